import type { ProgramId } from '#brands/brand.ts';
import { FEELINGS, type Feeling } from '#brands/feelings.ts';

/** Whom a program is about, besides the child. */
export const CASTS = {
  academy: ['nim', 'bao', 'wren', 'sefa', 'plum'],
  zoou: ['juno', 'oke', 'mirela', 'tavi', 'sorrel'],
  ssgrin: ['noor', 'ximo', 'adalin', 'bricky'],
  hoh: ['ines', 'tomasz', 'amara', 'dev'],
  sim: ['friend', 'classmate', 'teacher', 'grownup'],
} as const satisfies Record<ProgramId, readonly string[]>;

export type CastId = (typeof CASTS)[ProgramId][number];

/** Who comes by: people and animals that a story meets and no program is about. They are drawn when a scene has them enter. */
export const EXTRAS = {
  academy: ['ducklings', 'snail'],
  zoou: ['otters', 'goat', 'mole', 'badger', 'badgers', 'raccoon', 'owl', 'snail', 'snails', 'crowd'],
  ssgrin: ['goose', 'pigeon'],
  hoh: ['quispe', 'baptiste', 'halina', 'osei', 'lien', 'okafor', 'rafferty', 'girl', 'kids', 'pigeon'],
  sim: ['kids'],
} as const satisfies Record<ProgramId, readonly string[]>;

export type ExtraId = (typeof EXTRAS)[ProgramId][number];
export type Speaker = CastId | ExtraId | 'narrator' | 'you';

/** Several who stand together as one: they need more room. */
const GROUPS: readonly ExtraId[] = ['ducklings', 'otters', 'badgers', 'snails', 'crowd', 'kids'];

export function isGroup(word: string): boolean {
  return GROUPS.some((group) => group === word);
}

const EVERY_EXTRA: readonly ExtraId[] = Object.values(EXTRAS).flat();

export function isExtra(word: string): word is ExtraId {
  return EVERY_EXTRA.some((extra) => extra === word);
}

export function isFace(word: string): word is Feeling {
  return FEELINGS.some((feeling) => feeling === word);
}

/** As ids are written: `Ada-Lin` is one name. */
export function wordsOf(source: string): string[] {
  return source
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^a-z]+/);
}

/** Whom a text names: `How is Nim?` names Nim. The English text, in which names are the ids of the cast. */
export function namedIn(program: ProgramId, source: string): CastId | null {
  const words = wordsOf(source);
  return CASTS[program].find((member) => words.includes(member)) ?? null;
}

export function isSpeaker(program: ProgramId, word: string): word is Speaker {
  const company: readonly string[] = [...CASTS[program], ...EXTRAS[program]];
  return word === 'narrator' || word === 'you' || company.includes(word);
}
