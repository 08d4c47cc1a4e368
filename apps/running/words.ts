import { brandById } from '#brands/all.ts';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { type Say, sayIn, sayWith } from '#platform/server/texts.ts';

/** Programs are called what the brand calls them, in files as on screens. */
export function programNames(brand: string, language: string): Record<string, string> {
  const locale = LOCALES.find((one) => one === language) ?? 'en';
  const programs = Object.entries(brandById(brand).programs[locale]);
  return Object.fromEntries(programs.map(([id, name]) => [`rosters.programs.${id}`, name]));
}

/** A language in the words of a brand, where nobody asked over the network. */
export function sayFor(brand: string, language: Locale): Say {
  return sayWith(programNames(brand, language), sayIn(language));
}
