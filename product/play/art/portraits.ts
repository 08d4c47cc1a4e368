import type { CastId } from '../rules/story/cast.ts';

/** Members of the cast that stand beside an option (`# pic: nim`): the rig draws them. */
export const PORTRAITS = ['nim', 'sefa', 'wren'] as const satisfies readonly CastId[];
