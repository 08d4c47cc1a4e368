import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

/** A child as groups are made of: what is said of each skill, and the groups the child is in already. */
export type Candidate = {
  id: number;
  name: string;
  grade: number;
  said: Readonly<Record<Skill, Said | null>>;
  /** The skills of the running groups this child is in, for whichever reason. */
  groups: readonly Skill[];
};

export type Suggestion = { skill: Skill; members: number[]; partner: number | null };

const FEWEST_MEMBERS = 3;
const MOST_MEMBERS = 5;
/** Nobody is taken out of class more often. */
export const MOST_GROUPS = 2;
/** Enough for a week's planning; when these are made, others come. */
export const MOST_SUGGESTED = 6;
/** Children of a group can do the same lesson. */
const GRADES_APART = 1;

/**
 * Groups of three to five children who are clearly emerging in one skill, the skill most of them need first, with a child
 * who is proficient in it. Nobody is in more than two groups, those that run already included, nor twice in one for the
 * same skill.
 */
export function suggestGroups(children: readonly Candidate[]): Suggestion[] {
  const order = [...children].sort(
    (a, b) => a.grade - b.grade || a.name.localeCompare(b.name) || a.id - b.id,
  );
  const groupsOf = new Map(order.map(({ id, groups }) => [id, groups.length]));
  const hasRoom = ({ id }: Candidate): boolean => (groupsOf.get(id) ?? 0) < MOST_GROUPS;
  const join = (id: number): void => void groupsOf.set(id, (groupsOf.get(id) ?? 0) + 1);
  const suggestions: Suggestion[] = [];
  for (const skill of byNeed(order)) {
    const free = order.filter((child) => needs(child, skill) && hasRoom(child));
    for (const cohort of cohortsOf(free)) {
      for (const members of sharedOut(cohort)) {
        for (const { id } of members) join(id);
        const partner = partnerFor(members, skill, order.filter(hasRoom), groupsOf);
        if (partner !== null) join(partner.id);
        suggestions.push({ skill, members: members.map(({ id }) => id), partner: partner?.id ?? null });
      }
    }
  }
  return suggestions;
}

/** Nobody is left to suggest a group of, because those who need one are in groups already. */
export function areGrouped(children: readonly Candidate[]): boolean {
  const free = children.map((child) => ({ ...child, groups: [] }));
  return suggestGroups(children).length === 0 && suggestGroups(free).length > 0;
}

function needs({ said, groups }: Candidate, skill: Skill): boolean {
  return said[skill] === 'emerging' && !groups.includes(skill);
}

function byNeed(children: readonly Candidate[]): Skill[] {
  const count = (skill: Skill): number => children.filter((child) => needs(child, skill)).length;
  return [...SKILLS].sort((a, b) => count(b) - count(a));
}

/** In the order of grades: a new cohort begins where the first of the one before is too young. */
function cohortsOf(children: readonly Candidate[]): Candidate[][] {
  const cohorts: Candidate[][] = [];
  for (const child of children) {
    const cohort = cohorts.at(-1);
    const first = cohort?.[0];
    if (cohort === undefined || first === undefined || child.grade - first.grade > GRADES_APART) {
      cohorts.push([child]);
    } else cohort.push(child);
  }
  return cohorts;
}

/** As few groups as hold them all, about the same size each. */
function sharedOut(cohort: readonly Candidate[]): Candidate[][] {
  if (cohort.length < FEWEST_MEMBERS) return [];
  const count = Math.ceil(cohort.length / MOST_MEMBERS);
  const bound = (index: number): number => Math.round((index * cohort.length) / count);
  return Array.from({ length: count }, (_, index) => cohort.slice(bound(index), bound(index + 1)));
}

/** Who is asked least so far, nearest in grade. */
function partnerFor(
  members: readonly Candidate[],
  skill: Skill,
  free: readonly Candidate[],
  groupsOf: ReadonlyMap<number, number>,
): Candidate | null {
  const grade = members[0]?.grade ?? 0;
  const distance = (child: Candidate): number => Math.abs(child.grade - grade);
  const [partner] = free
    .filter((child) => child.said[skill] === 'proficient' && !child.groups.includes(skill))
    .filter((child) => !members.includes(child) && distance(child) <= GRADES_APART)
    .sort((a, b) => (groupsOf.get(a.id) ?? 0) - (groupsOf.get(b.id) ?? 0) || distance(a) - distance(b));
  return partner ?? null;
}
