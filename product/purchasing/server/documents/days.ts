import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';

/** MM/DD/YYYY. */
export function shownDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

export function shownMoment(moment: Date): string {
  return shownDay(dayIn(DEFAULT_TIME_ZONE, moment));
}
