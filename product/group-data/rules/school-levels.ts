import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { sharesInSteps } from '#product/play/rules/results/shares.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

/** How many children of a school are where, skill by skill in their order. */
export type SchoolCounts = {
  id: number;
  name: string;
  /** With a report that speaks of levels. */
  children: number;
  /** Clearly emerging, improving, proficient, and those of whom something is said that is not clear. */
  skills: readonly { levels: readonly [number, number, number]; unclear: number }[];
};

/** In percent, a hundred together, in steps of five: what is finer would be about somebody. */
type Shares = { emerging: number; improving: number; proficient: number; unclear: number };
type SkillShares = { skill: Skill; children: number; shares: Shares };
type SchoolLevels = {
  id: number;
  name: string;
  /** Null where there are too few to say anything about. */
  children: number | null;
  skills: (SkillShares | null)[];
};
export type DistrictLevels = {
  schools: SchoolLevels[];
  all: { children: number; schools: number; skills: (SkillShares | null)[] } | null;
};

/**
 * What somebody reads who does not read each child. Of fewer than ten nothing is said, and they are in no sum either: nobody
 * finds them by subtracting.
 */
export function districtLevels(schools: readonly SchoolCounts[]): DistrictLevels {
  const large = schools.filter(({ children }) => children >= GROUP_STUDENTS);
  return {
    schools: schools.map((school) => {
      const isLarge = large.includes(school);
      return {
        id: school.id,
        name: school.name,
        children: isLarge ? school.children : null,
        skills: SKILLS.map((skill, at) => (isLarge ? sharesOf(skill, [countsAt(school, at)]) : null)),
      };
    }),
    all:
      large.length === 0
        ? null
        : {
            children: large.reduce((sum, { children }) => sum + children, 0),
            schools: large.length,
            skills: SKILLS.map((skill, at) =>
              sharesOf(
                skill,
                large.map((school) => countsAt(school, at)),
              ),
            ),
          },
  };
}

type Counts = SchoolCounts['skills'][number];
const NOBODY: Counts = { levels: [0, 0, 0], unclear: 0 };

const countsAt = ({ skills }: SchoolCounts, at: number): Counts => skills[at] ?? NOBODY;
const sizeOf = ({ levels: [emerging, improving, proficient], unclear }: Counts): number =>
  emerging + improving + proficient + unclear;

/** A school with too few in this skill is left out of the sum over schools. */
function sharesOf(skill: Skill, counts: readonly Counts[]): SkillShares | null {
  const told = counts.filter((one) => sizeOf(one) >= GROUP_STUDENTS);
  const children = told.reduce((sum, one) => sum + sizeOf(one), 0);
  if (children === 0) return null;
  const sum = (of: (one: Counts) => number): number => told.reduce((all, one) => all + of(one), 0);
  const [emerging = 0, improving = 0, proficient = 0, unclear = 0] = sharesInSteps([
    sum((one) => one.levels[0]),
    sum((one) => one.levels[1]),
    sum((one) => one.levels[2]),
    sum((one) => one.unclear),
  ]);
  return { skill, children, shares: { emerging, improving, proficient, unclear } };
}
