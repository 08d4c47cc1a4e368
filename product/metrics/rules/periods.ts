import { addDays, type Day, daysBetween, mondayOf } from '#platform/contract/days.ts';

export const PERIODS = ['day', 'week', 'month', 'custom'] as const;
export type Period = (typeof PERIODS)[number];
/** What a row of the table is about. */
export const STEPS = ['day', 'week', 'month'] as const;
type Step = (typeof STEPS)[number];

/** Two years: nobody compares more, and a page stays a page. */
export const MOST_DAYS = 731;
/** So many are shown where nobody says since when. */
const USUAL: Readonly<Record<Step, number>> = { day: 14, week: 12, month: 12 };

/** Both days belong to it. */
export type Span = { from: Day; to: Day };
/** A time, cut into rows, and as much time before it. */
export type Asked = Span & { step: Step; rows: Span[]; before: Span };
export type Problem = {
  field: '_from' | '_to';
  i18n: 'validation.required' | 'validation.days-turned' | 'validation.days-many';
};

type Asking = { period: Period; from?: Day | undefined; to?: Day | undefined };

/** What is asked for, or what is wrong with it. Weeks and months are always whole ones. */
export function readPeriod({ period, from, to }: Asking, today: Day): Asked | Problem {
  if (period === 'custom') {
    if (from === undefined) return { field: '_from', i18n: 'validation.required' };
    if (to === undefined) return { field: '_to', i18n: 'validation.required' };
  }
  const last = to ?? today;
  const step = period === 'custom' ? stepOf(from ?? last, last) : period;
  const first = from ?? back(step, startOf(step, last), USUAL[step] - 1);
  if (first > last) return { field: '_to', i18n: 'validation.days-turned' };
  const whole =
    period === 'custom'
      ? { from: first, to: last }
      : { from: startOf(step, first), to: endOf(step, startOf(step, last)) };
  const days = daysBetween(whole.from, whole.to) + 1;
  if (days > MOST_DAYS) return { field: '_from', i18n: 'validation.days-many' };
  const rows = cut(step, whole);
  const begin = period === 'custom' ? addDays(whole.from, -days) : back(step, whole.from, rows.length);
  return { ...whole, step, rows, before: { from: begin, to: addDays(whole.from, -1) } };
}

/** Rows of a time that somebody chose freely: neither three nor three hundred. */
function stepOf(from: Day, to: Day): Step {
  const days = daysBetween(from, to) + 1;
  if (days <= 31) return 'day';
  return days <= 184 ? 'week' : 'month';
}

function startOf(step: Step, day: Day): Day {
  if (step === 'day') return day;
  return step === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** The last day of what begins on this one. */
function endOf(step: Step, start: Day): Day {
  return addDays(next(step, start), -1);
}

function next(step: Step, start: Day): Day {
  if (step === 'day') return addDays(start, 1);
  return step === 'week' ? addDays(start, 7) : startOf('month', addDays(start, 31));
}

function back(step: Step, start: Day, count: number): Day {
  if (step !== 'month') return addDays(start, -count * (step === 'week' ? 7 : 1));
  let day = start;
  for (let month = 0; month < count; month += 1) day = startOf('month', addDays(day, -1));
  return day;
}

/** Whole months of a time, and the days at its ends that belong to none; each day is in one of them. */
export function inMonths({ from, to }: Span): { months: Span | null; days: Span[] } {
  const first = from === startOf('month', from) ? from : next('month', startOf('month', from));
  const end = addDays(startOf('month', addDays(to, 1)), -1);
  if (first > end) return { months: null, days: [{ from, to }] };
  const ends = [
    { from, to: addDays(first, -1) },
    { from: addDays(end, 1), to },
  ];
  return { months: { from: first, to: end }, days: ends.filter((span) => span.from <= span.to) };
}

/** Oldest first. Of a week or month that is only partly asked for, that part. */
function cut(step: Step, { from, to }: Span): Span[] {
  const rows: Span[] = [];
  for (let start = startOf(step, from); start <= to; start = next(step, start)) {
    const end = endOf(step, start);
    rows.push({ from: start < from ? from : start, to: end > to ? to : end });
  }
  return rows;
}
