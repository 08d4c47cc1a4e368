import { LOCALES } from '#brands/brand.ts';
import type { Fault } from './faults.ts';

/** Scenes are written in English, and told in every language of the student site. */
const SCENE_LANGUAGES = LOCALES.filter((locale) => locale !== 'en');

/** Languages that a scene lacks altogether. */
export function missingTranslation(present: readonly string[]): Fault[] {
  return SCENE_LANGUAGES.filter((language) => !present.includes(language)).map((language) => ({
    kind: 'untranslated',
    at: 'head',
    detail: `there is no ${language}`,
  }));
}
