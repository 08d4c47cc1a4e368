import { minutesOf } from '#platform/contract/texts/play-time.ts';

const MINUTE = 60;

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * Parts of a time in whole minutes that add up to the minutes of the whole, which is rounded once, as lists round it: the
 * minutes that rounding down leaves over go to those with the largest rest. A short part may be none of them; it is said
 * to be under a minute. Where the whole is part of something larger, its minutes may be given.
 */
export function minutesApart(
  parts: readonly number[],
  total = minutesOf(sumOf(parts)),
): { parts: number[]; total: number } {
  const least = parts.map((seconds) => Math.floor(seconds / MINUTE));
  const given = sumOf(least);
  const byRest = parts
    .map((seconds, at) => ({ at, rest: seconds % MINUTE }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  const more = new Set(byRest.slice(0, total - given).map(({ at }) => at));
  return { parts: least.map((minutes, at) => minutes + (more.has(at) ? 1 : 0)), total };
}
