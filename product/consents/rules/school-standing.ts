import { addDays, type Day } from '#platform/contract/days.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import type { Activity, Decision } from './activities.ts';

/**
 * How a school stands to an activity. `not-renewed`: last year's yes goes on for now. `covered`: nobody has decided yet,
 * and the agreement made with the license speaks. `paused`: those who run it were asked, and have not answered in time.
 * `not-agreed`: nothing of the kind is done unasked.
 */
export const STANDINGS = ['agreed', 'refused', 'not-renewed', 'covered', 'paused', 'not-agreed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The newest decision of each year. */
export type YearDecision = { school_year: number; decision: Decision };

export type SchoolFacts = {
  activity: Activity;
  /** By the school's clock. */
  today: Day;
  decisions: readonly YearDecision[];
  /** Since when somebody who runs the school is asked for this year; null where nobody runs it, or nobody was asked. */
  askedOn: Day | null;
};

export type SchoolStanding = {
  standing: Standing;
  is_on: boolean;
  /** The last day on which it goes on without an answer. */
  goesOnUntil: Day | null;
};

/** Who was asked late has as much time as anybody. */
const DAYS_TO_ANSWER = 30;
/** From this day of the year before those who run a school are asked for the next one. */
const ASKED_FROM = '06-01';
const RENEWED_UNTIL = '09-30';

/** Which years a school can decide about today: this one, and from June on the next. */
export function yearsOpen(today: Day): number[] {
  const year = schoolYearOf(today);
  const month = today.slice(5);
  return month >= ASKED_FROM && month < '07-01' ? [year, year + 1] : [year];
}

export function goesOnUntil(schoolYear: number, askedOn: Day): Day {
  const summersEnd = `${schoolYear}-${RENEWED_UNTIL}`;
  const enough = addDays(askedOn, DAYS_TO_ANSWER);
  return enough > summersEnd ? enough : summersEnd;
}

/**
 * A decision of this year says it. Else a no of before stands, and a yes of last year goes on until the end of September,
 * or until there was time to answer; then all but play pauses: play is what the license was agreed for. Norms are for
 * those who said yes, and for nobody else.
 */
export function schoolStanding({ activity, today, decisions, askedOn }: SchoolFacts): SchoolStanding {
  const year = schoolYearOf(today);
  const newest = decisions
    .filter(({ school_year }) => school_year <= year)
    .toSorted((a, b) => b.school_year - a.school_year)[0];
  const said = (standing: Standing, is_on: boolean, until: Day | null = null): SchoolStanding => ({
    standing,
    is_on,
    goesOnUntil: until,
  });
  if (newest?.decision === 'no') return said('refused', false);
  if (newest?.school_year === year) return said('agreed', true);
  const wasLastYear = newest?.school_year === year - 1;
  if (activity === 'norms') {
    const until = askedOn === null ? `${year}-${RENEWED_UNTIL}` : goesOnUntil(year, askedOn);
    if (wasLastYear && today <= until) return said('not-renewed', true, until);
    return said('not-agreed', false);
  }
  const open: Standing = wasLastYear ? 'not-renewed' : 'covered';
  if (activity === 'play' || askedOn === null) return said(open, true);
  const until = goesOnUntil(year, askedOn);
  return today <= until ? said(open, true, until) : said('paused', false);
}
