import { type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import { LEVEL_PROGRAMS, type LevelProgram } from '#product/group-data/rules/programs.ts';
import { MOST_SUGGESTED, suggestGroups } from '#product/group-data/rules/suggest-groups.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Child, TeachNext } from '../contract.ts';
import type { ClassMember } from './class-member.ts';

/** Fewer who are new at something are no reason to teach it to everybody. */
const FEWEST_NEW = 3;

type Today = { member: ClassMember; child: Child; today: Day };
type Told = Today & { said: ClassMember['said'][number]['said'] };
type InProgram = { program: LevelProgram; told: readonly Told[] };

/**
 * What a lesson could be about: only what play says clearly, and of whom. Each program by itself, as group data has them:
 * who reads on there finds the same children.
 */
export function teachNext(children: readonly Today[]): TeachNext {
  const programs = toldIn(children);
  const whole = forAll(programs);
  return {
    told: children.filter(({ member }) => member.said.length > 0).length,
    whole,
    group: forSome(programs, whole?.skill ?? null),
    scene: mostFinished(children),
  };
}

/** That of most children first. */
function toldIn(children: readonly Today[]): InProgram[] {
  return LEVEL_PROGRAMS.map((program) => ({
    program,
    told: children.flatMap((one) =>
      one.member.said.flatMap((own) => (own.program === program ? [{ ...one, said: own.said }] : [])),
    ),
  })).sort((a, b) => b.told.length - a.told.length);
}

/** Of two skills that as many are new at, the first in the order of reports. */
function forAll(programs: readonly InProgram[]): TeachNext['whole'] {
  const [most] = programs
    .flatMap(({ program, told }) =>
      SKILLS.map((skill) => ({
        program,
        skill,
        of: told.length,
        who: told.filter(({ said }) => said[skill] === 'emerging'),
      })),
    )
    .sort((a, b) => b.who.length - a.who.length);
  if (most === undefined || most.who.length < FEWEST_NEW) return null;
  const { program, skill, of, who } = most;
  return { program, skill, children: who.length, of, grade: gradeOf(who) };
}

/** The first group that group data suggests, of another skill than that of the class where there is one. */
function forSome(programs: readonly InProgram[], taught: Skill | null): TeachNext['group'] {
  const groups = programs.flatMap(({ program, told }) => {
    const candidates = told.map(({ said, member: { id, first_name, last_name, grade, groups: own } }) => ({
      id,
      name: `${last_name} ${first_name}`,
      grade,
      said,
      groups: own,
    }));
    return suggestGroups(candidates)
      .slice(0, MOST_SUGGESTED)
      .map(({ skill, members }) => ({
        program,
        skill,
        who: told.filter(({ child }) => members.includes(child.id)),
      }));
  });
  const group = groups.find(({ skill }) => skill !== taught) ?? groups[0];
  if (group === undefined) return null;
  const { program, skill, who } = group;
  return { program, skill, children: who.map(({ child }) => child), grade: gradeOf(who) };
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
