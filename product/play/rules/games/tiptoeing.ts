import { isOn, NOT_YET_PACED, type Paced, type PaceMove, paced } from './paced.ts';

/**
 * Past a sleeper: while the breath goes out is a step, one a breath. Only steps at the wrong time count; waiting costs
 * nothing, however long.
 */
export type Tiptoeing = Paced & {
  breath: 'not-yet' | 'now';
  steps: number;
  /** Steps on "not yet". */
  loud: number;
};

export type TiptoeingMove = PaceMove | { type: 'step' };

export const NOT_YET_MS = 1900;
export const NOW_MS = 2600;
/** Nobody sees, decides and steps faster: such a step was meant for the breath before. */
export const LATE_MS = 450;
const STIRRED = 2;

export const NOT_YET_TIPTOEING: Tiptoeing = { ...NOT_YET_PACED, breath: 'not-yet', steps: 0, loud: 0 };

export function tiptoe(all: number, now: Tiptoeing, move: TiptoeingMove): Tiptoeing {
  if (move.type === 'step') return step(all, now);
  const after = paced(now, move);
  return move.type === 'tick' ? breathe(after) : after;
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
