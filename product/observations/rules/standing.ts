import { addDays, type Day } from '#platform/contract/days.ts';
import { isWhole, type SeenSkills } from './seen.ts';

/** Who has known a child for less has not seen enough. */
export const DAYS_TOGETHER = 28;

export const STANDINGS = ['done', 'begun', 'due', 'waiting'] as const;
/** Of one adult, one child and one term. */
export type Standing = (typeof STANDINGS)[number];

/** The first day on which an adult may say what they saw, who has had the child since. */
export function readyOn(since: Day): Day {
  return addDays(since, DAYS_TOGETHER);
}

/** What was begun stays begun, also if the child was given to the adult anew. */
export function standingOf(seen: SeenSkills | null, since: Day, today: Day): Standing {
  if (seen !== null && isWhole(seen)) return 'done';
  if (seen !== null) return 'begun';
  return today < readyOn(since) ? 'waiting' : 'due';
}
