import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';

/** The trial lasts 30 days, and until somebody has verified the educator it is for one student. */
export const FREE_TRIAL_DAYS = 30;
export const UNVERIFIED_STUDENT_LIMIT = 1;

export function trialEnd(today: Day): Day {
  return addDays(today, FREE_TRIAL_DAYS);
}

/** Zero on the last day it is valid, negative once it is over. */
export function trialDaysLeft(endsOn: Day, today: Day): number {
  return daysBetween(today, endsOn);
}

/** How long somebody waits for verification at most, as we promise it: staff look at every account themselves. */
export const VERIFICATION_DAYS = 2;
