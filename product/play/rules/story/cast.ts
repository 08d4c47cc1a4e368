import type { ProgramId } from '#brands/brand.ts';
import { FEELINGS, type Feeling } from '#brands/feelings.ts';

/** Who speaks in a program, besides the narrator and the child. */
export const CASTS = {
  academy: ['nim', 'bao', 'wren', 'sefa', 'plum'],
  zoou: ['juno', 'oke', 'mirela', 'tavi', 'sorrel'],
  ssgrin: ['noor', 'ximo', 'adalin', 'bricky'],
  hoh: ['ines', 'tomasz', 'amara', 'dev'],
  sim: ['friend', 'classmate', 'teacher', 'grownup'],
} as const satisfies Record<ProgramId, readonly string[]>;

export type CastId = (typeof CASTS)[ProgramId][number];
export type Speaker = CastId | 'narrator' | 'you';

export function isFace(word: string): word is Feeling {
  return FEELINGS.some((feeling) => feeling === word);
}

/** Whom a text names: `How is Nim?` names Nim. The English text, in which names are the ids of the cast. */
export function namedIn(program: ProgramId, source: string): CastId | null {
  // `Ada-Lin` is one name.
  const words = source
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^a-z]+/);
  return CASTS[program].find((member) => words.includes(member)) ?? null;
}

export function isSpeaker(program: ProgramId, word: string): word is Speaker {
  return word === 'narrator' || word === 'you' || CASTS[program].some((member) => member === word);
}
