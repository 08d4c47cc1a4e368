import { addDays, type Day } from '#platform/contract/days.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';

/** A lesson is featured from the first day of its month in the running school year, unless staff chose another day. */
export function featuredFrom(month: number, today: Day): Day {
  const began = schoolYearOf(today);
  return `${month >= 7 ? began : began + 1}-${String(month).padStart(2, '0')}-01`;
}

/** For one month: on 1 February the lessons of 1 January are no longer. */
export function isFeatured(from: Day, today: Day): boolean {
  return from <= today && today < monthLater(from);
}

/** The same day of the next month; where that has none, its last. */
function monthLater(day: Day): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  const first = `${next[0]}-${String(next[1]).padStart(2, '0')}-01`;
  const later = addDays(first, date - 1);
  return later.slice(0, 7) === first.slice(0, 7) ? later : addDays(`${later.slice(0, 7)}-01`, -1);
}
