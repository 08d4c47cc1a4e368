import type { GuidePicture } from '../../rules/guide/guide.ts';

/** Taken by `npm run guide:pictures`; the build gives each a name of its own. */
const files = import.meta.glob<string>('/product/lessons/guides/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** In the reader's language, else in English; null where the screen was not there to be taken. */
export function guidePicture(name: GuidePicture, language: string): string | null {
  const folder = '/product/lessons/guides/pictures';
  return files[`${folder}/${name}.${language}.webp`] ?? files[`${folder}/${name}.en.webp`] ?? null;
}
