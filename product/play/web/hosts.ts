import type { ProgramId } from '#brands/brand.ts';
import type { CastName } from '#ui/art/cast.ts';

/** Who shows a feeling, or waves hello, where nobody in particular is meant. */
const HOSTS: Record<ProgramId, CastName> = {
  academy: 'plum',
  zoou: 'sorrel',
  ssgrin: 'bricky',
  hoh: 'amara',
  sim: 'kit',
};

export function hostOf(program: ProgramId): CastName {
  return HOSTS[program];
}
