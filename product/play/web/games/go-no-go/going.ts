import { type Play, shownWord } from '../../../rules/story/plays.ts';
import { hash } from '../../../rules/story/seeded.ts';

/**
 * Go at one sign, stay still at the other. Only going at a stop counts. Whoever is slow loses nothing: a go that was
 * missed is no mistake, and a tap that comes late belongs to the sign before.
 */
export type Round = { sign: string; isGo: boolean };

export type Going = {
  phase: 'ready' | 'gap' | 'sign' | 'over';
  /** Which round; before the first it is -1. */
  at: number;
  /** Since this phase began. */
  ms: number;
  taps: number;
  /** Whether anything was pressed since the first sign, also too late for its sign. */
  tried: boolean;
  wrongGoes: number;
  /** Whether there was a tap at this sign. */
  went: boolean;
  isSlow: boolean;
};

export type GoingMove =
  | { type: 'start' }
  | { type: 'tap' }
  | { type: 'tempo' }
  | { type: 'tick'; ms: number };

type GoNoGo = Extract<Play, { kind: 'gonogo' }>;

export const SIGN_MS = 2500;
export const SLOW_SIGN_MS = 5000;
export const GAP_MS = 900;
/** Nobody sees, decides and taps faster: such a tap was meant for the sign before. */
export const LATE_MS = 400;
/** How long a sign stays after it was answered. */
const ANSWERED_MS = 900;
/** Three in five are a go, so that going becomes a habit that can be held back. */
const STOP_SHARE = 0.4;

export const NOT_YET_GOING: Going = {
  phase: 'ready',
  at: -1,
  ms: 0,
  taps: 0,
  tried: false,
  wrongGoes: 0,
  went: false,
  isSlow: false,
};

/** The same for every child, so that results can be compared. Two goes come first, and never three stops in a row. */
export function roundsOf(play: GoNoGo): Round[] {
  const go = play.go.length > 0 ? play.go : ['go'];
  const stop = play.stop.length > 0 ? play.stop : ['stop'];
  const seed = [play.rounds, ...go, ...stop].join('/');
  const stops = new Set<number>();
  const wanted = Math.round(play.rounds * STOP_SHARE);
  const free = Array.from({ length: play.rounds }, (_, at) => at)
    .slice(2)
    .sort((a, b) => hash(`${seed}/${a}`) - hash(`${seed}/${b}`));
  for (const at of free) {
    const inARow = (step: number): boolean => stops.has(at + step) && stops.has(at + 2 * step);
    const between = stops.has(at - 1) && stops.has(at + 1);
    if (stops.size < wanted && !inARow(1) && !inARow(-1) && !between) stops.add(at);
  }
  let goes = 0;
  return Array.from({ length: play.rounds }, (_, at) => {
    if (!stops.has(at)) return { sign: go[goes++ % go.length] ?? 'go', isGo: true };
    const before = [...stops].filter((other) => other < at).length;
    return { sign: stop[before % stop.length] ?? 'stop', isGo: false };
  });
}

export function go(rounds: readonly Round[], now: Going, move: GoingMove): Going {
  switch (move.type) {
    case 'start':
      return now.phase === 'ready' ? { ...now, phase: 'gap', ms: 0 } : now;
    case 'tempo':
      return { ...now, isSlow: !now.isSlow };
    case 'tap':
      return tap(rounds, now);
    case 'tick':
      return pass(rounds, { ...now, ms: now.ms + move.ms });
  }
}

function tap(rounds: readonly Round[], before: Going): Going {
  const now = { ...before, tried: before.tried || before.at >= 0 };
  if (now.phase !== 'sign' || now.went || now.ms < LATE_MS) return now;
  const wrong = rounds[now.at]?.isGo === false ? 1 : 0;
  const taps = now.taps + 1;
  const ms = Math.max(now.ms, signLength(now) - ANSWERED_MS);
  return { ...now, ms, taps, went: true, wrongGoes: now.wrongGoes + wrong };
}

function pass(rounds: readonly Round[], now: Going): Going {
  if (now.phase === 'gap' && now.ms >= GAP_MS) {
    const at = now.at + 1;
    return at < rounds.length
      ? { ...now, phase: 'sign', at, ms: 0, went: false }
      : { ...now, phase: 'over', ms: 0 };
  }
  if (now.phase === 'sign' && now.ms >= signLength(now)) return { ...now, phase: 'gap', ms: 0 };
  return now;
}

function signLength({ isSlow }: Going): number {
  return isSlow ? SLOW_SIGN_MS : SIGN_MS;
}

export type SignShape = 'leaf' | 'flag' | 'lamp' | 'call';

/** What the sign is drawn as: a leaf, a flag, a lamp of that color, or a word that is called. */
export function signShape(sign: string): SignShape {
  const words = shownWord(sign).split(' ');
  if (words.includes('leaf')) return 'leaf';
  if (words.includes('flag')) return 'flag';
  return words.some((word) => word === 'green' || word === 'red' || word === 'lamp') ? 'lamp' : 'call';
}

/** Green and red where the sign's own name says so: a drill may turn round what they ask for. */
export function signColor(sign: string, isGo: boolean): 'green' | 'red' {
  const words = shownWord(sign).split(' ');
  if (words.includes('green')) return 'green';
  if (words.includes('red')) return 'red';
  return isGo ? 'green' : 'red';
}
