import { makeGuides } from '../../build/guides.ts';
import { makeLibrary } from '../../build/make-library.ts';
import type { GuideTexts } from '../../rules/guide/guide.ts';
import type { LessonLibrary } from '../../rules/lesson/library.ts';

/** An activity, a heavy article without a scene, a worksheet that is not translated, a clip without a letter home. */
export const TEST_LESSONS = ['e-er-1', 'e-emp-5', 'm-ic-1', 'e-com-4'];
export const TEST_LIBRARY: LessonLibrary = withoutChinese(makeLibrary(TEST_LESSONS), 'm-ic-1');

/** As a lesson is between being written and being translated. */
function withoutChinese(library: LessonLibrary, id: string): LessonLibrary {
  const lessons = library.lessons.map(({ 'zh-TW': chinese, ...texts }) =>
    texts.en?.facts.id === id || chinese === undefined ? texts : { ...texts, 'zh-TW': chinese },
  );
  return { ...library, lessons };
}

export const TEST_GUIDES: GuideTexts[] = makeGuides();

/** As high and wide as covers are. */
export const TEST_COVER =
  '<svg viewBox="0 0 640 360"><rect width="640" height="360" fill="#cde6df"/><circle cx="320" cy="180" r="90" fill="#ef9f4e"/></svg>';

export const testCover = (): Promise<string> => Promise.resolve(TEST_COVER);
