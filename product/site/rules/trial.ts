export type TrialState = 'running' | 'last-day' | 'ended';

/** A trial is valid while its remaining days are zero or more. */
export function trialState(daysLeft: number): TrialState {
  if (daysLeft < 0) return 'ended';
  return daysLeft === 0 ? 'last-day' : 'running';
}
