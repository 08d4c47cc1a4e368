import { createHash } from 'node:crypto';
import { LOCALES } from '#brands/brand.ts';
import { panelsOf } from '../rules/clip/panels.ts';
import { readClip } from '../rules/form/clip.ts';
import { readLesson, readShared, readTranslation } from '../rules/form/read-lesson.ts';
import { told } from '../rules/lesson/lesson.ts';
import type { LessonLibrary } from '../rules/lesson/library.ts';
import { clipWords, hasFile, libraryFiles, openLibrary, read } from './files.ts';

/** Reads the whole library, or some of it. A file that cannot be read stops the build; the proof says what is wrong. */
export function makeLibrary(only?: readonly string[]): LessonLibrary {
  const { catalogue, evidence, after } = openLibrary();
  const written = libraryFiles();
  const ids = catalogue
    .map(({ id }) => id)
    .filter((id) => written.includes(id) && (only?.includes(id) ?? true));
  const lessons = ids.map((id) => {
    const english = whole(`${id}.md`, readLesson(read(`${id}.md`)).value);
    const texts: LessonLibrary['lessons'][number] = { en: english };
    for (const language of LOCALES.filter((locale) => locale !== 'en' && hasFile(`${id}.${locale}.md`))) {
      const name = `${id}.${language}.md`;
      texts[language] = told(english, whole(name, readTranslation(read(name)).value));
    }
    return texts;
  });
  const worrying = sharedTexts('shared-worrying');
  const worryingAtHome = sharedTexts('shared-worrying-home');
  const clips: LessonLibrary['clips'] = {};
  for (const id of ids.filter((one) => hasFile(`${one}.ink`))) {
    const { clip } = readClip(read(`${id}.ink`));
    const told: LessonLibrary['clips'][string] = { en: panelsOf(clip) };
    for (const language of LOCALES.filter((locale) => locale !== 'en')) {
      const words = clipWords(id, language);
      if (words !== null) told[language] = panelsOf(clip, words);
    }
    clips[id] = told;
  }
  const scenes = Object.fromEntries(ids.flatMap((id) => (after[id] === undefined ? [] : [[id, after[id]]])));
  const content = { lessons, scenes, clips, worrying, worryingAtHome, evidence };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { hash, ...content };
}

function sharedTexts(id: string): LessonLibrary['worrying'] {
  const texts: LessonLibrary['worrying'] = {};
  for (const language of LOCALES) {
    const name = language === 'en' ? `${id}.md` : `${id}.${language}.md`;
    if (hasFile(name)) texts[language] = whole(name, readShared(read(name)).value);
  }
  return texts;
}

function whole<Value>(name: string, value: Value | null): Value {
  if (value === null) throw new Error(`${name} cannot be read: npm run lessons`);
  return value;
}
