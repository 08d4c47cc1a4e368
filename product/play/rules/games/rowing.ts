/**
 * Pulling in turns: the partner pulls, then you. Only pulls ahead of the partner count; the partner waits for ever, and
 * halfway gets tired and takes longer.
 */
export type Rowing = {
  /** `try`: one pull each that does not count. */
  phase: 'ready' | 'try' | 'rowing' | 'over';
  turn: 'partner' | 'you';
  /** Since the turn came to whoever has it. */
  ms: number;
  /** Pulls in turn, and ahead of it, since it counts. */
  pulls: number;
  ahead: number;
  presses: number;
  isSlow: boolean;
};

export type RowingMove =
  | { type: 'start' }
  | { type: 'pull' }
  | { type: 'slower' }
  | { type: 'tick'; ms: number };

export const PULL_MS = 1400;
/** The second half of a double tap is no second pull. */
export const DOUBLE_TAP_MS = 450;
const CATCHING_UP = 1;
const OWN_WAY = 3;

export const NOT_YET_ROWING: Rowing = {
  phase: 'ready',
  turn: 'partner',
  ms: 0,
  pulls: 0,
  ahead: 0,
  presses: 0,
  isSlow: false,
};

export function isTired(all: number, { phase, pulls }: Rowing): boolean {
  return phase === 'rowing' && pulls * 2 >= all;
}

/** How long the partner takes. */
export function partnerMs(all: number, now: Rowing): number {
  return PULL_MS * (isTired(all, now) ? 2 : 1) * (now.isSlow ? 2 : 1);
}

export function row(all: number, now: Rowing, move: RowingMove): Rowing {
  switch (move.type) {
    case 'start':
      return now.phase === 'ready' ? { ...now, phase: 'try', ms: 0 } : now;
    case 'slower':
      return { ...now, isSlow: !now.isSlow };
    case 'tick':
      return partnerPulls(all, { ...now, ms: now.ms + move.ms });
    case 'pull':
      return pull(all, now);
  }
}

function isOn({ phase }: Rowing): boolean {
  return phase === 'try' || phase === 'rowing';
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
    const counts = now.phase === 'rowing' && now.ms >= DOUBLE_TAP_MS;
    return counts ? { ...now, ahead: now.ahead + 1 } : now;
  }
  if (now.phase === 'try') return { ...now, phase: 'rowing', turn: 'partner', ms: 0 };
  const pulls = now.pulls + 1;
  return { ...now, pulls, turn: 'partner', ms: 0, phase: pulls >= all ? 'over' : 'rowing' };
}

export function rowOut(ahead: number): string {
  if (ahead <= CATCHING_UP) return 'together';
  return ahead <= OWN_WAY ? 'catching-up' : 'own-way';
}
