import type { Activity, Step } from './activities.ts';

/** One step of an activity at its place: steps of a round come again in each round. */
export type Beat = { step: Step; round: number };

/**
 * A child walks through an activity: it may go on sooner, stay longer, pause or stop at any step. What sets a rhythm
 * goes on by itself; what is read or done waits for the child.
 */
export type Walk = {
  status: 'on' | 'paused' | 'done' | 'stopped';
  at: number;
  /** Since this step began. */
  ms: number;
  /** Stays at this step until the child goes on. */
  isStaying: boolean;
};

export type WalkMove =
  | { type: 'tick'; ms: number }
  | { type: 'next' }
  | { type: 'pause' }
  | { type: 'stay' }
  | { type: 'stop' }
  | { type: 'again' };

export const FIRST_STEP: Walk = { status: 'on', at: 0, ms: 0, isStaying: false };

export function beatsOf({ steps, rounds }: Activity): Beat[] {
  const of = (part: string, round: number): Beat[] =>
    steps.filter((step) => step.part === part).map((step) => ({ step, round }));
  const inRounds = Array.from({ length: rounds }, (_, at) => of('round', at + 1)).flat();
  return [...of('start', 0), ...inRounds, ...of('end', rounds)];
}

/** Looking, drawing and reading take as long as they take. */
const OWN_TIME = ['settle', 'shake', 'look', 'touch', 'hear', 'smell', 'like', 'draw'];

export function goesOnByItself({ cue, part }: Step): boolean {
  return part === 'round' && !OWN_TIME.includes(cue);
}

export function walk(beats: readonly Beat[], now: Walk, move: WalkMove): Walk {
  switch (move.type) {
    case 'tick':
      return tick(beats, now, move.ms);
    case 'next':
      return next(beats, now);
    case 'pause':
      return { ...now, status: now.status === 'on' ? 'paused' : now.status === 'paused' ? 'on' : now.status };
    case 'stay':
      return { ...now, isStaying: !now.isStaying };
    case 'stop':
      return { ...now, status: 'stopped' };
    case 'again':
      return FIRST_STEP;
  }
}

function tick(beats: readonly Beat[], now: Walk, ms: number): Walk {
  const step = beats[now.at]?.step;
  if (now.status !== 'on' || step === undefined) return now;
  const passed = { ...now, ms: now.ms + ms };
  const isOver = passed.ms >= step.seconds * 1000;
  return isOver && goesOnByItself(step) && !now.isStaying ? next(beats, passed) : passed;
}

function next(beats: readonly Beat[], now: Walk): Walk {
  if (now.status === 'done' || now.status === 'stopped') return now;
  const at = now.at + 1;
  return at < beats.length ? { status: 'on', at, ms: 0, isStaying: false } : { ...now, status: 'done' };
}
