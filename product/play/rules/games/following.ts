import { seededOrder } from '../story/seeded.ts';

/** A voice says behind which door it is: two details, and four doors that differ in them. */
const DOOR_SHAPES = ['round', 'pointed'] as const;
const DOOR_PATTERNS = ['dots', 'stripes', 'stars', 'waves'] as const;
export type DoorShape = (typeof DOOR_SHAPES)[number];
export type DoorPattern = (typeof DOOR_PATTERNS)[number];
export type Door = { id: string; shape: DoorShape; pattern: DoorPattern };

export type Round = { doors: readonly Door[]; behind: Door };

export type Following = {
  /** The first round does not count: `try`. */
  phase: 'try' | 'following' | 'over';
  /** Which round; 0 is the one to try. */
  at: number;
  found: number;
  /** The door that was opened last; a wrong one is empty. Null: none in this round. */
  opened: string | null;
  presses: number;
};

export type FollowingMove = { type: 'open'; door: string } | { type: 'next' };

export const NOT_YET_FOLLOWING: Following = { phase: 'try', at: 0, found: 0, opened: null, presses: 0 };

/** One to try and so many that count, the same for every child. */
export function doorsToFollow(rounds: number, seed: string): Round[] {
  return Array.from({ length: rounds + 1 }, (_, at) => {
    const first = at % DOOR_PATTERNS.length;
    const patterns = [first, (first + 1 + (at % 2)) % DOOR_PATTERNS.length];
    const all = DOOR_SHAPES.flatMap((shape) =>
      patterns.map((index): Door => {
        const pattern = DOOR_PATTERNS[index] ?? 'dots';
        return { id: `${shape}-${pattern}`, shape, pattern };
      }),
    );
    const doors = seededOrder(all, `${seed}/${at}`);
    const [behind = doors[0]] = seededOrder(all, `${seed}/${at}/behind`);
    return { doors, behind: behind ?? { id: 'round-dots', shape: 'round', pattern: 'dots' } };
  });
}

export function follow(rounds: readonly Round[], now: Following, move: FollowingMove): Following {
  if (now.phase === 'over') return now;
  if (move.type === 'open') {
    if (now.opened !== null) return now;
    const isThere = rounds[now.at]?.behind.id === move.door && now.phase === 'following';
    return { ...now, opened: move.door, found: now.found + (isThere ? 1 : 0), presses: now.presses + 1 };
  }
  if (now.opened === null) return now;
  const at = now.at + 1;
  return { ...now, at, opened: null, phase: at < rounds.length ? 'following' : 'over' };
}

export function followOut(found: number): string {
  return `r${found}`;
}
