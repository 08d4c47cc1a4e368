import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { leaveGroups } from './group-membership.ts';

const stepDown = statement(
  { group_id: z.number() },
  "update group_members set role = 'member' where account_id = $1 and role = 'owner' returning group_id",
);
const setOwner = statement(
  "update group_members set role = 'owner' where group_id = $1 and account_id = $2 and role = 'admin'",
);

/** Who owned groups and leaves for good: each has its next owner from now on, where there is one. */
export async function leaveForGood(
  tx: Tx,
  accountId: number,
  next: readonly { group_id: number; account_id: number }[],
): Promise<void> {
  for (const { group_id: id } of await stepDown(tx, accountId)) {
    const heir = next.find(({ group_id: group }) => group === id);
    if (heir !== undefined) await setOwner(tx, id, heir.account_id);
  }
  await leaveGroups(tx, accountId);
}
