/** Takes so much of what a person has left; answers 0, or the seconds after which there is enough again. */
export type Allowance = (personId: number, amount: number, now: Date) => number;

/** People are looked through for those who have everything again when there are more than so many. */
const PEOPLE_MAX = 10_000;

/**
 * What a person may have of something in this process: so much at once, and then so much a minute. For limits that nobody
 * meets by use, and that cost no question to the database.
 */
export function allowance({ atOnce, aMinute }: { atOnce: number; aMinute: number }): Allowance {
  const used = new Map<number, { amount: number; at: number }>();
  const aMillisecond = aMinute / 60_000;
  const usedBy = (personId: number, at: number): number => {
    const last = used.get(personId);
    return last === undefined ? 0 : Math.max(0, last.amount - Math.max(0, at - last.at) * aMillisecond);
  };
  return (personId, amount, now) => {
    const at = now.getTime();
    const after = usedBy(personId, at) + amount;
    if (after > atOnce) return Math.max(1, Math.ceil((after - atOnce) / aMillisecond / 1000));
    if (used.size >= PEOPLE_MAX) for (const id of used.keys()) if (usedBy(id, at) === 0) used.delete(id);
    used.set(personId, { amount: after, at });
    return 0;
  };
}
