import type { ProgramId } from '#brands/brand.ts';
import type { FigureName } from '#ui/art/cast.ts';
import { CASTS, type CastId, namedIn } from '../../rules/story/cast.ts';

const EVERYBODY: readonly CastId[] = Object.values(CASTS).flat();

/** Whose picture stands for a speaker or a bin; nobody's for the narrator, or for a thing. */
export function drawnAs(who: string): FigureName | null {
  if (who === 'you') return who;
  return EVERYBODY.find((member) => member === who) ?? null;
}

/** Who shows a feeling when nobody in particular is asked after. */
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

/** Whose face a game of faces shows: as the scene has it, or whomever the question names. */
export function askedAfter(program: ProgramId, source: string, of: string | null): FigureName {
  return drawnAs(of ?? namedIn(program, source) ?? '') ?? hostOf(program);
}

/** A word of a game is written small, `beside-tomasz`; names in it are not. */
export function withNames(program: ProgramId, text: string): string {
  return CASTS[program].reduce((named, member) => {
    const name = member === 'adalin' ? 'Ada-Lin' : member.charAt(0).toUpperCase() + member.slice(1);
    return program === 'sim' ? named : named.replace(new RegExp(`\\b${member}\\b`, 'g'), name);
  }, text);
}

/** Faces for children of that age: animals for the younger, people for the older. */
const CHECK_IN_FACES: Record<ProgramId, FigureName> = {
  academy: 'bao',
  zoou: 'juno',
  ssgrin: 'noor',
  hoh: 'amara',
  sim: 'you',
};

export function checkInFace(program: ProgramId): FigureName {
  return CHECK_IN_FACES[program];
}
