import type { Hair } from './hair-style.ts';
import { bob, braids, bun, hijab, ponytail, puffs } from './long-hair.tsx';
import type { HairStyle } from './looks.ts';
import { curls, quiff, short, swoop, tousled, twists } from './short-hair.tsx';

export const HAIR: Record<HairStyle, Hair> = {
  hijab,
  tousled,
  bob,
  ponytail,
  quiff,
  puffs,
  swoop,
  curls,
  twists,
  braids,
  bun,
  short,
};
