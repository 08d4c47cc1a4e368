import { isOn, NOT_YET_PACED, type Paced, type PaceMove, paced } from './paced.ts';

/**
 * Pulling in turns: the partner pulls, then you. Only pulls ahead of the partner count; the partner waits for ever, and
 * halfway gets tired and takes longer.
 */
export type Rowing = Paced & {
  turn: 'partner' | 'you';
  /** Pulls in turn, and ahead of it, since it counts. */
  pulls: number;
  ahead: number;
};

export type RowingMove = PaceMove | { type: 'pull' };

export const PULL_MS = 1400;
/** The second half of a double tap is no second pull. */
export const DOUBLE_TAP_MS = 450;
const CATCHING_UP = 1;
const OWN_WAY = 3;

export const NOT_YET_ROWING: Rowing = { ...NOT_YET_PACED, turn: 'partner', pulls: 0, ahead: 0 };

export function isTired(all: number, { phase, pulls }: Rowing): boolean {
  return phase === 'going' && pulls * 2 >= all;
}

/** How long the partner takes. */
export function partnerMs(all: number, now: Rowing): number {
  return PULL_MS * (isTired(all, now) ? 2 : 1) * (now.isSlow ? 2 : 1);
}

export function row(all: number, now: Rowing, move: RowingMove): Rowing {
  if (move.type === 'pull') return pull(all, now);
  const after = paced(now, move);
  return move.type === 'tick' ? partnerPulls(all, after) : after;
}

function partnerPulls(all: number, now: Rowing): Rowing {
  return isOn(now) && now.turn === 'partner' && now.ms >= partnerMs(all, now)
    ? { ...now, turn: 'you', ms: 0 }
    : now;
}

function pull(all: number, before: Rowing): Rowing {
  if (!isOn(before)) return before;
  const now = { ...before, presses: before.presses + 1 };
  if (now.turn === 'partner') {
    const counts = now.phase === 'going' && now.ms >= DOUBLE_TAP_MS;
    return counts ? { ...now, ahead: now.ahead + 1 } : now;
  }
  if (now.phase === 'try') return { ...now, phase: 'going', turn: 'partner', ms: 0 };
  const pulls = now.pulls + 1;
  return { ...now, pulls, turn: 'partner', ms: 0, phase: pulls >= all ? 'over' : 'going' };
}

export function rowOut(ahead: number): string {
  if (ahead <= CATCHING_UP) return 'together';
  return ahead <= OWN_WAY ? 'catching-up' : 'own-way';
}
