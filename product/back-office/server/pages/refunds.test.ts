import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refundOrder } from '#product/purchasing/orders-contract.ts';
import { cardShop } from '#product/purchasing/server/cards/testing/card-shop.ts';
import { buildAccount } from '#testing/api/people.ts';
import { personTimeline } from '../../pages-contract.ts';

const { stripe, kindred, db, buyer, bought, looking } = await cardShop();
const staff = await buildAccount(db, { scope: 'uber', first_name: 'Robin', last_name: 'Fairweather' });
const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };

const give = (id: number, amount: string) =>
  kindred.call(refundOrder, { id, amount, reason: 'Paid twice', operation_id: randomUUID() }, asStaff);

/** What the page tells of money that went back, or did not. */
async function toldOf(id: number) {
  const { data } = (await kindred.call(personTimeline, { id, _kind: 'money' }, asStaff)).body;
  return data
    .filter(({ what, line }) => what !== 'history' || line?.type === 'refund')
    .map(({ what, detail, by, line }) => [what, detail, by, line?.price ?? null]);
}

test('a refund that the payment service refuses is told as refused', async () => {
  const who = await buyer();
  const { order } = await bought(who);
  await db
    .updateTable('payments')
    .set({ payment_intent: `pi_unknown_${order.id}` })
    .where('order_id', '=', order.id)
    .execute();
  expect((await give(order.id, '24.00')).status).toBe(409);
  expect(await toldOf(who.id)).toEqual([['refund-refused', 'Paid twice', 'Robin Fairweather', null]]);
});

test('a refund that went through is told once, with its reason', async () => {
  const who = await buyer();
  const { order } = await bought(who);
  expect((await give(order.id, '24.00')).status).toBe(200);
  expect(await toldOf(who.id)).toEqual([['history', 'Paid twice', 'Robin Fairweather', '$24.00']]);
});

test('a refund that nobody answered is told as asked for, until it is done', async () => {
  const who = await buyer();
  const { order } = await bought(who);
  stripe.setMode('silent');
  expect((await give(order.id, '12.00')).status).toBe(503);
  stripe.setMode('up');
  expect(await toldOf(who.id)).toEqual([['refund-asked', 'Paid twice', 'Robin Fairweather', null]]);
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 5 * 60_000));
  await looking();
  kindred.setNow(began);
  expect(await toldOf(who.id)).toEqual([['history', 'Paid twice', 'Robin Fairweather', '$12.00']]);
});
