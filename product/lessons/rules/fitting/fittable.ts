import { LOCALES } from '#brands/brand.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { LessonLibrary } from '../lesson/library.ts';
import type { Fittable } from './fitting.ts';

export type FittableLesson = Fittable & Pick<Lesson['facts'], 'minutes'> & Pick<Lesson, 'cover'>;

/** The lessons of a library, as they are chosen by what is needed. */
export function fittableOf(library: LessonLibrary): FittableLesson[] {
  return library.lessons.flatMap((texts) => {
    const { en: english } = texts;
    if (english === undefined) return [];
    const languages = LOCALES.filter((locale) => texts[locale] !== undefined);
    const scenes = library.scenes[english.facts.id] ?? [];
    return [{ ...english.facts, scenes, cover: english.cover, languages }];
  });
}
