import type { ProgramId } from '#brands/brand.ts';
import { SKILLS, type Skill } from '../story/skills.ts';

/** How many there are of each skill. */
const EACH = 3;

/**
 * Small things to try among real people, a few a skill. Each is told to the child, in words of its age (`play-missions`), and
 * to an adult who may see it (`observations.missions`).
 */
export const MISSIONS = [
  'ic-1',
  'ic-2',
  'ic-3',
  'com-1',
  'com-2',
  'com-3',
  'coop-1',
  'coop-2',
  'coop-3',
  'ini-1',
  'ini-2',
  'ini-3',
  'emp-1',
  'emp-2',
  'emp-3',
  'er-1',
  'er-2',
  'er-3',
] as const satisfies readonly `${Skill}-${number}`[];
export type Mission = (typeof MISSIONS)[number];

/** The same scene gives the same one, whenever and wherever it is played; the next scene mostly gives another. */
export function missionAfter({ id, skill }: { id: string; skill: Skill }): Mission {
  const own = MISSIONS.slice(EACH * SKILLS.indexOf(skill), EACH * (SKILLS.indexOf(skill) + 1));
  const sum = Array.from(id).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return own[sum % EACH] ?? 'ic-1';
}

/** Whom a mission speaks to, the youngest first: the same thing to do, in fewer and plainer words or in more. */
export const BANDS = ['k-2', '3-5', '6-8'] as const;
export type Band = (typeof BANDS)[number];

/** For whom a program is written; comics are for everybody. */
const WRITTEN_FOR: Record<ProgramId, Band | null> = {
  academy: 'k-2',
  zoou: '3-5',
  ssgrin: '3-5',
  hoh: '6-8',
  sim: null,
};

function bandOfGrade(grade: number): Band {
  return grade <= 2 ? 'k-2' : grade <= 5 ? '3-5' : '6-8';
}

/** The plainer words of the child's grade and of the program it was given; either may be all that is known. */
export function bandFor(grade: number | null, program: ProgramId): Band {
  const known = [grade === null ? null : bandOfGrade(grade), WRITTEN_FOR[program]];
  return BANDS.find((band) => known.includes(band)) ?? '3-5';
}
