/** The captions of the film as files, of one source: `locales/<language>/lessons-film.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { type Cue, filmCues, vttOf } from '#product/lessons/rules/film/film.ts';
import { atHome } from '#product/site/rules/shell/home-words.ts';
import { root } from '../build-stamp.ts';
import { type Texts, textAt } from '../pictures/words.ts';

export const FILM_FOLDER = path.join(root, 'product/lessons/film');

/** For everybody, and in words of home. */
export const READERS = ['school', 'home'] as const;
type Reader = (typeof READERS)[number];

export function filmTexts(locale: Locale, reader: Reader): Texts {
  const file = path.join(root, `locales/${locale}/lessons-film.json`);
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  return reader === 'home' ? atHome(locale, 'lessons-film', texts) : texts;
}

export function captions(locale: Locale, reader: Reader): Cue[] {
  const texts = filmTexts(locale, reader);
  return filmCues((shot) => textAt(texts, `shots.${shot}.caption`));
}

/** The name of each file and what is in it. */
export function captionFiles(): { name: string; text: string }[] {
  return LOCALES.flatMap((locale) =>
    READERS.map((reader) => ({
      name: `captions-${reader}.${locale}.vtt`,
      text: vttOf(captions(locale, reader)),
    })),
  );
}
