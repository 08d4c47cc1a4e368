import type { Day } from '#platform/contract/days.ts';

/** A school year begins on 1 July. It is named by the year it begins in. */
export const FIRST_SCHOOL_YEAR = 2020;
export const LAST_SCHOOL_YEAR = 2099;

export function isSchoolYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_SCHOOL_YEAR && year <= LAST_SCHOOL_YEAR;
}

export function schoolYearOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? year : year - 1;
}

/** 2026 is 2026/27. */
export function schoolYearName(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
