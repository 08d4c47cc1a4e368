import { bao, juno, mirela, nim, oke, plum, sefa, sorrel, tavi, wren } from './rig/animal-cast.ts';
import {
  adaLin,
  amara,
  classmate,
  dev,
  friend,
  grownup,
  ines,
  kit,
  noor,
  teacher,
  tomasz,
  ximo,
} from './rig/human-cast.ts';
import type { Look } from './rig/looks.ts';

export const PROGRAM_CAST = {
  academy: ['nim', 'bao', 'wren', 'sefa', 'plum'],
  zoou: ['juno', 'oke', 'mirela', 'tavi', 'sorrel'],
  ssgrin: ['noor', 'ximo', 'ada-lin', 'bricky'],
  hoh: ['ines', 'tomasz', 'amara', 'dev'],
  sim: ['kit', 'friend', 'classmate', 'teacher', 'grownup'],
} as const;

export type ProgramName = keyof typeof PROGRAM_CAST;

export type CastName = (typeof PROGRAM_CAST)[ProgramName][number];

export const CAST: Record<CastName, Look> = {
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
  'ada-lin': adaLin,
  bricky: { rig: 'robot' },
  ines,
  tomasz,
  amara,
  dev,
  kit,
  friend,
  classmate,
  teacher,
  grownup,
};
