/** So often in a row, then a tile rests until the teacher taps it open or the child's card is used. */
export const MISSES_TO_LOCK = 5;

/** So often in an hour, whoever's tile it is, then all tiles of the class rest until the teacher opens them. */
export const CLASS_MISSES = 30;
const HOUR = 3_600_000;

export function isLocked(misses: number): boolean {
  return misses >= MISSES_TO_LOCK;
}

/** What is kept of a class after one more miss, in milliseconds, and whether that was one too many. */
export function afterMiss(missedAt: readonly number[], now: number): { missedAt: number[]; closes: boolean } {
  const recent = missedAt.filter((at) => now - at < HOUR);
  const kept = [...recent, now].slice(-CLASS_MISSES);
  return { missedAt: kept, closes: kept.length >= CLASS_MISSES };
}
