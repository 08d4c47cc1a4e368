import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GuideTexts } from '#product/lessons/rules/guide/guide.ts';
import { EMPTY_LIBRARY, type LessonLibrary } from '#product/lessons/rules/lesson/library.ts';

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const file = built('lessons.json');
const guidesFile = built('guides.json');

/** What the build made of the lesson library; a server without pages has none. */
export function readLessons(): LessonLibrary {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : EMPTY_LIBRARY;
}

/** The cover of a lesson, as the build drew it. */
export async function readCover(lesson: string): Promise<string | null> {
  const drawn = built(`covers/${lesson}.svg`);
  return existsSync(drawn) ? readFile(drawn, 'utf8') : null;
}

/** And of the guides. */
export function readGuides(): GuideTexts[] {
  return existsSync(guidesFile) ? JSON.parse(readFileSync(guidesFile, 'utf8')) : [];
}
