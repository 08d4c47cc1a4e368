import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { shareInSteps, sharesInSteps } from '#product/play/rules/results/shares.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { SEEN, type Seen } from './seen.ts';

/** A school in one term: its children, of how many somebody said something, and what. */
export type SchoolCounts = {
  id: number;
  name: string;
  children: number;
  observed: number;
  /** Of each skill how often each was said, in the order of `SEEN`; a child counts with the newest observation alone. */
  skills: Readonly<Record<Skill, readonly number[]>>;
};

type SkillShares = { skill: Skill; shares: Record<Seen, number> };
export type SchoolShares = {
  id: number;
  name: string;
  /** Null where there are too few to say anything about. */
  children: number | null;
  /** In percent, in steps of five; null where there are too few. */
  observed: number | null;
  skills: SkillShares[] | null;
};

/** Of fewer than ten children nothing is said, neither of a school nor of those in it who were observed. */
export function schoolShares(school: SchoolCounts): SchoolShares {
  const { id, name, children, observed } = school;
  const isLarge = children >= GROUP_STUDENTS;
  return {
    id,
    name,
    children: isLarge ? children : null,
    observed: isLarge ? shareInSteps(observed, children) : null,
    skills:
      isLarge && observed >= GROUP_STUDENTS
        ? SKILLS.map((skill) => ({ skill, shares: sharesOf(school.skills[skill]) }))
        : null,
  };
}

/** The same over schools; what is left out of one is left out of the sum, so that nobody finds it by subtracting. */
export function allSchools(schools: readonly SchoolCounts[]): SchoolShares | null {
  const large = schools.filter(({ children }) => children >= GROUP_STUDENTS);
  if (large.length < 2) return null;
  const told = large.filter(({ observed }) => observed >= GROUP_STUDENTS);
  const sum = (of: readonly SchoolCounts[], figure: (school: SchoolCounts) => number): number =>
    of.reduce((all, school) => all + figure(school), 0);
  const children = sum(large, (school) => school.children);
  return {
    id: 0,
    name: '',
    children,
    observed: shareInSteps(
      sum(large, (school) => school.observed),
      children,
    ),
    skills:
      told.length === 0
        ? null
        : SKILLS.map((skill) => ({
            skill,
            shares: sharesOf(SEEN.map((_, at) => sum(told, (school) => school.skills[skill][at] ?? 0))),
          })),
  };
}

function sharesOf(counts: readonly number[]): Record<Seen, number> {
  const [notYet = 0, sometimes = 0, mostly = 0, didntSee = 0] = sharesInSteps(counts);
  return { 'not-yet': notYet, sometimes, mostly, 'didnt-see': didntSee };
}
