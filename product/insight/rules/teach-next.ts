import { type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import { suggestGroups } from '#product/group-data/rules/suggest-groups.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Child, TeachNext } from '../contract.ts';
import type { ClassMember } from './class-member.ts';

/** Fewer who are new at something are no reason to teach it to everybody. */
const FEWEST_NEW = 3;

type Today = { member: ClassMember; child: Child; today: Day };

/** What a lesson could be about: only what play says clearly, and of whom. */
export function teachNext(children: readonly Today[]): TeachNext {
  const told = children.filter(({ member }) => member.said !== null);
  const whole = forAll(told);
  return {
    told: told.length,
    whole,
    group: forSome(told, whole?.skill ?? null),
    scene: mostFinished(children),
  };
}

const isNew = (skill: Skill, { member: { said } }: Today): boolean => said?.[skill] === 'emerging';

/** Of two skills that as many are new at, the first in the order of reports. */
function forAll(told: readonly Today[]): TeachNext['whole'] {
  const [most] = SKILLS.map((skill) => ({ skill, who: told.filter((one) => isNew(skill, one)) })).sort(
    (a, b) => b.who.length - a.who.length,
  );
  if (most === undefined || most.who.length < FEWEST_NEW) return null;
  const { skill, who } = most;
  return { skill, children: who.length, of: told.length, grade: gradeOf(who) };
}

/** The first group that could be made, of another skill than that of the class where there is one. */
function forSome(told: readonly Today[], taught: Skill | null): TeachNext['group'] {
  const candidates = told.flatMap(({ member: { id, first_name, last_name, grade, said, groups } }) =>
    said === null ? [] : [{ id, name: `${last_name} ${first_name}`, grade, said, groups }],
  );
  const groups = suggestGroups(candidates);
  const group = groups.find(({ skill }) => skill !== taught) ?? groups[0];
  if (group === undefined) return null;
  const who = told.filter(({ child }) => group.members.includes(child.id));
  return { skill: group.skill, children: who.map(({ child }) => child), grade: gradeOf(who) };
}

/** The scenes that a child has played to their end since a day. */
export function finishedSince({ finished, time_zone: zone }: ClassMember, day: Day): string[] {
  return finished.filter(({ at }) => dayIn(zone, new Date(at)) >= day).map(({ scene }) => scene);
}

function mostFinished(children: readonly Today[]): TeachNext['scene'] {
  const by = new Map<string, Today[]>();
  for (const one of children) {
    for (const scene of new Set(finishedSince(one.member, mondayOf(one.today)))) {
      by.set(scene, [...(by.get(scene) ?? []), one]);
    }
  }
  const [most] = [...by].sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b));
  if (most === undefined) return null;
  const [scene, who] = most;
  return { scene, children: who.length, grade: gradeOf(who) };
}

/** The one in the middle. */
function gradeOf(children: readonly Today[]): number {
  const grades = children.map(({ member }) => member.grade).sort((a, b) => a - b);
  return grades[Math.floor((grades.length - 1) / 2)] ?? 0;
}
