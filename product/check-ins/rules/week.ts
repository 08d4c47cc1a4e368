import * as z from 'zod/mini';
import { addDays, type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { isWithin, SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import { type Notice, noticeOf } from './notice.ts';
import { NOT_NOW, saidOn } from './said.ts';

/** As the columns are called, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKEND: readonly Weekday[] = ['sat', 'sun'];

/** Not asked is said where a day has come; days to come, and weekends without an answer, say nothing. */
export const NOT_ASKED = 'not-asked';
/** The school was closed, and nobody said anything. */
export const NO_SCHOOL = 'no-school';
export const SHOWN = [...CHECK_INS, NOT_NOW, NOT_ASKED, NO_SCHOOL] as const;
type Shown = (typeof SHOWN)[number];

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
  /** It has told others of feelings since then, and not this reader. */
  told_others: z.boolean(),
  /** A hard week of it is followed up now, and the reader knows of it. */
  followed_up: z.boolean(),
  days_off: z.array(z.object({ first_day: z.string(), last_day: z.string() })),
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
      shown: one ?? (day <= today && at < SCHOOL_DAYS ? silenceOn(day, facts.days_off) : null),
    })),
    notice: noticeOf({
      days: come,
      before,
      // Nobody waits for a child that has left.
      since: facts.archived || facts.told_others ? today : (facts.last_on ?? facts.listed_on),
      until: today < saturday ? today : saturday,
      wasAsked: facts.last_on !== null,
      // What is open now is no news of another week.
      isFollowedUp: facts.followed_up && monday <= today && today < addDays(monday, WEEKDAYS.length),
      daysOff: facts.days_off,
    }),
  };
}

function silenceOn(day: Day, daysOff: WeekFacts['days_off']): Shown {
  return daysOff.some((off) => isWithin(day, off)) ? NO_SCHOOL : NOT_ASKED;
}

function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Monday of the week that is asked for, or of this one. */
export function askedMonday(week: Day | null, today: Day): Day {
  return mondayOf(week ?? today);
}
