import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';

/** At home, days of a trial beside licenses that are paid would only worry: the licenses are what counts. */
export function trialAtHome({
  is_active_customer: isCustomer,
  purchases,
}: Pick<EcommerceState, 'is_active_customer'> & {
  purchases: Pick<EcommerceState['purchases'], 'free_trial'>;
}) {
  return isCustomer ? null : purchases.free_trial;
}

export type TrialState = 'running' | 'last-day' | 'ended';

/** A trial is valid while its remaining days are zero or more. */
export function trialState(daysLeft: number): TrialState {
  if (daysLeft < 0) return 'ended';
  return daysLeft === 0 ? 'last-day' : 'running';
}
