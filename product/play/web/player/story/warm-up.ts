import { isProp, statesOf } from '../../../rules/directions/props.ts';
import { isExtra, isFace } from '../../../rules/story/cast.ts';
import type { CompiledScene } from '../../../rules/story/compiled-scene.ts';
import { isPlace } from '../../../rules/story/places.ts';
import { whenIdle } from '../../shared/moments.ts';
import { keepsakePicture, optionPicture, placePicture, propPicture } from '../../shared/pictures.ts';
import { extras } from '../../stage/extra-view.tsx';

/** The pictures a scene names anywhere. */
export function picturesOf(scene: CompiledScene): string[] {
  const written = JSON.stringify(scene);
  const tags = [...written.matchAll(/"(place|pic|keepsake): ?([a-z0-9-]+) *"/g)];
  const found = tags.map(([, kind = '', name = '']) => {
    if (kind === 'keepsake') return keepsakePicture(name);
    if (kind === 'place') return isPlace(name) ? placePicture(name) : undefined;
    return isFace(name.replace(/^face-/, '')) ? undefined : optionPicture(name);
  });
  const played = [...written.matchAll(/"play: ?([^"]+)"/g)]
    .flatMap(([, play = '']) => play.split(/[\s=,:]+/))
    .map(optionPicture);
  // What stands about, and what is held.
  const shown = [...written.matchAll(/"(?:prop|pose): ?([^"]+)"/g)]
    .flatMap(([, list = '']) => list.split(/[\s,]+/))
    .filter(isProp)
    .flatMap((prop) => statesOf(prop).map((state) => propPicture(prop, state)));
  return [...new Set([...found, ...played, ...shown].filter((file) => file !== undefined))];
}

/** Somebody comes by. */
function hasExtras(scene: CompiledScene): boolean {
  return [...JSON.stringify(scene).matchAll(/"enter: ?([^"]+)"/g)]
    .flatMap(([, list = '']) => list.split(/[\s,]+/))
    .some(isExtra);
}

const AFTER_MS = 1200;
/** A device that never rests gets everything all the same. */
const BUSY_MS = 1500;

/**
 * Fetches what the scene will need later, one after the other, while the first line is read: afterwards it plays on
 * without a network, too.
 */
export async function warmUp(
  scene: CompiledScene,
  parts: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  // The first line comes first, and whoever reads it has a moment.
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  const steps = [
    ...(hasExtras(scene) ? [extras.fetch] : []),
    parts,
    ...picturesOf(scene).map((file) => () => fetchWhole(file, signal)),
  ];
  for (const step of steps) {
    // Asking for a file takes the page a moment, too: not the one in which somebody taps.
    await whenIdle(BUSY_MS);
    if (signal.aborted) return;
    await step().catch(() => undefined);
  }
}

async function fetchWhole(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { signal, priority: 'low' });
  await response.arrayBuffer();
}
