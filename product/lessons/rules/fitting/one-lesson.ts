import type { Locale } from '#brands/brand.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { LessonLibrary } from '../lesson/library.ts';
import { fittableOf } from './fittable.ts';
import { fittingLessons } from './fitting.ts';

/** No day is asked about where nobody has taught anything. */
const NO_DAY = '2000-01-01';

/**
 * One lesson for what is needed, to be named on paper and in letters: in that language alone, the same for every reader,
 * and never a heavy one, for there is no room to say so.
 */
export function lessonFinder(
  library: LessonLibrary,
): (needs: Needs, language: Locale) => { code: string; title: string; minutes: number } | null {
  const light = fittableOf(library).filter(({ safety }) => !safety);
  return (needs, language) => {
    const told = light.filter(({ languages }) => languages.includes(language));
    const [fit] = fittingLessons(told, needs, { language, today: NO_DAY, taught: new Map() }, 1);
    if (fit === undefined) return null;
    const { id: code, minutes } = fit.lesson;
    const texts = library.lessons.find(({ en }) => en?.facts.id === code);
    return { code, title: texts?.[language]?.facts.title ?? code, minutes };
  };
}
