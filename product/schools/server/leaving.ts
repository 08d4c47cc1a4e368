import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { leaveGroups } from './group-membership.ts';

const stepDown = statement(
  { group_id: z.number() },
  "update group_members set role = 'member' where account_id = $1 and role = 'owner' returning group_id",
);
const nextOwner = statement(`
    update group_members m set role = 'owner' from (
      select n.group_id, n.account_id from group_members n join accounts a on a.id = n.account_id
      where n.group_id = $1 and n.role = 'admin' and n.account_id <> $2 and a.status = 'verified'
      order by n.created_at, n.account_id limit 1) heir
    where m.group_id = heir.group_id and m.account_id = heir.account_id`);

/** Who owned a group and leaves for good: its longest-serving admin owns it from now on; without one nobody does. */
export async function leaveForGood(tx: Tx, accountId: number): Promise<void> {
  for (const { group_id: id } of await stepDown(tx, accountId)) await nextOwner(tx, id, accountId);
  await leaveGroups(tx, accountId);
}
