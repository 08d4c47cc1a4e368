/** Breathing along with a shape. Nothing is measured; it may be left at any moment. */
export type Breathing = {
  phase: 'settle' | 'in' | 'out' | 'over';
  /** From 1. */
  round: number;
  /** Since this phase began. */
  ms: number;
};

/** Breathing out takes longer: that is what calms. */
export const BREATH_MS = { settle: 2500, in: 4000, out: 5000 } as const;

export const NOT_YET_BREATHING: Breathing = { phase: 'settle', round: 1, ms: 0 };

export function breathe(rounds: number, now: Breathing, passed: number): Breathing {
  const ms = now.ms + passed;
  if (now.phase === 'over' || ms < BREATH_MS[now.phase]) return { ...now, ms };
  switch (now.phase) {
    case 'settle':
      return { phase: 'in', round: now.round, ms: 0 };
    case 'in':
      return { phase: 'out', round: now.round, ms: 0 };
    case 'out':
      return now.round < rounds
        ? { phase: 'in', round: now.round + 1, ms: 0 }
        : { phase: 'over', round: now.round, ms: 0 };
  }
}

/** Counts up while breathing in and out, for whom nothing may move. */
export function breathCount({ phase, ms }: Breathing): number | null {
  return phase === 'in' || phase === 'out'
    ? Math.min(BREATH_MS[phase] / 1000, Math.floor(ms / 1000) + 1)
    : null;
}
