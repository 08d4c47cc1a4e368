import { PROGRAM_IDS } from '#brands/brand.ts';
import { ApiError } from '#platform/web/api.ts';
import { showScene, showWorld } from '../content/source.ts';
import { previewSource } from './preview-source.ts';

/** Loaders of the preview's routes. */
export async function showPreview(home: string, program: string, scene?: string): Promise<void> {
  const known = PROGRAM_IDS.find((id) => id === program);
  if (known === undefined) throw new ApiError(404, null);
  const source = previewSource(home, known);
  // The way to the next scene is the map's to tell.
  await Promise.all([showWorld(source), scene === undefined ? undefined : showScene(source, scene)]);
}
