import type { ProgramId } from '#brands/brand.ts';
import type { FigureName } from '#ui/art/cast.ts';

/** Who shows a feeling, or waves hello, where nobody in particular is meant. */
const HOSTS: Record<ProgramId, FigureName> = {
  academy: 'plum',
  zoou: 'sorrel',
  ssgrin: 'bricky',
  hoh: 'amara',
  sim: 'you',
};

export function hostOf(program: ProgramId): FigureName {
  return HOSTS[program];
}
