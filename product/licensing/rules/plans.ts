import { addDays, type Day } from '#platform/contract/days.ts';

/** What a license can be part of. */
export const PLANS = ['free-trial', 'individual', 'site'] as const;
export type Plan = (typeof PLANS)[number];

/** What can be bought, given and moved; a trial stays where it is. */
export const PAID_PLANS = ['individual', 'site'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** A license runs a year from its activation, or to the end of its lot. */
const TERMS = ['year', 'to-end'] as const;
export type Term = (typeof TERMS)[number];

/** Who issued a lot. */
export const ISSUERS = [
  'user',
  'fortress_user',
  'stripe',
  'account_activation',
  'account_verification',
  'internal_script',
] as const;
export type Issuer = (typeof ISSUERS)[number];

export const INDIVIDUAL_DAYS = 365;

/** What staff can give at once. */
export const GRANT_MAX = 50_000;

/** A verified educator's trial is for as many students as a purchase may be. */
export const TRIAL_QUANTITY = 1000;

/** An upload extends a license that ends in less. */
export const EXTEND_UNDER_DAYS = 90;

/** The last day of a license that begins on a day: a year has its first and its last day within. */
export function lastDay(lot: { term: Term; endsOn: Day | null }, startsOn: Day): Day {
  if (lot.term === 'year') return addDays(startsOn, INDIVIDUAL_DAYS - 1);
  if (lot.endsOn === null) throw new Error('a lot without an end has licenses of a year');
  return lot.endsOn;
}

/** The school year runs 1 July to 30 June. */
export function schoolYearEnd(today: Day): Day {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '07-01' ? year + 1 : year}-06-30`;
}
