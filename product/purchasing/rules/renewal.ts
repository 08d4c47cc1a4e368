import { type Day, daysBetween } from '#platform/contract/days.ts';
import { EXTEND_UNDER_DAYS } from '#product/licensing/rules/plans.ts';

/** A license is paid anew once it ends within the days that an upload extends it in, is over, or never was. */
export function mayRenew(paidUntil: Day | null, today: Day): boolean {
  return paidUntil === null || daysBetween(today, paidUntil) < EXTEND_UNDER_DAYS;
}
