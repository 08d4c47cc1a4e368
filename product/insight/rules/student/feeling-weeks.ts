import { addDays, type Day, daysBetween, mondayOf } from '#platform/contract/days.ts';
import { type HardNotice, hardNotice } from '#product/check-ins/rules/notice.ts';
import { isHard, saidOn, type ToldFeeling } from '#product/check-ins/rules/said.ts';
import { DAYS_BEFORE } from '#product/check-ins/rules/week.ts';
import type { CheckIn } from '#product/play/rules/results/events.ts';
import { type DaysOff, isSchoolDay, SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import type { StudentFeelings } from './page-shape.ts';

const WEEKS = 6;

/** The Monday that the page begins with. */
export function firstMonday(today: Day): Day {
  return addDays(mondayOf(today), -7 * (WEEKS - 1));
}

/** Six weeks, a column a school day; `told` in the order it was said. No average, no trend. */
export function feelingWeeks(
  told: readonly ToldFeeling[],
  today: Day,
  { asked, daysOff }: { asked: boolean; daysOff: readonly DaysOff[] },
): StudentFeelings {
  const first = firstMonday(today);
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, 7 * week)).map((monday) => ({
    monday,
    days: Array.from({ length: 7 }, (_, at) => addDays(monday, at))
      .filter((day) => day <= today)
      .map((day) => ({ day, said: saidOn(told, day) }))
      // Today is not over: nobody can say yet that the child was not asked.
      .filter(({ day, said }) => said !== null || (day < today && isSchoolDay(day, daysOff))),
  }));
  const all = weeks.flatMap(({ days }) => days.map(({ said }) => said));
  return {
    asked,
    weeks,
    told: all.filter((said) => said !== null && said !== 'not-now').length,
    not_now: all.filter((said) => said === 'not-now').length,
  };
}

/** What was told since Monday, a day each. */
export function feltThisWeek({ weeks }: StudentFeelings): CheckIn[] {
  return (weeks.at(-1)?.days ?? []).flatMap(({ said }) =>
    said === null || said === 'not-now' ? [] : [said],
  );
}

/** The last day of a week that was told as a hard one. */
export function hardDay(days: StudentFeelings['weeks'][number]['days']): Day | null {
  return days.findLast(({ said }) => isHard(said))?.day ?? null;
}

/** Whether this week is a hard one, as the week of feelings says it of the same child. */
export function hardWeek({ weeks }: Pick<StudentFeelings, 'weeks'>): HardNotice | null {
  const week = weeks.at(-1);
  if (week === undefined) return null;
  const first = addDays(week.monday, -DAYS_BEFORE);
  const before = weeks.slice(0, -1).flatMap(({ days }) => days.filter(({ day }) => day >= first));
  return hardNotice(week.days, before);
}

type CalendarDay = { day: Day; said: StudentFeelings['weeks'][number]['days'][number]['said'] | undefined };

/**
 * The weeks as a calendar shows them, all equally long: Monday to Friday, and the weekend where something was said on
 * one. `undefined` are days to come, and weekends without a word.
 */
export function calendarOf(weeks: StudentFeelings['weeks']): {
  columns: number;
  days: (CalendarDay & { isMonday: boolean })[];
} {
  const longest = Math.max(
    SCHOOL_DAYS,
    ...weeks.flatMap(({ monday, days }) => days.map(({ day }) => daysBetween(monday, day) + 1)),
  );
  const days = weeks.flatMap(({ monday, days: said }) =>
    Array.from({ length: longest }, (_, at) => {
      const day = addDays(monday, at);
      return { day, said: said.find((one) => one.day === day)?.said, isMonday: at === 0 };
    }),
  );
  return { columns: longest, days };
}
