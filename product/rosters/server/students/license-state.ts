import type { FilterValue } from '#platform/contract/table-filters.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { EXPIRING_DAYS } from '#product/notifications/rules/dashboard.ts';
import { ON_PAID_LICENSE, SHOWN_ON_PAID_LICENSE } from '#product/notifications/server/dashboard.ts';
import { LICENSE_STATES, type LicenseState } from '../../rules/license-states.ts';

/** Which day a moment is for a student `s`, in a school `sc` or at home. */
export const dayAtSchool = (moment: string, zone = studentZone()): string =>
  `(${moment} at time zone ${zone})::date`;

/** The trials, as lots `l`, that let a student `s` in: of who looks after the student, in a family of all parents. */
export const trialsFor = (day: string): string => `license_lots l join accounts a on a.id = l.account_id
  where l.plan = 'free-trial' and l.remaining > 0 and l.starts_on <= ${day} and l.ends_on >= ${day}
    and a.status <> 'deactivated' and (a.id = s.owner_id or a.family_id = s.family_id)`;

const awaitsTrial = (day: string): string => `exists (select from ${trialsFor(day)})`;

/** Of a student `s` on a day. Only where a license runs it is looked up whether it is paid: the rest is in the row. */
function conditionsOf(day: string): Record<LicenseState, string> {
  const soon = `${day} + ${EXPIRING_DAYS}`;
  return {
    none: `s.license_ends_on is null and not ${awaitsTrial(day)}`,
    waiting: `s.license_ends_on is null and ${awaitsTrial(day)}`,
    expired: `s.license_ends_on < ${day}`,
    trial: `s.license_ends_on >= ${day} and not ${ON_PAID_LICENSE}`,
    expiring: `s.license_ends_on >= ${day} and s.license_ends_on < ${soon} and ${ON_PAID_LICENSE}`,
    ok: `s.license_ends_on >= ${soon} and ${ON_PAID_LICENSE}`,
  };
}

/** Kept with the student by the triggers of licenses, which say the same as `ON_PAID_LICENSE`. */
const KEPT_PAID = 's.license_paid';

/** As the index has it. Nowhere it is another day than a day before or after that of UTC. */
const END = "coalesce(s.license_ends_on, date '-infinity')";
const TODAY = "(now() at time zone 'UTC')::date";
const WITHIN: Partial<Record<LicenseState, string>> = {
  expired: `${END} > date '-infinity' and ${END} <= ${TODAY}`,
  expiring: `${END} >= ${TODAY} - 1 and ${END} <= ${TODAY} + ${EXPIRING_DAYS}`,
};

/**
 * A filter by these states now, without looking up the state of every student. Which day it is follows from the school:
 * of the few who have such a state it is looked up, among those whose license ends around these days.
 */
export function inLicenseStates(zone?: string): (value: FilterValue) => string {
  const conditions = conditionsOf(dayAtSchool('now()', zone));
  return (value) => {
    const wanted: readonly unknown[] = value.kind === 'choices' ? value.values : [];
    const asked = LICENSE_STATES.filter((state) => wanted.includes(state));
    const one = (state: LicenseState): string =>
      WITHIN[state] === undefined ? conditions[state] : `${WITHIN[state]} and ${conditions[state]}`;
    return asked.map((state) => `(${one(state)})`).join(' or ') || 'false';
  };
}

/** The state of a student `s` on a day, one of `LICENSE_STATES`. Whether it is paid is looked up, where nobody knows it. */
export function licenseState(day: string, isPaid: string = SHOWN_ON_PAID_LICENSE): string {
  return `case when s.license_ends_on is null then case when ${awaitsTrial(day)} then 'waiting' else 'none' end
    when s.license_ends_on < ${day} then 'expired'
    when not ${isPaid} then 'trial'
    when s.license_ends_on < ${day} + ${EXPIRING_DAYS} then 'expiring'
    else 'ok' end`;
}

/**
 * The state of a student `s` now, in a time zone. Of nearly everybody it is the same on the day before and after that of
 * UTC, which is the same for all; only where it is not, the zone is looked up.
 */
export function licenseNow(zone: string): string {
  return `case when s.license_ends_on > ${TODAY} + ${EXPIRING_DAYS} then case when ${KEPT_PAID} then 'ok' else 'trial' end
    when s.license_ends_on < ${TODAY} - 1 then 'expired'
    else (select ${licenseState('local.day', KEPT_PAID)}
      from (select ${dayAtSchool('now()', zone)} as day offset 0) local) end`;
}
