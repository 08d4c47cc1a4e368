/**
 * Past a sleeper: while the breath goes out is a step, one a breath. Only steps at the wrong time count; waiting costs
 * nothing, however long.
 */
export type Tiptoeing = {
  /** `try`: the first step does not count. */
  phase: 'ready' | 'try' | 'going' | 'over';
  breath: 'not-yet' | 'now';
  /** Since this part of the breath began. */
  ms: number;
  steps: number;
  /** Steps on "not yet". */
  loud: number;
  presses: number;
  isSlow: boolean;
};

export type TiptoeingMove =
  | { type: 'start' }
  | { type: 'step' }
  | { type: 'slower' }
  | { type: 'tick'; ms: number };

export const NOT_YET_MS = 1900;
export const NOW_MS = 2600;
/** Nobody sees, decides and steps faster: such a step was meant for the breath before. */
export const LATE_MS = 450;
const STIRRED = 2;

export const NOT_YET_TIPTOEING: Tiptoeing = {
  phase: 'ready',
  breath: 'not-yet',
  ms: 0,
  steps: 0,
  loud: 0,
  presses: 0,
  isSlow: false,
};

export function tiptoe(all: number, now: Tiptoeing, move: TiptoeingMove): Tiptoeing {
  switch (move.type) {
    case 'start':
      return now.phase === 'ready' ? { ...now, phase: 'try', ms: 0 } : now;
    case 'slower':
      return { ...now, isSlow: !now.isSlow };
    case 'tick':
      return breathe({ ...now, ms: now.ms + move.ms });
    case 'step':
      return step(all, now);
  }
}

function isOn({ phase }: Tiptoeing): boolean {
  return phase === 'try' || phase === 'going';
}

function breathe(now: Tiptoeing): Tiptoeing {
  const lasts = (now.breath === 'now' ? NOW_MS : NOT_YET_MS) * (now.isSlow ? 2 : 1);
  if (!isOn(now) || now.ms < lasts) return now;
  return { ...now, breath: now.breath === 'now' ? 'not-yet' : 'now', ms: 0 };
}

function step(all: number, before: Tiptoeing): Tiptoeing {
  if (!isOn(before)) return before;
  const now = { ...before, presses: before.presses + 1 };
  if (now.breath === 'now') {
    if (now.phase === 'try') return { ...now, phase: 'going', breath: 'not-yet', ms: 0 };
    const steps = now.steps + 1;
    // One a breath: the next part of it begins with the step.
    return { ...now, steps, breath: 'not-yet', ms: 0, phase: steps >= all ? 'over' : 'going' };
  }
  if (now.phase === 'try' || now.ms < LATE_MS) return now;
  const loud = now.loud + 1;
  return { ...now, loud, phase: loud > STIRRED ? 'over' : 'going' };
}

export function tiptoeOut(loud: number): string {
  if (loud === 0) return 'quiet';
  return loud <= STIRRED ? 'stirred' : 'woke';
}
