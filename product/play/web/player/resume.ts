import type { PlayEvent } from '../../rules/events.ts';
import type { Pick } from '../../rules/scene.ts';
import type { KeptPlace } from '../queue/storage.ts';

type Attempt = { scene: string; epoch: number; iteration: number; attempt: number };

/** Where the server saw the child last. */
export type KnownPlace = Attempt & { picks: readonly Pick[] };

const isSame = (one: Omit<Attempt, 'scene'>, other: Omit<Attempt, 'scene'>): boolean =>
  one.epoch === other.epoch && one.iteration === other.iteration && one.attempt === other.attempt;

const beginsWith = (picks: readonly Pick[], start: readonly Pick[]): boolean =>
  start.every(([ask, option], at) => picks[at]?.[0] === ask && picks[at]?.[1] === option);

/**
 * Where to go on: what the server knows, what this browser knows, and what is still on its way. Whoever of the two
 * knows more is right; where they part (two devices at once), what waits here comes after what the server has, and a
 * pick that does not fit any more is passed over.
 */
export function resumeAt(
  known: KnownPlace,
  kept: KeptPlace | null,
  waiting: readonly PlayEvent[],
): { picks: Pick[]; lines: number } {
  if (kept !== null && isSame(kept, known) && beginsWith(kept.picks, known.picks)) {
    return { picks: [...kept.picks], lines: kept.lines };
  }
  const here = waiting.filter((event) => event.type === 'choice');
  const own = here.filter((event) => event.scene === known.scene && isSame(event, known));
  return { picks: [...known.picks, ...own.map(({ ask, opt }): Pick => [ask, opt])], lines: 0 };
}
