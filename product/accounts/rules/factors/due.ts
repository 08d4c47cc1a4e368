import type { Day } from '#platform/contract/days.ts';
import type { Scope } from '#product/access/rules/scopes.ts';

/** Whether staff have to sign in with more than a password, or are only offered to. */
export type StaffFactor = 'required' | 'offered';

/** What is known of somebody who is signed in. */
type Holder = {
  scope: Scope | null;
  hasFactor: boolean;
  /** From which day on a school or district wants it of who runs its group; null where none does. */
  groupsFrom: Day | null;
};

/** Whether they set one up before anything else. */
export function isFactorDue(holder: Holder, staff: StaffFactor, today: Day): boolean {
  return !holder.hasFactor && isFactorRequired(holder, staff, today);
}

/** Whether they need one: who does cannot take the last one away. */
export function isFactorRequired(
  { scope, groupsFrom }: Pick<Holder, 'scope' | 'groupsFrom'>,
  staff: StaffFactor,
  today: Day,
): boolean {
  if (scope === 'uber') return staff === 'required';
  return scope === 'educator' && groupsFrom !== null && groupsFrom <= today;
}

/** So far ahead a school or district can name the day. */
export const FACTOR_DAYS_AHEAD = 366;
