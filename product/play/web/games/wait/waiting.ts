/**
 * Keeping one's hands to oneself while something takes its time. It begins with an act: whoever does nothing at all has
 * not waited. Taps are counted, never milliseconds.
 */
export type Waiting = {
  phase: 'ready' | 'waiting' | 'over';
  /** Since this phase began. */
  ms: number;
  taps: number;
  /** When the last one was. */
  tappedAt: number;
};

export type WaitingMove = { type: 'begin' } | { type: 'tap' } | { type: 'tick'; ms: number };

/** The second half of a double tap was not meant for the thing. */
export const GRACE_MS = 600;
/** After so many nothing is left to wait for. */
const ENOUGH_TAPS = 3;

export const NOT_YET_WAITING: Waiting = { phase: 'ready', ms: 0, taps: 0, tappedAt: 0 };

export function wait(secs: number, now: Waiting, move: WaitingMove): Waiting {
  switch (move.type) {
    case 'begin':
      return now.phase === 'ready' ? { ...now, phase: 'waiting', ms: 0 } : now;
    case 'tap': {
      if (now.phase !== 'waiting' || now.ms < GRACE_MS) return now;
      const taps = now.taps + 1;
      return { ...now, taps, tappedAt: now.ms, phase: taps >= ENOUGH_TAPS ? 'over' : 'waiting' };
    }
    case 'tick': {
      const ms = now.ms + move.ms;
      return { ...now, ms, phase: now.phase === 'waiting' && ms >= secs * 1000 ? 'over' : now.phase };
    }
  }
}

const STIRS_MS = 900;

/** Whether everything still wobbles from a tap. */
export function isStirred({ taps, tappedAt, ms }: Waiting): boolean {
  return taps > 0 && ms - tappedAt < STIRS_MS;
}

const REMINDED_MS = 2500;

/** Whether a child who has just touched it is told what it was about. */
export function isReminded({ phase, taps, tappedAt, ms }: Waiting): boolean {
  return phase === 'waiting' && taps > 0 && ms - tappedAt < REMINDED_MS;
}

const STEPS_WHEN_STILL = 5;

/** How much of the time is over, from 0 to 1, a step at a time; few steps where nothing should move. */
export function passedPart(secs: number, { phase, ms }: Waiting, isStill: boolean): number {
  if (phase === 'ready') return 0;
  const steps = isStill ? STEPS_WHEN_STILL : secs * 2;
  return Math.min(1, Math.floor((ms / (secs * 1000)) * steps) / steps);
}
