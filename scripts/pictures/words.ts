/** The words of the screens, by which a shot finds what it shows: a label that is gone fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { makeLibrary } from '#product/lessons/build/make-library.ts';
import { root } from '../build-stamp.ts';

export type Texts = { readonly [key: string]: string | Texts };
export type Say = (key: string) => string;

/** A text of a branch, by its path. */
export function textAt(texts: Texts, key: string): string {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  if (typeof found !== 'string') throw new Error(`there is no text ${key}`);
  return found;
}

export function wordsIn(locale: Locale): Say {
  return (key) => {
    const [branch = '', ...names] = key.split('.');
    return textAt(readJson(`locales/${locale}/${branch}.json`), names.join('.'));
  };
}

/** What an activity of the Cool Down Corner is called. */
export function activityTitle(id: string, locale: Locale): string {
  const { activities } = coolDown.parse(readJson('product/play/scenes/cool-down/activities.json'));
  const found = activities.find((activity) => activity.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.title[locale];
}

const coolDown = z.object({
  activities: z.array(z.object({ id: z.string(), title: z.record(z.enum(LOCALES), z.string()) })),
});

/** A text of a scene, by its English words. */
export function sceneText(scene: string, english: string, locale: Locale): string {
  const ink = readFileSync(path.join(root, `product/play/scenes/${scene}.ink`), 'utf8');
  if (!ink.includes(english)) throw new Error(`${scene} does not say "${english}"`);
  if (locale === 'en') return english;
  const told = z
    .record(z.string(), z.string())
    .parse(readJson(`product/play/scenes/${scene}.${locale}.json`));
  const found = told[english];
  if (found === undefined) throw new Error(`${scene} does not say "${english}" in ${locale}`);
  return found;
}

/** What a lesson is called, and its page for students. */
export function wordsOfLesson(id: string, locale: Locale): { title: string; studentPage: string } {
  const [texts] = makeLibrary([id]).lessons;
  const lesson = texts?.[locale] ?? texts?.en;
  if (lesson === undefined) throw new Error(`there is no ${id}`);
  const { title, studentAnchor } = lesson.facts;
  if (studentAnchor === null) throw new Error(`${id} has no page for students`);
  return { title, studentPage: studentAnchor };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
