import type { Piece } from '../story/pieces.ts';
import { seededOrder } from '../story/seeded.ts';

/**
 * Somebody tells what goes on what, a step at a time and for as long as the child likes; then the child builds. Asking
 * again costs nothing, and nothing runs out.
 */
export type Building = {
  /** `try`: one piece up, any piece. */
  phase: 'try' | 'told' | 'building';
  /** Which step is being told. */
  at: number;
  /** From below. */
  placed: readonly Piece[];
  asked: number;
};

export type BuildingMove =
  | { type: 'next' }
  | { type: 'again' }
  | { type: 'put'; piece: Piece }
  /** Takes the topmost down. */
  | { type: 'back' };

export type Plan = { steps: readonly Piece[]; more: readonly Piece[] };

export const NOT_YET_BUILT: Building = { phase: 'try', at: 0, placed: [], asked: 0 };

/** All that lies about, always in the same order, and never in that of the steps alone. */
export function piecesOf({ steps, more }: Plan): Piece[] {
  return seededOrder(
    [...steps, ...more].map((id) => ({ id })),
    steps.join('/'),
  ).map(({ id }) => id);
}

export function build(plan: Plan, now: Building, move: BuildingMove): Building {
  switch (move.type) {
    case 'next':
      return next(plan, now);
    case 'again':
      return now.phase === 'building' ? { ...now, phase: 'told', at: 0, asked: now.asked + 1 } : now;
    case 'put':
      return put(plan, now, move.piece);
    case 'back':
      return { ...now, placed: now.placed.slice(0, -1) };
  }
}

function next(plan: Plan, now: Building): Building {
  if (now.phase === 'try') return now.placed.length > 0 ? { ...now, phase: 'told', placed: [] } : now;
  if (now.phase !== 'told') return now;
  const at = now.at + 1;
  return at < plan.steps.length ? { ...now, at } : { ...now, phase: 'building' };
}

/** Each piece is there once. */
function put({ steps }: Plan, now: Building, piece: Piece): Building {
  const most = now.phase === 'try' ? 1 : steps.length;
  if (now.phase === 'told' || now.placed.includes(piece) || now.placed.length >= most) return now;
  return { ...now, placed: [...now.placed, piece] };
}

export function isBuilt({ steps }: Plan, { phase, placed }: Building): boolean {
  return phase === 'building' && placed.length === steps.length;
}

/** One piece is another, or two that lie on each other are the wrong way around: that is one off. */
export function buildOut({ steps }: Plan, placed: readonly Piece[]): string {
  const off = steps.flatMap((step, at) => (placed[at] === step ? [] : [at]));
  const [low, high] = off;
  if (low === undefined) return 'as-told';
  if (off.length === 1) return 'nearly';
  const isSwapped =
    off.length === 2 && high === low + 1 && placed[low] === steps[high] && placed[high] === steps[low];
  return isSwapped ? 'nearly' : 'other';
}
