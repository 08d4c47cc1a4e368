import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { paymentAttentionTable, settleAttention } from '../../attention-contract.ts';
import { waitingPurchases } from '../../orders-contract.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const staff = await buildAccount(db, { scope: 'uber', role: null });
const token = await kindred.tokenFor({ accountId: staff.id });
const list = async () => (await call(paymentAttentionTable.list, {}, { token })).body;
const waiting = async () => (await call(waitingPurchases, {}, { token })).body.data.payments;

test('staff see what needs a look, and say when it is settled', async () => {
  const told = { type: 'checkout.session.completed', session_id: 'cs_1', received_at: kindred.now() };
  await db
    .insertInto('payment_events')
    .values([
      { ...told, id: 'evt_1', attention: 'unknown-session' },
      { ...told, id: 'evt_2' },
    ])
    .execute();
  const row = { attention: 'unknown-session', session_id: 'cs_1', settled: false };
  expect(await list()).toMatchObject({ total: 1, data: [row] });
  expect(await waiting()).toBe(1);
  const { number: id } = await db
    .selectFrom('payment_events')
    .select('number')
    .where('id', '=', 'evt_1')
    .executeTakeFirstOrThrow();
  expect((await call(settleAttention, { id }, { token })).status).toBe(200);
  expect((await call(settleAttention, { id }, { token })).body.notification.type).toBe('info');
  expect(await list()).toMatchObject({ data: [{ settled: true }] });
  expect(await waiting()).toBe(0);
  expect((await call(settleAttention, { id: id + 100 }, { token })).status).toBe(404);
});
