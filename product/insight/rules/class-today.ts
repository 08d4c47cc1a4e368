import { addDays, type Day, DEFAULT_TIME_ZONE, dayIn, mondayOf } from '#platform/contract/days.ts';
import { isHanName, type PersonName, spokenName } from '#platform/contract/names.ts';
import { COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import { CHECK_INS, type CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import { SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import type { Child, ClassToday, Feelings, Week } from '../contract.ts';
import type { ClassMember } from './class-member.ts';
import { reportsReady } from './reports-ready.ts';
import { finishedSince, teachNext } from './teach-next.ts';
import { worthALook } from './worth-a-look.ts';

/** First names, with the first letter of the last where two children of the class have the same. */
function namesInClass(members: readonly ClassMember[]): Child[] {
  const count = new Map<string, number>();
  for (const { first_name: first } of members) count.set(first, (count.get(first) ?? 0) + 1);
  return members.map((member) => ({ id: member.id, name: nameOf(member, count), own: member.own }));
}

function nameOf(member: PersonName, count: ReadonlyMap<string, number>): string {
  const { first_name: first, last_name: last } = member;
  if ((count.get(first) ?? 0) < 2 || last === '') return first;
  return isHanName(member)
    ? spokenName(member)
    : `${first} ${String.fromCodePoint(last.codePointAt(0) ?? 0)}.`;
}

export function classToday(
  members: readonly ClassMember[],
  now: Date,
  { showsFeelings }: { showsFeelings: boolean },
): ClassToday {
  const named = namesInClass(members);
  const children = members.map((member, at) => ({
    member,
    child: named[at] ?? { id: member.id, name: member.first_name, own: member.own },
    today: dayIn(member.time_zone, now),
  }));
  return {
    children: members.length,
    own_ids: members.filter(({ own }) => own).map(({ id }) => id),
    feelings: showsFeelings ? feelingsOf(children) : null,
    worth_a_look: worthALook(children, now, { showsFeelings }),
    week: weekOf(children, now),
    reports: reportsReady(members),
    teach_next: teachNext(children),
  };
}

type Today = { member: ClassMember; child: Child; today: Day };

/** The last word of the day counts: who said "Not now" first and told later has told. */
function feelingsOf(children: readonly Today[]): Feelings {
  const said = children.map(({ member, child, today }) => {
    const own = member.told.filter(({ on_day }) => on_day === today).map(({ feeling }) => feeling);
    const last = own.findLast((feeling) => feeling !== SKIPPED) ?? own.at(-1);
    return { child, last };
  });
  const who = (wanted: CheckIn | typeof SKIPPED | undefined): Child[] =>
    said.filter(({ last }) => last === wanted).map(({ child }) => child);
  return {
    told: CHECK_INS.map((feeling) => ({ feeling, children: who(feeling) })),
    not_now: who(SKIPPED),
    not_asked: who(undefined),
  };
}

function weekOf(children: readonly Today[], now: Date): Week {
  const seconds = new Map<Day, number>();
  let coolDown = 0;
  const byChild: Week['by_child'] = [];
  const groups: Pick<Week, 'finished' | 'started' | 'not_yet' | 'cannot_play'> = {
    finished: [],
    started: [],
    not_yet: [],
    cannot_play: [],
  };
  const mondays: Day[] = [];
  for (const { member, child, today } of children) {
    const monday = mondayOf(today);
    mondays.push(monday);
    const played = member.played.filter(
      ({ on_day, seconds: of }) => on_day >= monday && on_day <= today && of > 0,
    );
    for (const { on_day, area, seconds: of } of played) {
      seconds.set(on_day, (seconds.get(on_day) ?? 0) + of);
      if (area === COOL_DOWN) coolDown += of;
    }
    // Who played is who has minutes, as wherever it is counted; of them, who finished something.
    if (played.length > 0) {
      const hasFinished = finishedSince(member, monday).length > 0;
      groups[hasFinished ? 'finished' : 'started'].push(child);
      byChild.push({ child, seconds: played.reduce((sum, { seconds: of }) => sum + of, 0) });
    } else {
      groups.not_yet.push(child);
      if (!member.can_play) groups.cannot_play.push(child);
    }
  }
  const first = mondays.sort()[0] ?? mondayOf(dayIn(DEFAULT_TIME_ZONE, now));
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at))
    .map((day, at) => ({ day, seconds: seconds.get(day) ?? 0, isSchoolDay: at < SCHOOL_DAYS }))
    .filter(({ seconds: of, isSchoolDay }) => isSchoolDay || of > 0)
    .map(({ day, seconds: of }) => ({ day, seconds: of }));
  const all = [...seconds.values()].reduce((sum, of) => sum + of, 0);
  return { ...groups, days, seconds: all, cool_down_seconds: coolDown, by_child: byChild };
}
