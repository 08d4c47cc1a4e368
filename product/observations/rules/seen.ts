import * as z from 'zod/mini';
import { IMPROVING_FROM, PROFICIENT_FROM } from '#product/play/rules/measurement/constants.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

/** What an adult says of a skill; not to have seen it says nothing about the child. */
export const SEEN = ['not-yet', 'sometimes', 'mostly', 'didnt-see'] as const;
export type Seen = (typeof SEEN)[number];

/** The key under which each stands. */
export const KEY_OF = {
  'not-yet': '1',
  sometimes: '2',
  mostly: '3',
  'didnt-see': '0',
} as const satisfies Record<Seen, string>;

export function seenAt(key: string): Seen | null {
  return SEEN.find((seen) => KEY_OF[seen] === key) ?? null;
}

/** Null is what was not said yet. */
export type SeenSkills = Readonly<Record<Skill, Seen | null>>;

const said = z.nullable(z.enum(SEEN));
export const seenSkills = z.strictObject({ ic: said, com: said, coop: said, ini: said, emp: said, er: said });

export const NOTHING_SAID: SeenSkills = { ic: null, com: null, coop: null, ini: null, emp: null, er: null };

export function isWhole(seen: SeenSkills): boolean {
  return SKILLS.every((skill) => seen[skill] !== null);
}

const CENTERS = {
  'not-yet': (100 * IMPROVING_FROM) / 2,
  sometimes: (100 * (IMPROVING_FROM + PROFICIENT_FROM)) / 2,
  mostly: (100 * (PROFICIENT_FROM + 1)) / 2,
} as const;

/**
 * Where its mark stands beside what play shows: in the middle of a band, because it is a word and no measurement. Null
 * where nothing was seen.
 */
export function markAt(seen: Seen | null): number | null {
  return seen === null || seen === 'didnt-see' ? null : CENTERS[seen];
}
