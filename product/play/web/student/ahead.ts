import type { Stop } from '../../contract.ts';
import type { CompiledScene } from '../../rules/story/compiled-scene.ts';
import { isQuiet } from '../content/quiet.ts';
import type { PlaySource, PlayWorld } from '../content/source.ts';
import { picturesOf } from '../player/story/warm-up.ts';
import { whenIdle } from '../shared/moments.ts';
import { loadSceneFiles } from '../shared/scene-files.ts';
import { figures } from '../stage/figure-view.tsx';

/** So many scenes can begin without a network: more than ten minutes of play. */
const SCENES_AHEAD = 6;
/** Who stays on the map for so long is not about to begin. */
const LINGER_MS = 4000;
/** A device that never rests gets everything all the same. */
const BUSY_MS = 1500;

let turn = 0;
const fetched = new Set<string>();

/** The next scene first, then those that may be chosen, then those that these open. */
function comingUp(stops: readonly Stop[]): Stop[] {
  const order = ['next', 'open', 'locked'] as const;
  return order.flatMap((status) => stops.filter((stop) => stop.status === status)).slice(0, SCENES_AHEAD);
}

/** While the child looks around or plays: what the coming scenes need, one thing at a time; what fails is skipped. */
export async function fetchAhead(source: PlaySource, { stops }: PlayWorld): Promise<void> {
  turn += 1;
  const own = turn;
  const told: CompiledScene[] = [];
  const pictures = new Set<string>();
  const files = comingUp(stops).flatMap((stop) => [
    async () => void told.push((await loadSceneFiles(stop, { priority: 'low' })).told),
    () => source.foresee(stop),
  ]);
  const isComic = stops.some(({ kind }) => kind === 'comic');
  if (!(await inTurn(own, [...files, () => import('../player/scene-screen.tsx')]))) return;
  const looked = told.map((scene) => async () => {
    for (const file of picturesOf(scene)) pictures.add(file);
  });
  if (!(await inTurn(own, looked))) return;
  // Whoever begins a scene soon gets its game while reading the first line.
  const pieces = [
    () => wait(LINGER_MS),
    () => figures.fetch(),
    async () => (await import('../player/pieces.ts')).preloadPieces(isComic),
  ];
  await inTurn(own, [...[...pictures].map((file) => () => fetchOnce(file)), ...pieces]);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** False where a later call has taken over. */
async function inTurn(own: number, steps: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  for (const step of steps) {
    while (isQuiet()) await wait(500);
    // What is asked for ahead never takes the moment in which somebody taps.
    await whenIdle(BUSY_MS);
    if (own !== turn) return false;
    await step().catch(() => undefined);
  }
  return true;
}

async function fetchOnce(file: string): Promise<void> {
  if (fetched.has(file)) return;
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) fetched.add(file);
}
