import type { Stop } from '../../contract.ts';
import { mapOf, mayPlay } from '../../rules/results/progress.ts';
import type { PlayWorld } from './source.ts';

/** The world after scenes were played to their end here, before the server has heard of it. */
export function worldAfter<
  World extends Pick<PlayWorld, 'program' | 'epoch' | 'iteration' | 'stops' | 'badges'>,
>(world: World, done: ReadonlySet<string>, badges: readonly string[]): World {
  if (done.size === 0) return world;
  const { program, iteration, epoch } = world;
  const scenes = world.stops.map((stop) => ({ ...stop, program }));
  const over = scenes
    .filter(({ id, status }) => status === 'done' || done.has(id))
    .map(({ id }) => ({ scene: id, iteration }));
  const stops = mapOf(scenes, program, { epoch, iteration }, over).map((stop): Stop => {
    const { program: _, ...scene } = stop.scene;
    return { ...scene, status: stop.status, may_play: mayPlay(stop) };
  });
  return { ...world, stops, badges: [...new Set([...world.badges, ...badges])] };
}
