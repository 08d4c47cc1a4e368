import {
  type Change,
  type FormLink,
  type GroupChange,
  groupChange,
} from '#product/play/rules/measurement/change.ts';
import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Measured } from '#product/reports/rules/facts.ts';
import { changeBetween } from '#product/reports/rules/growth.ts';

/** A child's two newest checks. */
export type Pair = { before: Measured; after: Measured };

type Reason = Extract<Change, { compared: false }>['why'];
/** What is missing until growth can be shown: children with two checks, or checks that can be compared. */
type Missing = 'few' | Reason;

type SkillGrowth = {
  skill: Skill;
  change: GroupChange | null;
  said: 'more-than-last-time' | 'no-clear-change' | null;
};
export type GroupGrowth = {
  /** Children with two checks, comparable or not. */
  children: number;
  needed: number;
  skills: SkillGrowth[];
  missing: Missing | null;
};

/** How much a group's skills changed between two checks. */
export function growthOfGroup(pairs: readonly Pair[], links: readonly FormLink[]): GroupGrowth {
  const changes = SKILLS.map((skill) => ({
    skill,
    changes: pairs.map(({ before, after }) => changeBetween(before, after, skill, links)),
  }));
  const skills = changes.map(({ skill, changes: own }): SkillGrowth => {
    const change = groupChange(own);
    // Children differ: what is not clearly above nothing is no growth.
    const said = change === null ? null : change.low > 0 ? 'more-than-last-time' : 'no-clear-change';
    return { skill, change, said };
  });
  const isShown = skills.some(({ change }) => change !== null);
  return {
    children: pairs.length,
    needed: GROUP_STUDENTS,
    skills,
    missing: isShown
      ? null
      : missingIn(
          pairs.length,
          changes.flatMap((one) => one.changes),
        ),
  };
}

function missingIn(children: number, changes: readonly Change[]): Missing {
  if (children < GROUP_STUDENTS) return 'few';
  const reasons = changes.flatMap((change) => (change.compared ? [] : [change.why]));
  const counts = Map.groupBy(reasons, (why) => why);
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  // Some can be compared, and they are fewer than a group.
  return first?.[0] ?? 'few';
}
