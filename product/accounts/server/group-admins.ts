/**
 * A join for statements that name the account `a`: whether it runs groups, as `g`. Null where it is in none. Whoever
 * has a site license, or runs a group that has one, is its admin.
 */
export const JOIN_GROUP_ADMIN = `
    left join lateral (
      select bool_or(kind <> 'team') as is_group_admin, bool_or(kind = 'team') as is_team_admin,
        bool_or(exists (select from license_lots l where l.group_id = groups.id and l.plan = 'site')) as has_site
      from group_members m join groups on groups.id = m.group_id
      where m.account_id = a.id and m.role in ('owner', 'admin')
    ) g on true`;

export const GROUP_ADMIN_COLUMNS = `
      coalesce(g.is_group_admin, false) as is_group_admin, coalesce(g.is_team_admin, false) as is_team_admin,
      coalesce(g.has_site, false) or exists (select from license_lots l where l.account_id = a.id and l.plan = 'site')
        as has_site_license_usage_report`;
