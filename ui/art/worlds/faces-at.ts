import type { ProgramId } from '#brands/brand.ts';

/** How far down the picture of each world its faces are, by their middle: where it is cut, they stay in sight. */
export const FACES_AT: Readonly<Record<ProgramId, number>> = {
  academy: 0.7,
  zoou: 0.65,
  ssgrin: 0.34,
  hoh: 0.6,
  sim: 0.47,
};
