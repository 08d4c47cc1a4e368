import { type Day, dayIn, daysBetween } from '#platform/contract/days.ts';
import { type PersonName, spokenName } from '#platform/contract/names.ts';
import { HARD, type Hard, saidOn, type ToldFeeling } from '#product/check-ins/rules/said.ts';
import {
  type DaysOff,
  LONG_AWAY,
  schoolDaysBetween,
  schoolDaysUpTo,
} from '#product/schools/rules/school-days.ts';
import type { Caseload, CaseloadRow, NextStep } from '../../caseload-contract.ts';

/** A month: then somebody who is looked after has been lost sight of. */
const NOTE_DAYS = 30;
const STRIP_DAYS = 10;

/** A child of the caseload. Days are those of its school. */
export type CaseloadChild = PersonName & {
  id: number;
  time_zone: string;
  teacher: string;
  own: boolean;
  /** Since when it is the reader's: added, or shared. */
  since: Day;
  can_play: boolean;
  last_played_on: Day | null;
  days_off: readonly DaysOff[];
  told: readonly ToldFeeling[];
  last_note_on: Day | null;
  /** Why somebody is waited for; null where nobody is, or somebody has it. */
  follow_up: 'streak' | 'talk' | null;
};

/** Who came to the reader lately has time: the days count from then on. */
export function lacksNote(child: Pick<CaseloadChild, 'since' | 'last_note_on'>, today: Day): boolean {
  const last =
    child.last_note_on === null || child.last_note_on < child.since ? child.since : child.last_note_on;
  return daysBetween(last, today) >= NOTE_DAYS;
}

function nextStep(child: CaseloadChild, today: Day, hard: Hard | null, covered: boolean): NextStep | null {
  if (!covered && child.follow_up !== null) return child.follow_up === 'talk' ? 'talk' : 'follow-up';
  if (hard !== null && child.last_note_on !== today) return 'hello';
  if (!covered && lacksNote(child, today)) return 'note';
  const away = schoolDaysBetween(child.last_played_on ?? child.since, today, child.days_off);
  return child.can_play && away >= LONG_AWAY ? 'away' : null;
}

const STEPS: readonly (NextStep | null)[] = ['talk', 'follow-up', 'hello', 'note', 'away', null];

/** What a counselor's home says of the children there; while staff act, nothing of feelings and notes. */
export function caseloadOf(
  children: readonly CaseloadChild[],
  now: Date,
  { covered }: { covered: boolean },
): Omit<Caseload, 'groups' | 'more'> {
  const seen = children.map((child) => {
    const today = dayIn(child.time_zone, now);
    const last = covered ? null : saidOn(child.told, today);
    const hard = HARD.find((one) => one === last) ?? null;
    return { child, name: spokenName(child), today, hard };
  });
  const rows = seen.map(
    ({ child, name, today, hard }): CaseloadRow => ({
      id: child.id,
      name,
      teacher: child.teacher,
      own: child.own,
      strip: covered
        ? null
        : schoolDaysUpTo(today, STRIP_DAYS, child.days_off).map((day) => ({
            day,
            said: saidOn(child.told, day),
          })),
      last_note_on: covered ? null : child.last_note_on,
      next: nextStep(child, today, hard, covered),
    }),
  );
  const hardToday = new Map<string, Caseload['hard_today'][number]['children']>();
  for (const { child, name, hard } of seen) {
    if (hard === null) continue;
    hardToday.set(child.teacher, [
      ...(hardToday.get(child.teacher) ?? []),
      { id: child.id, name, feeling: hard },
    ]);
  }
  const rank = ({ feeling }: { feeling: Hard }): number => HARD.indexOf(feeling);
  const without = covered ? [] : seen.filter(({ child, today }) => lacksNote(child, today));
  return {
    own: children.filter(({ own }) => own).length,
    shared: children.filter(({ own }) => !own).length,
    covered,
    hard_today: [...hardToday]
      .map(([teacher, told]) => ({ teacher, children: told.sort((a, b) => rank(a) - rank(b)) }))
      .sort((a, b) => a.teacher.localeCompare(b.teacher)),
    without_note: without
      .map(({ child, name }) => ({ id: child.id, name, last_note_on: child.last_note_on }))
      .sort((a, b) => (a.last_note_on ?? '').localeCompare(b.last_note_on ?? '')),
    // The sort keeps the order of names among those with the same to do.
    rows: rows.sort((a, b) => STEPS.indexOf(a.next) - STEPS.indexOf(b.next)),
  };
}
