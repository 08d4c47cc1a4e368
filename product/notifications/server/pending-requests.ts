import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { publish } from '#platform/server/live/realtime.ts';
import { STAFF_CHANNEL } from '../rules/live.ts';
import { PENDING_REQUESTS } from '../rules/sidebar.ts';

const countPending = statement(
  { count: z.number() },
  "select count(*) as count from accounts where status = 'not-verified'",
);

export async function pendingRequests(tx: Tx): Promise<number> {
  return (await countPending(tx))[0]?.count ?? 0;
}

/**
 * Something about the accounts that wait for staff has changed. How many they are now is counted when it is told: two
 * changes at once would both count without the other.
 */
export async function tellPendingRequests(tx: Tx): Promise<void> {
  await publish(tx, { channel: STAFF_CHANNEL, type: PENDING_REQUESTS, data: {} });
}
