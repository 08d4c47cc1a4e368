import { bao, juno, mirela, nim, oke, pip, plum, sefa, sorrel, tavi, wren } from './rig/animal-cast.ts';
import {
  adalin,
  amara,
  classmate,
  dev,
  friend,
  grownup,
  ines,
  kit,
  kitAtTheHall,
  kitOnWatch,
  noor,
  teacher,
  tomasz,
  ximo,
} from './rig/human-cast.ts';
import type { Look } from './rig/looks.ts';

/** Who plays in which program; scenes call them by these names (`product/play/rules/story/cast.ts`). */
export const PROGRAM_CAST = {
  academy: ['nim', 'bao', 'wren', 'sefa', 'plum'],
  zoou: ['juno', 'oke', 'mirela', 'tavi', 'sorrel'],
  ssgrin: ['noor', 'ximo', 'adalin', 'bricky'],
  hoh: ['ines', 'tomasz', 'amara', 'dev'],
  sim: ['friend', 'classmate', 'teacher', 'grownup'],
} as const;

/** Who comes by in which program: drawn by `extras/`, which is fetched when somebody of them enters. */
export const PROGRAM_EXTRAS = {
  academy: ['ducklings', 'snail'],
  zoou: ['otters', 'goat', 'mole', 'badger', 'badgers', 'raccoon', 'owl', 'snail', 'snails', 'crowd'],
  ssgrin: ['goose', 'pigeon'],
  hoh: ['quispe', 'baptiste', 'halina', 'osei', 'lien', 'okafor', 'rafferty', 'girl', 'kids', 'pigeon'],
  sim: ['kids'],
} as const;

export type ExtraName = (typeof PROGRAM_EXTRAS)[ProgramName][number];

export type ProgramName = keyof typeof PROGRAM_CAST;

type CastName = (typeof PROGRAM_CAST)[ProgramName][number];

/** Whoever can be drawn: the cast, and the child as `you`. */
export type FigureName = CastName | 'you';

const CAST: Record<CastName, Look> = {
  nim,
  bao,
  wren,
  sefa,
  plum,
  juno,
  oke,
  mirela,
  tavi,
  sorrel,
  noor,
  ximo,
  adalin,
  bricky: { rig: 'robot' },
  ines,
  tomasz,
  amara,
  dev,
  friend,
  classmate,
  teacher,
  grownup,
};

/** Until a child has chosen: a figure of the world it plays in, neither girl nor boy. */
const YOU: Record<ProgramName, Look> = {
  academy: pip,
  zoou: pip,
  ssgrin: kitOnWatch,
  hoh: kitAtTheHall,
  sim: kit,
};

/** How tall a child is that chose to be a person: as the casts are. */
export const MY_LEGS: Record<ProgramName, number> = { academy: 70, zoou: 72, ssgrin: 75, hoh: 88, sim: 76 };

/** Only `you` looks different from program to program. */
export function lookOf(name: FigureName, program: ProgramName = 'sim'): Look {
  return name === 'you' ? YOU[program] : CAST[name];
}
