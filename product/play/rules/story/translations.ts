import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Fault } from './faults.ts';

/** Programs whose scenes come in Traditional Chinese, too. */
const TRANSLATED_PROGRAMS: readonly ProgramId[] = ['academy', 'zoou'];
const SCENE_LANGUAGES: readonly Locale[] = ['zh-TW'];

/** Languages that a scene of this program lacks altogether. */
export function missingTranslation(program: ProgramId, present: readonly string[]): Fault[] {
  if (!TRANSLATED_PROGRAMS.includes(program)) return [];
  return SCENE_LANGUAGES.filter((language) => !present.includes(language)).map((language) => ({
    kind: 'untranslated',
    at: 'head',
    detail: `there is no ${language}`,
  }));
}
