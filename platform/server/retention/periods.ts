/**
 * How long something is kept: so many days, or so many whole years after the one in which it was made, which begins on a
 * day of the calendar (`01-01`).
 */
export type Period = { days: number } | { years: number; from: string };

const DAY = 86_400_000;

/** What is older than this has had its time. */
export function cutoff(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY);
  return beginningOf(now, period.from, -period.years);
}

/** When what was made at a moment has had its time. */
export function dueAt(period: Period, made: Date): Date {
  if ('days' in period) return new Date(made.getTime() + period.days * DAY);
  return beginningOf(made, period.from, period.years + 1);
}

/** The beginning of the year a moment is in, or of one some years before or after. */
function beginningOf(moment: Date, from: string, years: number): Date {
  const year = moment.getUTCFullYear();
  const begun = moment.getTime() >= Date.parse(`${year}-${from}T00:00:00Z`);
  return new Date(`${year + years - (begun ? 0 : 1)}-${from}T00:00:00Z`);
}
