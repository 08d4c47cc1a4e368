import { type Day, dayIn, daysBetween } from '#platform/contract/days.ts';
import { HARD, type Hard, isHard, NOT_NOW, saidOn } from '#product/check-ins/rules/said.ts';
import { COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { LONG_AWAY, schoolDaysBetween } from '#product/schools/rules/school-days.ts';
import type { Child, WorthALook } from '../contract.ts';
import type { ClassMember } from './class-member.ts';

/** Time enough to give another one, and not so much that it is the news of a month. */
export const ENDING_SOON = 14;
/** From so many on, hard days are a row. */
const ROW = 3;
/** So far back a row of hard days is still this morning's news: over a weekend, and a week off. */
export const ROW_BACK_DAYS = 14;

type Seen = { member: ClassMember; child: Child; today: Day };
type Of<Kind extends WorthALook['kind']> = Extract<WorthALook, { kind: Kind }>;

/**
 * Whom to look at first: whom nobody has yet, who feels bad today, who did on the last days it answered, who has been
 * away, who cannot play, or not for long.
 */
export function worthALook(
  members: readonly { member: ClassMember; child: Child }[],
  now: Date,
  { showsFeelings }: { showsFeelings: boolean },
): WorthALook[] {
  const seen = members.map((each) => ({ ...each, today: dayIn(each.member.time_zone, now) }));
  const feelings = showsFeelings ? [...unowned(seen), ...hardFeelings(seen), ...hardRows(seen)] : [];
  return [...feelings, ...longAway(seen), ...licensesEnding(seen)];
}

/** A hard week, or a request to talk, that nobody has: requests first. */
function unowned(seen: readonly Seen[]): Of<'follow-up'>[] {
  const found = seen.flatMap(({ member: { follow_up: reason }, child }) =>
    reason === null ? [] : [{ kind: 'follow-up' as const, child, reason }],
  );
  return found.sort((one, other) => Number(other.reason === 'talk') - Number(one.reason === 'talk'));
}

/** Whoever waits for somebody is named above already. */
function hardFeelings(seen: readonly Seen[]): Of<'feeling'>[] {
  const found = seen.flatMap(({ member, child, today }) => {
    if (member.follow_up !== null) return [];
    const last = member.told.findLast(
      ({ on_day, feeling }) => on_day === today && feeling !== SKIPPED,
    )?.feeling;
    const feeling = HARD.find((one) => one === last);
    if (feeling === undefined) return [];
    const calm = member.played
      .filter(({ on_day, area }) => on_day === today && area === COOL_DOWN)
      .reduce((sum, { seconds }) => sum + seconds, 0);
    return [{ kind: 'feeling' as const, child, feeling, cool_down_seconds: calm }];
  });
  const rank = ({ feeling }: { feeling: Hard }): number => HARD.indexOf(feeling);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** In the morning, before today's answer. Who answered today is told by that, or broke the row. */
function hardRows(seen: readonly Seen[]): Of<'row'>[] {
  const found = seen.flatMap(({ member, child, today }) => {
    const row = rowOf(member.told);
    const [last] = row;
    if (last === undefined || row.length < ROW || last.day === today || member.follow_up !== null) return [];
    if (member.seen_until !== null && member.seen_until >= last.day) return [];
    const same = row.every(({ said }) => said === last.said);
    return [{ kind: 'row' as const, child, feeling: same ? last.said : null, days: row.length }];
  });
  return found.sort((one, other) => other.days - one.days);
}

/** The hard days up to the last that was answered, the newest first. */
function rowOf(told: ClassMember['told']): { day: Day; said: Hard }[] {
  const answered = [...new Set(told.map(({ on_day }) => on_day))]
    .sort()
    .reverse()
    .flatMap((day) => {
      const said = saidOn(told, day);
      return said === null || said === NOT_NOW ? [] : [{ day, said }];
    });
  const row: { day: Day; said: Hard }[] = [];
  for (const { day, said } of answered) {
    if (!isHard(said)) break;
    row.push({ day, said });
  }
  return row;
}

/** Of those who can play; who never has is away since the name was put on the list. */
function longAway(seen: readonly Seen[]): Of<'away'>[] {
  return seen
    .filter(({ member }) => member.can_play)
    .map(({ member, child, today }) => {
      const last = member.last_played_on;
      const days = schoolDaysBetween(last ?? member.listed_on, today, member.days_off);
      return { kind: 'away' as const, child, last_played_on: last, school_days: days };
    })
    .filter(({ school_days: days }) => days >= LONG_AWAY)
    .sort((one, other) => other.school_days - one.school_days);
}

/** Those of one day together: a class is given its licenses at once. */
function licensesEnding(seen: readonly Seen[]): Of<'license'>[] {
  const byDay = new Map<Day | null, Child[]>();
  for (const { member, child, today } of seen) {
    const ends = member.license_ends_on;
    const day = !member.can_play
      ? null
      : ends !== null && daysBetween(today, ends) <= ENDING_SOON
        ? ends
        : undefined;
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), child]);
  }
  return [...byDay]
    .map(([ends_on, children]) => ({ kind: 'license' as const, children, ends_on }))
    .sort((one, other) => (one.ends_on ?? '').localeCompare(other.ends_on ?? ''));
}
