import type { ProgramId } from '#brands/brand.ts';
import { CAST, type CastName } from '#ui/art/cast.ts';
import { CASTS } from '../rules/cast.ts';

/** Where the artist calls somebody otherwise than the scenes do. */
const DRAWN: Readonly<Record<string, CastName>> = {
  adalin: 'ada-lin',
  you: 'kit',
};

function isDrawn(name: string): name is CastName {
  return Object.hasOwn(CAST, name);
}

/** Whose picture stands for a speaker; nobody's for the narrator. */
export function drawnAs(who: string): CastName | null {
  const name = DRAWN[who] ?? who;
  return isDrawn(name) ? name : null;
}

/** Who shows a feeling when nobody in particular is asked after. */
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

/** Whom a question names: `How is Nim?` asks after Nim. The English text, in which names are the ids of the cast. */
export function askedAfter(program: ProgramId, source: string): CastName | null {
  const words = source.toLowerCase().split(/[^a-z]+/);
  const found = CASTS[program].find((member) => words.includes(member));
  return found === undefined ? null : drawnAs(found);
}

/** Faces for children of that age: animals for the younger, people for the older. */
const CHECK_IN_FACES: Record<ProgramId, CastName> = {
  academy: 'bao',
  zoou: 'juno',
  ssgrin: 'noor',
  hoh: 'amara',
  sim: 'kit',
};

export function checkInFace(program: ProgramId): CastName {
  return CHECK_IN_FACES[program];
}
