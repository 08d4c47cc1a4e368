import { administeredAccounts, administeredGroups } from '#product/schools/server/reach/reach.ts';
import { heldBy } from '../tables/sql.ts';

/**
 * What belongs to the site licenses somebody runs, as subqueries of ids. Each takes the placeholder of the actor's id.
 */

/** Lots in the actor's own hands, or in those of a group the actor runs. */
const held = (actor: string): string =>
  `held.plan = 'site' and (${heldBy('held.account_id', 'held.group_id', actor)})`;

/** Whether a lot runs on a day of the school year. */
export function runsIn(lot: string, year: string): string {
  return `${lot}.starts_on < make_date(${year} + 1, 7, 1)
    and (${lot}.ends_on is null or ${lot}.ends_on >= make_date(${year}, 7, 1))`;
}

/** Those, and what was shared out of grants that are theirs. Who was given a part does not see the other parts. */
export function siteLots(actor: string): string {
  return `select held.id from license_lots held where ${held(actor)}
    union select part.id from license_lots held join license_lots part on part.root_id = held.id
    where held.id = held.root_id and ${held(actor)}`;
}

export function siteHolders(actor: string): string {
  return `select lot.account_id from license_lots lot
    where lot.account_id is not null and lot.id = any(array(${siteLots(actor)}))`;
}

/** Members of groups that let them draw on their pool. */
export function siteMembers(actor: string): string {
  return `select member.account_id from license_lots held
    join groups pool on pool.id = held.group_id and pool.pool_on
    join group_members member on member.group_id = pool.id where ${held(actor)}`;
}

/** Access given one by one: the condition is on `site_access access`. */
export function accessGiven(actor: string): string {
  return `(access.account_id = ${actor} or access.group_id = any(array(${administeredGroups(actor)})))`;
}

export function siteEducators(actor: string): string {
  return `${siteHolders(actor)} union ${siteMembers(actor)}
    union select access.educator_id from site_access access where ${accessGiven(actor)}`;
}

/**
 * Also those who have lost their access since, and whom the actor looks after: that somebody uses none is a line of the
 * report.
 */
export function siteUsers(actor: string): string {
  return `${siteEducators(actor)}
    union select looked.id from accounts looked
    where looked.status <> 'deactivated' and looked.id in (${administeredAccounts(actor)})
    union select st.owner_id from license_uses u join students st on st.id = u.student_id
    where u.returned_at is null and u.lot_id = any(array(${siteLots(actor)}))`;
}
