const DAY = 24 * 60 * 60 * 1000;

/** The demo's calendar: everything is so many days before (or after) the day it is seeded on. */
export type Calendar = {
  today: string;
  /** A moment of a working day, in UTC. */
  momentBefore: (days: number, minuteOfDay: number) => Date;
  dayAfter: (days: number) => string;
};

export function calendarOf(today: string): Calendar {
  const midnight = Date.parse(`${today}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(midnight))
    throw new RangeError(`${today} is not a day`);
  return {
    today,
    momentBefore: (days, minuteOfDay) => new Date(midnight - days * DAY + minuteOfDay * 60_000),
    dayAfter: (days) => new Date(midnight + days * DAY).toISOString().slice(0, 10),
  };
}
