import { DEFAULT_TIME_ZONE } from '#product/accounts/rules/free-trial.ts';
import { EXPIRING_DAYS } from '#product/notifications/rules/dashboard.ts';
import { ON_PAID_LICENSE } from '#product/notifications/server/dashboard-jobs.ts';

/** Which day a moment is in a school `sc`; families are where most people are. */
export const dayAtSchool = (moment: string, zone = 'sc.time_zone'): string =>
  `(${moment} at time zone coalesce(${zone}, '${DEFAULT_TIME_ZONE}'))::date`;

/** The state of a student `s` on a day, one of `LICENSE_STATES`. */
export function licenseState(day: string): string {
  return `case when s.license_ends_on is null then 'none'
    when s.license_ends_on < ${day} then 'expired'
    when not ${ON_PAID_LICENSE} then 'trial'
    when s.license_ends_on < ${day} + ${EXPIRING_DAYS} then 'expiring'
    else 'ok' end`;
}
