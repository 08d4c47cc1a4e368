import type { Day } from '#platform/contract/days.ts';
import { GRADES } from '#product/rosters/rules/grades.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';

/** All time, a school year (2026: from July on) or a month (2026-11): what the page of a program can be looked at by. */
export const ALL = 'all';
export const isPeriodKey = (text: string): boolean => /^(all|20\d\d|20\d\d-(0[1-9]|1[0-2]))$/.test(text);

/** A grade as it stands in the address; -1 is before kindergarten. */
export const GRADE_KEYS = [ALL, ...GRADES.map(String)] as const;

/** Of a month (2026-11): the times that it belongs to. Months and years before the last school year are told in all time only. */
export function periodsOf(month: string, today: Day): string[] {
  const year = schoolYearOf(`${month}-01`);
  return year < schoolYearOf(today) - 1 ? [ALL] : [ALL, String(year), month];
}

/** Everything there is to choose, newest first. */
export function periodKeys(today: Day): string[] {
  const year = schoolYearOf(today);
  const months: string[] = [];
  for (let at = today.slice(0, 7); schoolYearOf(`${at}-01`) >= year - 1; at = monthBefore(at))
    months.push(at);
  return [ALL, String(year), String(year - 1), ...months];
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
