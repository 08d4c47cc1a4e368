import { type EcommerceState, paidLeft } from '#product/accounts/rules/ecommerce.ts';

/** Beside licenses that are paid, the own or a school's, days of a trial would only worry: the licenses are what counts. */
export function trialToTell(state: EcommerceState) {
  return state.is_active_customer || paidLeft(state) > 0 ? null : state.purchases.free_trial;
}

export type TrialState = 'running' | 'last-day' | 'ended';

/** A trial is valid while its remaining days are zero or more. */
export function trialState(daysLeft: number): TrialState {
  if (daysLeft < 0) return 'ended';
  return daysLeft === 0 ? 'last-day' : 'running';
}
