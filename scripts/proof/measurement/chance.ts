import { hash } from '#product/play/rules/story/seeded.ts';

/** Chance that comes again with the same seed, so that two runs print the same. */
export type Chance = {
  /** From 0 up to 1. */
  share(): number;
  below(count: number): number;
  /** Of mean 0 and deviation 1. */
  normal(): number;
  shuffled<Item>(items: readonly Item[]): Item[];
};

export function chanceOf(seed: string): Chance {
  let drawn = 0;
  const share = (): number => {
    drawn += 1;
    return hash(`${seed} ${drawn}`) / 2 ** 53;
  };
  return {
    share,
    below: (count) => Math.floor(share() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: share() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
