import type { Locale } from '#brands/brand.ts';
import type { SceneEntry } from './programs.ts';

/** In the reader's language, where the scene is in it. */
export function titleIn(entries: readonly SceneEntry[], scene: string, language: Locale): string {
  const entry = entries.find(({ id }) => id === scene);
  return entry?.texts[language]?.title ?? entry?.title ?? scene;
}
