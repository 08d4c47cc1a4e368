import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { PLANS } from '../../rules/plans.ts';
import { recordHistory } from '../ledger/history.ts';
import { enter } from '../ledger/lots.ts';
import { type Operation, operate } from '../ledger/operations.ts';

export const expireLicenses = job<Record<string, never>>('licenses.expire', { retryLimit: 3 });

/** Noon in New York, when the last day is over in Honolulu. */
export const EXPIRE_LICENSES_AT = '0 16 * * *';

const endedRow = {
  id: z.number(),
  remaining: z.number(),
  plan: z.enum(PLANS),
  account_id: z.nullable(z.number()),
  group_id: z.nullable(z.number()),
};
type Ended = Row<typeof endedRow>;

const lockEnded = statement(
  endedRow,
  `
    select id, remaining, plan, account_id, group_id from license_lots
    where ends_on < $1::date and quantity > used + expired order by id limit 1000 for no key update`,
);

/** The last place in the country where a day ends: nothing lapses while it is still valid somewhere. */
const LAST_ZONE = 'Pacific/Honolulu';

/** Writes off what nobody used of lots that are over. They could not be drawn on any more anyway. */
export async function expireLots(db: Db, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const expired = await db.transaction().execute((tx) => expireSome(tx, now, count));
    if (expired === 0) return count;
    count += expired;
  }
}

async function expireSome(tx: Tx, now: Date, before: number): Promise<number> {
  const today = dayIn(LAST_ZONE, now);
  const ended = await lockEnded(tx, today);
  if (ended.length === 0) return 0;
  const operationId = `expire:${now.toISOString()}:${before}`;
  return operate({ tx, kind: 'expire', actor: null, now, today, operationId }, Number, async (operation) => {
    await enter(
      operation,
      ended.map((lot) => ({ lotId: lot.id, kind: 'expire', expired: lot.remaining })),
    );
    for (const lot of ended) await tell(operation, lot);
    return ended.length;
  });
}

/** What was paid for or given and is lost; that a trial ends is no loss of licenses. */
async function tell(operation: Operation, lot: Ended): Promise<void> {
  const { plan, remaining: quantity, account_id: accountId, group_id: groupId } = lot;
  if (plan === 'free-trial') return;
  const owner = accountId === null ? (groupId === null ? null : { groupId }) : { accountId };
  await recordHistory(operation, { type: 'expired', owner, issuer: 'internal_script', plan, quantity });
}
