import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SceneManifest } from '#product/play/rules/story/programs.ts';

const file = fileURLToPath(new URL('../../dist/scenes.json', import.meta.url));

/** What the build made of the scenes of play; a server without pages has none. */
export function readScenes(): SceneManifest {
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { entries: [], outlines: {}, readings: {}, words: {} };
}
