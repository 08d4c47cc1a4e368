/** Things of one kind among friends: a press gives one to the next of them. Nothing runs out. */
export type Sharing = {
  /** `try`: one thing that does not count. */
  phase: 'try' | 'sharing';
  /** Who has each, by their place among the friends; null: it lies where it was. */
  owners: readonly (number | null)[];
  presses: number;
};

export type SharingMove = { type: 'pass'; thing: number } | { type: 'start' };

export type Shares = { among: readonly string[]; count: number; needs: readonly number[] };

export const NOT_YET_SHARED: Sharing = { phase: 'try', owners: [null], presses: 0 };

export function share({ among, count }: Shares, now: Sharing, move: SharingMove): Sharing {
  if (move.type === 'start') {
    const isTried = now.phase === 'try' && now.owners[0] !== null;
    return isTried ? { ...now, phase: 'sharing', owners: Array.from({ length: count }, () => null) } : now;
  }
  if (now.owners[move.thing] === undefined) return now;
  const owners = now.owners.map((owner, at) => {
    if (at !== move.thing) return owner;
    return owner === null ? 0 : (owner + 1) % among.length;
  });
  return { ...now, owners, presses: now.presses + 1 };
}

/** How many each of them has. */
export function pilesOf({ among }: Pick<Shares, 'among'>, { owners }: Sharing): number[] {
  return among.map((_, friend) => owners.filter((owner) => owner === friend).length);
}

export function leftToShare({ owners }: Sharing): number {
  return owners.filter((owner) => owner === null).length;
}

/**
 * By what each needs where the story told it, else evenly. Whoever got none of what they need, or took more than both an
 * even part and what they need, was left out or hogged.
 */
export function shareOut({ among, count, needs }: Shares, piles: readonly number[]): string {
  const even = Math.ceil(count / among.length);
  if (needs.length === 0) return Math.max(...piles) - Math.min(...piles) <= 1 ? 'even' : 'hog';
  if (piles.every((pile, at) => pile === needs[at])) return 'by-need';
  const isHogged = piles.some((pile, at) => {
    const need = needs[at] ?? 0;
    return (need > 0 && pile === 0) || pile > Math.max(need, even);
  });
  return isHogged ? 'hog' : 'even';
}
