import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const findChannel = statement(
  { personal_channel: z.string() },
  'select personal_channel from accounts where id = $1',
);

/** Live channels are keyed by personal_channel. */
export async function channelOf(tx: Tx, accountId: number): Promise<string | null> {
  return (await findChannel(tx, accountId))[0]?.personal_channel ?? null;
}
