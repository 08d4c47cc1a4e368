/** A game with a pace of its own begins with a try that does not count, can be slowed, and is told the time. */
export type Paced = {
  phase: 'ready' | 'try' | 'going' | 'over';
  /** Since whatever is now began. */
  ms: number;
  presses: number;
  isSlow: boolean;
};

export type PaceMove = { type: 'start' } | { type: 'slower' } | { type: 'tick'; ms: number };

export const NOT_YET_PACED: Paced = { phase: 'ready', ms: 0, presses: 0, isSlow: false };

export function isOn({ phase }: Paced): boolean {
  return phase === 'try' || phase === 'going';
}

/** The same game after the move, but for what the time brings. */
export function paced<Now extends Paced>(now: Now, move: PaceMove): Now {
  switch (move.type) {
    case 'start':
      return now.phase === 'ready' ? { ...now, phase: 'try', ms: 0 } : now;
    case 'slower':
      return { ...now, isSlow: !now.isSlow };
    case 'tick':
      return { ...now, ms: now.ms + move.ms };
  }
}
