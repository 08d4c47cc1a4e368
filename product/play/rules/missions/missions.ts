import { SKILLS, type Skill } from '../story/skills.ts';

/** How many there are of each skill. */
const EACH = 3;

/**
 * Small things to try among real people, a few a skill. Each is told in two ways: to the child, and to an adult who may see
 * it (`play.missions`, `observations.missions`).
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
