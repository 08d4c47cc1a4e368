import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { isSkill } from '#product/play/rules/story/skills.ts';
import { type Following, type StoryScene, scenesAfter } from '../rules/fitting/after-scenes.ts';
import { type CatalogueRow, readCatalogue, readEvidence } from '../rules/form/catalogue.ts';
import { readClip } from '../rules/form/clip.ts';
import type { Fault } from '../rules/form/faults.ts';
import { readLesson, readShared, readTranslation } from '../rules/form/read-lesson.ts';
import type { EvidenceNote } from '../rules/lesson/library.ts';
import { clipFaults, clipWordFaults } from '../rules/proof/clip-faults.ts';
import { homeFaults } from '../rules/proof/home-faults.ts';
import { type Known, lessonFaults } from '../rules/proof/lesson-faults.ts';
import { sharedTranslationFaults, translationFaults } from '../rules/proof/translation-faults.ts';
import { wordFaults } from '../rules/proof/words.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const LIBRARY = here('../library');
const SCENES = here('../../play/scenes');

export const read = (name: string): string => readFileSync(path.join(LIBRARY, name), 'utf8');
export const hasFile = (name: string): boolean => existsSync(path.join(LIBRARY, name));

/** A clip's lines in another language, by the English ones; null where nobody has translated it. */
export function clipWords(id: string, language: string): Record<string, string> | null {
  const name = `${id}.${language}.json`;
  return hasFile(name) ? z.parse(z.record(z.string(), z.string()), JSON.parse(read(name))) : null;
}

export type Library = Known & { catalogue: CatalogueRow[]; evidence: EvidenceNote[] };

/** What lessons are held against, from the files beside them. */
export function openLibrary(): Library {
  const evidence = readEvidence(read('evidence.csv'));
  const scenes = globSync('**/*.ink', { cwd: SCENES }).map((file) => path.basename(file, '.ink'));
  const practices = evidence.map(({ practice }) => practice);
  const catalogue = readCatalogue(read('catalogue.csv'));
  const written = catalogue.filter(({ id }) => hasFile(`${id}.md`)).map(followingOf);
  const after = scenesAfter(written, storyScenes());
  return { catalogue, evidence, practices, scenes, after };
}

/** Some lessons of a library follow what they follow in all of it: the catalogue decides, and not who is asked for. */
function followingOf({ skills, scene, safety, ...row }: CatalogueRow): Following {
  return { ...row, skills: skills.split(';'), scene: scene === '' ? null : scene, safety: safety === 'yes' };
}

/** The scenes of play, as far as lessons go by them: what each is about stands at its head. */
export function storyScenes(): StoryScene[] {
  return globSync('*/*.ink', { cwd: SCENES }).flatMap((file) => {
    const skill = /^# skill: (.+)$/m.exec(readFileSync(path.join(SCENES, file), 'utf8'))?.[1] ?? '';
    const program = PROGRAM_IDS.find((one) => one === path.dirname(file));
    return program !== undefined && isSkill(skill)
      ? [{ id: path.basename(file, '.ink'), program, skill }]
      : [];
  });
}

/** The names of the lessons' files, of translations and of shared texts, without what they end in. */
export function libraryFiles(): string[] {
  return globSync('*.md', { cwd: LIBRARY })
    .map((file) => path.basename(file, '.md'))
    .filter((name) => name !== 'README')
    .sort();
}

export type FileFault = Fault & { file: string };

/** What is wrong with the file of that name, and with the clip beside it. */
export function proveFile(name: string, library: Library): FileFault[] {
  const source = read(`${name}.md`);
  const [id = name, language] = name.split('.');
  const own = (faults: Fault[]): FileFault[] => faults.map((fault) => ({ file: name, ...fault }));
  if (name.startsWith('shared-')) {
    const shared = readShared(source);
    const ofHome = (said: typeof shared.said): Fault[] =>
      id.endsWith('-home') ? homeFaults(said.map((one) => ({ ...one, part: 'home' }))) : [];
    if (language !== undefined)
      return own([
        ...sharedTranslationFaults(readShared(read(`${id}.md`)).value, shared),
        ...ofHome(shared.said),
      ]);
    return own([...shared.faults, ...wordFaults(shared.said), ...ofHome(shared.said)]);
  }
  if (language !== undefined) {
    const english = hasFile(`${id}.md`) ? readLesson(read(`${id}.md`)).value : null;
    return own(translationFaults(id, english, readTranslation(source), library.after));
  }
  const lesson = readLesson(source);
  const faults = own(lessonFaults(id, lesson, library));
  const clip = lesson.value?.prose.clip;
  if (lesson.value === null || !clip) return faults;
  if (clip.file !== `${id}.ink` || !hasFile(clip.file))
    return [
      ...faults,
      ...own([{ line: lesson.lineOf('clip'), words: `the clip is ${id}.ink, beside this file` }]),
    ];
  const clipped = readClip(read(clip.file));
  const found = clipFaults(lesson.value, clipped).map((fault) => ({ file: clip.file, ...fault }));
  const translated = LOCALES.filter((locale) => locale !== 'en').flatMap((language) => {
    const words = clipWords(id, language);
    const wrong = words === null ? [] : clipWordFaults(clipped.clip, words);
    return wrong.map((fault) => ({ file: `${id}.${language}.json`, ...fault }));
  });
  return [...faults, ...found, ...translated];
}
