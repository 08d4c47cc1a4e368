import type { Locale, ProgramId } from '#brands/brand.ts';
import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Form } from '../story/programs.ts';
import type { Skill } from '../story/skills.ts';
import { CHANGE_ERRORS, CHANGE_WEEKS, GROUP_STUDENTS, LINK_STUDENTS } from './constants.ts';
import type { Estimate } from './estimate.ts';
import type { SkillMeasure } from './measure.ts';
import { deviation, mean } from './statistics.ts';

/** What of an estimate two checks are compared by. */
type Known = Pick<Estimate, 'mean' | 'error'>;

/** A skill in one check, and how that was taken. */
export type CheckedSkill = Pick<SkillMeasure, 'said' | 'shown'> & {
  estimate: Known | null;
  form: Form;
  language: Locale;
  /** Null where events do not tell. */
  readAloud: boolean | null;
  day: Day;
};

/** Why two checks are not compared. */
export type Incomparable =
  | 'not-sayable'
  | 'same-form'
  | 'language'
  | 'read-aloud'
  | 'too-soon'
  | 'not-linked';

/** Nothing else is ever said: one child's growth mostly stays unseen, and "less" helps nobody. */
type SaidChange = 'more-than-last-time' | 'no-clear-change';

export type Change =
  | { compared: false; why: Incomparable }
  | { compared: true; said: SaidChange; difference: number; error: number };

/**
 * How much more children show in the second form than in the first, whoever they are: known once the form that comes first
 * was drawn by lot often enough. Null until then.
 */
export function linkForms(first: readonly number[], second: readonly number[]): number | null {
  if (first.length < LINK_STUDENTS || second.length < LINK_STUDENTS) return null;
  return mean(second) - mean(first);
}

/** How much more children show in form B than in form A, by skill: `linkForms` of these two editions. */
export type FormLink = {
  program: ProgramId;
  language: Locale;
  edition_a: string;
  edition_b: string;
  differences: Readonly<Record<Skill, number>>;
};

/** How a check was asked. */
type Asked = { form: Form | null; edition: string; languages: readonly Locale[] };

/** What is subtracted from a change between two checks; null where their questions are not matched. */
export function linkBetween(
  links: readonly FormLink[],
  before: Asked,
  after: Asked,
  skill: Skill,
): number | null {
  if (before.form === null || after.form === null || before.form === after.form) return null;
  const isForward = before.form === 'a';
  const [a, b] = isForward ? [before, after] : [after, before];
  const link = links.find(
    ({ language, edition_a, edition_b }) =>
      edition_a === a.edition && edition_b === b.edition && language === a.languages[0],
  );
  if (link === undefined) return null;
  return isForward ? link.differences[skill] : -link.differences[skill];
}

/** `link` is `linkForms` of the forms of these two checks, in this order. */
export function changeOf(before: CheckedSkill, after: CheckedSkill, link: number | null): Change {
  const why = incomparable(before, after, link);
  if (why !== null || before.estimate === null || after.estimate === null) {
    return { compared: false, why: why ?? 'not-sayable' };
  }
  const { difference, error } = differenceOf(before.estimate, after.estimate, link ?? 0);
  const isMore = difference >= CHANGE_ERRORS * error;
  return { compared: true, said: isMore ? 'more-than-last-time' : 'no-clear-change', difference, error };
}

export function differenceOf(
  before: Known,
  after: Known,
  link: number,
): { difference: number; error: number } {
  return {
    difference: after.mean - before.mean - link,
    error: Math.hypot(before.error, after.error),
  };
}

function incomparable(before: CheckedSkill, after: CheckedSkill, link: number | null): Incomparable | null {
  if (before.shown === null || after.shown === null) return 'not-sayable';
  // Remembered answers look like growth.
  if (before.form === after.form) return 'same-form';
  if (before.language !== after.language) return 'language';
  if (before.readAloud === null || before.readAloud !== after.readAloud) return 'read-aloud';
  if (daysBetween(before.day, after.day) < 7 * CHANGE_WEEKS) return 'too-soon';
  return link === null ? 'not-linked' : null;
}

/** The mean change of a group with its range, in the points that are shown. */
export type GroupChange = { students: number; points: number; low: number; high: number };

/** Of children whose two checks can be compared; null for a group so small that it would be about a few. */
export function groupChange(changes: readonly Change[]): GroupChange | null {
  const differences = changes.flatMap((change) => (change.compared ? [change.difference] : []));
  const students = differences.length;
  if (students < GROUP_STUDENTS) return null;
  const middle = mean(differences);
  const reach = (CHANGE_ERRORS * deviation(differences)) / Math.sqrt(students);
  // Never minus zero.
  const points = (difference: number): number => Math.round(100 * difference) + 0;
  return { students, points: points(middle), low: points(middle - reach), high: points(middle + reach) };
}
