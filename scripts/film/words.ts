/** The words of the screens, by which a shot finds what it shows: a label that is gone fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { makeLibrary } from '#product/lessons/build/make-library.ts';
import { root } from '../build-stamp.ts';

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export function wordsIn(locale: Locale): Say {
  return (key, values = {}) => {
    const [branch = '', ...names] = key.split('.');
    const file = path.join(root, 'locales', locale, `${branch}.json`);
    let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of names) found = Object(found)[name];
    if (typeof found !== 'string') throw new Error(`${file} has no ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
  };
}

/** What an activity of the Cool Down Corner is called. */
export function activityTitle(id: string, locale: Locale): string {
  const file = path.join(root, 'product/play/scenes/cool-down/activities.json');
  const { activities } = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = activities.find((activity) => activity.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.title[locale];
}

const shape = z.object({
  activities: z.array(z.object({ id: z.string(), title: z.record(z.enum(LOCALES), z.string()) })),
});

/** What a lesson is called, in English where it is in no other language. */
export function titleOfLesson(id: string, locale: Locale): string {
  const library = makeLibrary([id]);
  const lesson = library.lessons[0]?.[locale] ?? library.lessons[0]?.en;
  if (lesson === undefined) throw new Error(`there is no ${id}`);
  return lesson.facts.title;
}
