import type { Day } from '#platform/contract/days.ts';
import type { CheckInsSummary } from './shapes.ts';

/** The first day on which a child knew of the reader, and the last one on which one did not; null where there is none. */
type Found = { told_from: Day | null; untold_until: Day | null };

/**
 * What of some weeks a reader is not shown, as far as it may be said: that there is something, and since when there is
 * nothing any more. The day is one that the reader sees, never that of a hidden answer.
 */
export function untoldOf({ told_from: from, untold_until: until }: Found): CheckInsSummary['untold'] {
  if (until === null) return null;
  return { before: from !== null && until <= from ? from : null };
}

type Untold = NonNullable<CheckInsSummary['untold']>;

/** Nothing is known of a span of days: they may be silent, or hidden. */
export function mayHide({ before }: Untold, lastDay: Day): boolean {
  return before === null || lastDay < before;
}
