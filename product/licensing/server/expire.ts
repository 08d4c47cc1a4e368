import { dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { job } from '#platform/server/jobs.ts';
import { statement } from '#platform/server/statement.ts';
import { enter } from './lots.ts';
import { operate } from './operations.ts';

export const expireLicenses = job<Record<string, never>>('licenses.expire', { retryLimit: 3 });

/** Noon in New York, when the last day is over in Honolulu. */
export const EXPIRE_LICENSES_AT = '0 16 * * *';

const lockEnded = statement<{ id: number; remaining: number }>(`
    select id, remaining from license_lots
    where ends_on < $1::date and quantity > used + expired order by id limit 1000 for no key update`);

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
    return ended.length;
  });
}
