import { statement } from '#platform/server/database/statement.ts';

/** Into the teams that somebody runs: who is added by a team's admin would not be seen by them otherwise. */
export const joinTeamsOf = statement(`
    insert into group_members (group_id, account_id, role, created_at)
    select m.group_id, $2, 'member', $3 from group_members m join groups g on g.id = m.group_id
    where m.account_id = $1 and m.role in ('owner', 'admin') and g.kind = 'team'`);

/** For somebody who works for no school any more. */
export const leaveGroups = statement('delete from group_members where account_id = $1');
