import type { Stop } from '../../contract.ts';
import { mapOf, mayPlay } from '../../rules/results/progress.ts';
import { areChecksResting, sittingWith } from '../../rules/visit/visit.ts';
import type { PlayWorld } from './source.ts';

/** The world after scenes were played to their end here, before the server has heard of it. */
export function worldAfter<
  World extends Pick<PlayWorld, 'program' | 'epoch' | 'iteration' | 'stops' | 'keepsakes' | 'sitting'>,
>(world: World, done: ReadonlySet<string>, keepsakes: readonly string[]): World {
  if (done.size === 0) return world;
  const { program, iteration, epoch } = world;
  const scenes = world.stops.map((stop) => ({ ...stop, program }));
  const over = scenes
    .filter(({ id, status }) => status === 'done' || done.has(id))
    .map(({ id }) => ({ scene: id, iteration }));
  const stops = mapOf(scenes, program, { epoch, iteration, houses: [], forms: [] }, over).map(
    (stop): Stop => {
      const { program: _, ...scene } = stop.scene;
      return { ...scene, status: stop.status, may_play: mayPlay(stop) };
    },
  );
  // What the server knows to be done is in its sitting, too.
  const kinds = world.stops
    .filter(({ id, status }) => done.has(id) && status !== 'done')
    .map(({ kind }) => kind);
  const sitting = world.sitting && sittingWith(world.sitting, kinds);
  return { ...world, stops, sitting, keepsakes: [...new Set([...world.keepsakes, ...keepsakes])] };
}

/** After two checks the others lie ahead of another sitting: whoever is tired answers otherwise. */
export function restingAfter<World extends Pick<PlayWorld, 'stops' | 'sitting' | 'debug'>>(
  world: World,
): World {
  if (world.sitting === null || world.debug || !areChecksResting(world.sitting)) return world;
  const stops = world.stops.map(
    (stop): Stop =>
      stop.kind === 'check' && stop.status !== 'done' ? { ...stop, status: 'locked', may_play: false } : stop,
  );
  return { ...world, stops };
}
