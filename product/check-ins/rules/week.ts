import * as z from 'zod/mini';
import { addDays, type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { type Notice, noticeOf } from './notice.ts';
import { NOT_NOW, saidOn } from './said.ts';
import { SCHOOL_DAYS } from './school-days.ts';

/** As the columns are called, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKEND: readonly Weekday[] = ['sat', 'sun'];

/** Not asked is said where a day has come; days to come, and weekends without an answer, say nothing. */
export const NOT_ASKED = 'not-asked';
export const SHOWN = [...CHECK_INS, NOT_NOW, NOT_ASKED] as const;
export type Shown = (typeof SHOWN)[number];

/** So far back a row of hard days may have begun. */
export const DAYS_BEFORE = 14;

/** What is known of a child's week. `told` has what the reader may see, in the order it was said. */
export const weekFacts = z.object({
  time_zone: z.string(),
  monday: z.string(),
  /** The last day with an answer up to the end of the week, and the day the child came onto the list. */
  last_on: z.nullable(z.string()),
  listed_on: z.string(),
  archived: z.boolean(),
  told: z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) })),
});
export type WeekFacts = z.infer<typeof weekFacts>;

export type ChildWeek = { days: readonly { day: Day; shown: Shown | null }[]; notice: Notice | null };

/** A child's week on the day it is at its school. */
export function childWeek(facts: WeekFacts, now: Date): ChildWeek {
  const { monday, told } = facts;
  const today = dayIn(facts.time_zone, now);
  const said = daysFrom(monday, WEEKDAYS.length).map((day) => ({ day, said: saidOn(told, day) }));
  const come = said.filter(({ day }) => day <= today);
  const before = daysFrom(addDays(monday, -DAYS_BEFORE), DAYS_BEFORE).map((day) => ({
    day,
    said: saidOn(told, day),
  }));
  const saturday = addDays(monday, SCHOOL_DAYS);
  return {
    days: said.map(({ day, said: one }, at) => ({
      day,
      shown: one ?? (day <= today && at < SCHOOL_DAYS ? NOT_ASKED : null),
    })),
    notice: noticeOf({
      days: come,
      before,
      // Nobody waits for a child that has left.
      since: facts.archived ? today : (facts.last_on ?? facts.listed_on),
      until: today < saturday ? today : saturday,
    }),
  };
}

function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Monday of the week that is asked for, or of this one. */
export function askedMonday(week: Day | null, today: Day): Day {
  return mondayOf(week ?? today);
}
