/**
 * Keeping one's hands to oneself while something grows. Taps are counted, never milliseconds, and a tap takes
 * nothing away: the thing wobbles and grows on.
 */
export type Waiting = {
  phase: 'ready' | 'growing' | 'grown' | 'over';
  /** Since this phase began. */
  ms: number;
  taps: number;
};

export type WaitingMove = { type: 'start' } | { type: 'tap' } | { type: 'tick'; ms: number };

/** The second half of a double tap on the start button was not meant for the thing. */
export const GRACE_MS = 600;
/** Long enough to look at what has grown. */
export const ADMIRE_MS = 1800;

export const NOT_YET_WAITING: Waiting = { phase: 'ready', ms: 0, taps: 0 };

export function wait(secs: number, now: Waiting, move: WaitingMove): Waiting {
  switch (move.type) {
    case 'start':
      return now.phase === 'ready' ? { ...now, phase: 'growing', ms: 0 } : now;
    case 'tap':
      return now.phase === 'growing' && now.ms >= GRACE_MS ? { ...now, taps: now.taps + 1 } : now;
    case 'tick':
      return grow(secs, { ...now, ms: now.ms + move.ms });
  }
}

function grow(secs: number, now: Waiting): Waiting {
  if (now.phase === 'growing' && now.ms >= secs * 1000) return { ...now, phase: 'grown', ms: 0 };
  if (now.phase === 'grown' && now.ms >= ADMIRE_MS) return { ...now, phase: 'over', ms: 0 };
  return now;
}

/** From 0 to 1. Where nothing should move it grows in five stages. */
export function grownPart(secs: number, now: Waiting, isStill: boolean): number {
  if (now.phase === 'ready') return 0;
  if (now.phase !== 'growing') return 1;
  const part = Math.min(1, now.ms / (secs * 1000));
  return isStill ? Math.floor(part * 5) / 5 : part;
}
