import { sortOut } from '../../../rules/games/outs.ts';
import type { Play } from '../../../rules/story/plays.ts';

/** Giving things to bins. Items are told apart by their place in the list, so that two may be called the same. */
export type Sorting = {
  /** The item in the child's hand. */
  held: number | null;
  /** The bin of each item; null while it lies on the table. */
  placed: readonly (string | null)[];
};

export type SortingMove =
  | { type: 'hold'; item: number }
  /** Puts down what is held, in a bin or back on the table. */
  | { type: 'put'; bin: string | null }
  /** A drag is both at once. */
  | { type: 'drop'; item: number; bin: string | null };

type Sort = Extract<Play, { kind: 'sort' }>;

export function notYetSorted({ items }: Sort): Sorting {
  return { held: null, placed: items.map(() => null) };
}

export function sort(now: Sorting, move: SortingMove): Sorting {
  switch (move.type) {
    case 'hold':
      return { ...now, held: now.held === move.item ? null : move.item };
    case 'put':
      return now.held === null ? now : place(now, now.held, move.bin);
    case 'drop':
      return place(now, move.item, move.bin);
  }
}

function place(now: Sorting, item: number, bin: string | null): Sorting {
  return { held: null, placed: now.placed.map((before, at) => (at === item ? bin : before)) };
}

export function leftOver({ placed }: Sorting): number {
  return placed.filter((bin) => bin === null).length;
}

/** Null while something lies on the table. */
export function sortingOut(play: Sort, { placed }: Sorting): string | null {
  const bins = placed.filter((bin) => bin !== null);
  return bins.length === placed.length ? sortOut(play, bins) : null;
}
