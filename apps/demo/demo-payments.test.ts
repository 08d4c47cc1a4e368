import { expect, test } from 'vitest';
import { makeOrder } from '#product/purchasing/server/orders.ts';
import { refund } from '#simulators/stripe/payments.ts';
import { overdueSessions } from '#simulators/stripe/store.ts';
import { buildAccount } from '#testing/api/people.ts';
import { testDatabase } from '#testing/server/database.ts';
import { tellEarlierPayments } from './demo-payments.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-19T14:00:00Z');
const PAID = new Date('2026-10-01T14:00:00Z');

async function paid(name: string, refunded_cents = 0): Promise<string> {
  const buyer = await buildAccount(db);
  const sold = { plan: 'individual', quantity: 2, unit_price_cents: 1200, total_cents: 2400 } as const;
  const at = { starts_on: '2026-10-01', created_at: PAID, updated_at: PAID, paid_at: PAID };
  const order = await makeOrder(
    db,
    {
      kind: 'card',
      sold_as: 'primary',
      status: 'open',
      account_id: buyer.id,
      refunded_cents,
      ...sold,
      ...at,
    },
    PAID,
  );
  const intent = `pi_${name}`;
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      session_id: `cs_${name}`,
      payment_intent: intent,
      status: 'paid',
      secret_hash: Buffer.alloc(32),
      amount_cents: 2400,
      created_at: PAID,
      paid_at: PAID,
      expires_at: PAID,
    })
    .execute();
  return intent;
}

const giveBack = (intent: string, cents: number) =>
  db.transaction().execute((tx) => refund(tx, intent, cents, NOW));

test("what the demo's data were paid with can be given back, once, and never expires", async () => {
  const [whole, part, elsewhere] = [await paid('demo_1'), await paid('demo_2', 1200), await paid('real_3')];
  expect(await giveBack(whole, 2400)).toBe('unknown');
  await tellEarlierPayments(db, NOW);
  expect(await giveBack(whole, 2400)).toMatchObject({ charge: { refunded: true } });
  // Told again at the next start, what was given back stays so.
  await tellEarlierPayments(db, NOW);
  expect(await giveBack(whole, 2400)).toBe('too-much');
  expect(await giveBack(part, 2400)).toBe('too-much');
  expect(await giveBack(part, 1200)).toMatchObject({ charge: { amount_refunded: 2400 } });
  expect(await giveBack(elsewhere, 2400)).toBe('unknown');
  expect(await db.transaction().execute((tx) => overdueSessions(tx, NOW))).toEqual([]);
});
