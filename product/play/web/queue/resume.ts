import type { PlayEvent } from '../../rules/results/events.ts';
import type { Pick } from '../../rules/story/scene.ts';
import type { KeptPlace } from './storage.ts';

type Attempt = { epoch: number; iteration: number; attempt: number };
type At = { picks: Pick[]; lines: number };

/** Where the server saw the child last. */
export type KnownPlace = Attempt & At & { scene: string; debug: boolean };

const isSame = (one: Attempt, other: Attempt): boolean =>
  one.epoch === other.epoch && one.iteration === other.iteration && one.attempt === other.attempt;

const beginsWith = (picks: readonly Pick[], start: readonly Pick[]): boolean =>
  start.every(([ask, option], at) => picks[at]?.[0] === ask && picks[at]?.[1] === option);

const endsWith = (picks: readonly Pick[], end: readonly Pick[]): boolean =>
  picks.length >= end.length && beginsWith(picks.slice(picks.length - end.length), end);

/**
 * Where to go on: what the server knows, what this browser knows, and what is still on its way. Whoever of the two
 * knows more is right; where they part (two devices at once), what waits here comes after what the server has, and a
 * pick that does not fit any more is passed over. `waiting` is as it was before the server was asked: a pick that
 * neither it nor the server has was refused, and is asked again.
 */
export function resumeAt(known: KnownPlace, kept: KeptPlace | null, waiting: readonly PlayEvent[]): At {
  if (known.debug) return { picks: [...known.picks], lines: 0 };
  const own = waiting
    .filter((event) => event.type === 'choice')
    .filter((event) => !event.debug && event.scene === known.scene && isSame(event, known))
    .map(({ ask, opt }): Pick => [ask, opt]);
  if (kept !== null && isSame(kept, known) && beginsWith(kept.picks, known.picks)) {
    const ahead = kept.picks.slice(known.picks.length);
    if (endsWith(own, ahead)) {
      const lines = ahead.length === 0 ? Math.max(kept.lines, known.lines) : kept.lines;
      return { picks: [...kept.picks], lines };
    }
  }
  return { picks: [...known.picks, ...own], lines: own.length === 0 ? known.lines : 0 };
}

/** Where the server would see the child, had it been asked: it has everything that is kept here and does not wait. */
export function knownOffline<Place extends KnownPlace>(known: Place, kept: KeptPlace | null): Place {
  if (known.debug || kept === null || !isSame(kept, known)) return known;
  return beginsWith(kept.picks, known.picks) ? { ...known, picks: kept.picks, lines: kept.lines } : known;
}
