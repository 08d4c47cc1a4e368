/**
 * The demo's chance: the same for the same label, on every machine. Each part of the seed draws from a label of its
 * own, so that a part added later changes none of the others.
 */
export type Random = {
  /** From 0 up to 1. */
  next: () => number;
  /** Whole numbers, both ends included. */
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  uuid: () => string;
  hex: (digits: number) => string;
};

export function randomFor(label: string): Random {
  const next = mulberry32(hashOf(label));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${between(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
    hex,
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
