import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#brands/brand.ts';
import type { Guide, GuidePicture } from '../../rules/guide/guide.ts';

export type Pictures = ReadonlyMap<GuidePicture, Buffer>;

const fileOf = (name: GuidePicture, language: Locale): string =>
  fileURLToPath(new URL(`../../guides/pictures/paper/${name}.${language}.jpg`, import.meta.url));

/** The pictures of a guide in its language, else in English; a screen that was not taken has none. */
export async function picturesOf({ sections }: Guide, language: Locale): Promise<Pictures> {
  const pictures = new Map<GuidePicture, Buffer>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'picture') continue;
    const file = [fileOf(block.name, language), fileOf(block.name, 'en')].find((one) => existsSync(one));
    if (file !== undefined) pictures.set(block.name, await readFile(file));
  }
  return pictures;
}
