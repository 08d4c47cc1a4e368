/** Of a lot `l`: a grant of site licenses of which anything is left in the world, here or shared out. */
const SITE_GRANT = `l.plan = 'site' and exists (
        select from license_lots part where part.root_id = l.id and part.quantity > 0)`;

const WAS_GRANTED_SITE = `exists (select from license_lots l where l.account_id = a.id and ${SITE_GRANT})`;

const hasSite = (groupId: string): string =>
  `exists (select from license_lots l where l.group_id = ${groupId} and l.plan = 'site'
          and (l.quantity > 0 or (${SITE_GRANT})))`;

/** Where `m` is a member of a group. */
const RUNS = "m.account_id = a.id and m.role in ('owner', 'admin')";

/**
 * A join for statements that name the account `a`: whether it runs groups, as `g`. Null where it is in none. Whoever
 * was granted a site license, or runs a group that has one or a part of one, is its admin, also when it is over: the
 * reports of earlier years stay theirs. A teacher who was handed some of another's is not.
 */
export const JOIN_GROUP_ADMIN = `
    left join lateral (
      select bool_or(kind <> 'team') as is_group_admin, bool_or(kind = 'team') as is_team_admin,
        bool_or(${hasSite('groups.id')}) as has_site
      from group_members m join groups on groups.id = m.group_id where ${RUNS}
    ) g on true`;

export const GROUP_ADMIN_COLUMNS = `
      coalesce(g.is_group_admin, false) as is_group_admin, coalesce(g.is_team_admin, false) as is_team_admin,
      coalesce(g.has_site, false) or ${WAS_GRANTED_SITE} as has_site_license_usage_report`;

/** Of everybody else none of these is true. */
export const MAY_RUN_SOMETHING = `(exists (select from group_members m where ${RUNS})
    or exists (select from license_lots l where l.account_id = a.id and l.plan = 'site'))`;

/** The last of these by itself, as a condition on the account `a`. */
export const IS_SITE_LICENSE_ADMIN = `(${WAS_GRANTED_SITE}
    or exists (select from group_members m where ${RUNS} and ${hasSite('m.group_id')}))`;
