import type { Locale } from '#brands/brand.ts';
import type { FilmShot } from '../../rules/film/film.ts';

/** Made by `npm run film`; the build gives each a name of its own, so that browsers keep them for good. */
const files = import.meta.glob<string>('/product/lessons/film/**/*.{webm,mp4,webp,vtt}', {
  eager: true,
  import: 'default',
  query: '?url',
});

const fileOf = (name: string): string | null => files[`/product/lessons/film/${name}`] ?? null;

export type FilmFiles = { webm: string; mp4: string; poster: string };

/** Null where no film was made in this language. */
export function filmFiles(language: Locale): FilmFiles | null {
  const webm = fileOf(`film.${language}.webm`);
  const mp4 = fileOf(`film.${language}.mp4`);
  const poster = fileOf(`poster.${language}.webp`);
  return webm === null || mp4 === null || poster === null ? null : { webm, mp4, poster };
}

export const captionFile = (language: Locale, reader: 'school' | 'home'): string | undefined =>
  fileOf(`captions-${reader}.${language}.vtt`) ?? undefined;

export const stillFile = (shot: FilmShot, language: Locale): string | null =>
  fileOf(`stills/${shot}.${language}.webp`);
