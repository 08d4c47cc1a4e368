const MINUTE = 60;

/**
 * Parts of a time in whole minutes that add up to the minutes of the whole, which is rounded once, as lists round it: the
 * minutes that rounding down leaves over go to those with the largest rest. A short part may be none of them; it is said
 * to be under a minute.
 */
export function minutesApart(parts: readonly number[]): { parts: number[]; total: number } {
  const total = Math.round(parts.reduce((sum, seconds) => sum + seconds, 0) / MINUTE);
  const least = parts.map((seconds) => Math.floor(seconds / MINUTE));
  const given = least.reduce((sum, minutes) => sum + minutes, 0);
  const byRest = parts
    .map((seconds, at) => ({ at, rest: seconds % MINUTE }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  const more = new Set(byRest.slice(0, total - given).map(({ at }) => at));
  return { parts: least.map((minutes, at) => minutes + (more.has(at) ? 1 : 0)), total };
}
