const MINUTE = 60;

/** Whole minutes; what is less than one is one, as nobody played for none. */
export function inMinutes(seconds: number): { hours: number; minutes: number } {
  return asHours(seconds === 0 ? 0 : Math.max(1, Math.round(seconds / MINUTE)));
}

export function asHours(all: number): { hours: number; minutes: number } {
  return { hours: Math.floor(all / MINUTE), minutes: all % MINUTE };
}

/**
 * Parts of a time in whole minutes that add up to the minutes of the whole: where rounding each alone is off by one,
 * those give way that are nearest to the other side. A part that is there is never none, so that many small ones may
 * make the whole a little longer.
 */
export function minutesApart(parts: readonly number[]): { parts: number[]; total: number } {
  const whole = parts.reduce((sum, seconds) => sum + seconds, 0);
  const least = parts.map((seconds) => (seconds === 0 ? 0 : Math.max(1, Math.floor(seconds / MINUTE))));
  const given = least.reduce((sum, minutes) => sum + minutes, 0);
  const total = Math.max(Math.round(whole / MINUTE), given);
  const byRest = parts
    .map((seconds, at) => ({ at, rest: seconds - MINUTE * (least[at] ?? 0) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  const more = new Set(byRest.slice(0, total - given).map(({ at }) => at));
  return { parts: least.map((minutes, at) => minutes + (more.has(at) ? 1 : 0)), total };
}
