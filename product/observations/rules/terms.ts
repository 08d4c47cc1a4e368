import { addDays, type Day } from '#platform/contract/days.ts';

/** A term by its first day, `2026-07-01`: terms sort as days do. */
export type Term = Day;

export const SEASONS = ['fall', 'spring'] as const;
export type Season = (typeof SEASONS)[number];

const FALL_BEGINS = '07-01';
const SPRING_BEGINS = '02-01';

/** The school year runs from July to June. Its first half ends with January, as it does in most schools and in Taiwan. */
export function termOf(day: Day): Term {
  const year = Number(day.slice(0, 4));
  const inYear = day.slice(5);
  if (inYear >= FALL_BEGINS) return `${year}-${FALL_BEGINS}`;
  if (inYear >= SPRING_BEGINS) return `${year}-${SPRING_BEGINS}`;
  return `${year - 1}-${FALL_BEGINS}`;
}

export function termBefore(term: Term): Term {
  return termOf(addDays(term, -1));
}

export function lastDayOf(term: Term): Day {
  const year = Number(term.slice(0, 4));
  return seasonOf(term) === 'fall' ? `${year + 1}-01-31` : `${year}-06-30`;
}

export function seasonOf(term: Term): Season {
  return term.endsWith(FALL_BEGINS) ? 'fall' : 'spring';
}

/** As schools write it: 2026–27. */
export function schoolYearOf(term: Term): string {
  const first = Number(term.slice(0, 4)) - (seasonOf(term) === 'fall' ? 0 : 1);
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`;
}
