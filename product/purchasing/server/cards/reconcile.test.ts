import { expect, test } from 'vitest';
import { rowSums } from '#testing/api/rows.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, bought, tell, sessionEvent, refund, looking, orderOf, heldBy } =
  await cardShop();

test('a webhook that never came is made up for, as is a page nobody paid on and a draft nobody got', async () => {
  const who = await buyer();
  const other = await buyer();
  const [paid, open, lost] = [await begin(who, 7), await begin(other, 1), await begin(other, 2)];
  await stripe.pay(paid.session);
  const { payment } = await orderOf(lost.session);
  await db.updateTable('payments').set({ session_id: null }).where('id', '=', payment.id).execute();
  const began = kindred.now();
  const later = (minutes: number) => kindred.setNow(new Date(began.getTime() + minutes * 60_000));
  await looking();
  expect(await heldBy(who.id)).toBe(0);
  later(4);
  await looking();
  expect(await heldBy(who.id)).toBe(7);
  expect((await orderOf(paid.session)).payment.card_last4).toBe('4242');
  expect((await orderOf(open.session)).payment.status).toBe('open');
  await looking();
  await tell(await sessionEvent(paid.session));
  expect(await heldBy(who.id)).toBe(7);
  later(91);
  await stripe.deliverDue();
  await looking();
  expect((await orderOf(open.session)).order.status).toBe('expired');
  const left = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  expect(left.status).toBe('expired');
  kindred.setNow(began);
});

test('a refund that was never told is made up for, once; told late it changes nothing', async () => {
  const who = await buyer();
  const { session } = await bought(who, 5);
  const part = await refund(session, 2400);
  await looking();
  expect(await heldBy(who.id)).toBe(3);
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 2400, status: 'granted' });
  await Promise.all([looking(), looking(), tell(part)]);
  expect(await heldBy(who.id)).toBe(3);
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 29 * 86_400_000));
  await refund(session);
  await looking();
  expect(await heldBy(who.id)).toBe(0);
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 6000, status: 'refunded' });
  kindred.setNow(began);
});

test('a lost refund of a payment that was lost, too, and more refunds than fit a page of the list', async () => {
  const who = await buyer();
  const lost = await begin(who, 2);
  await stripe.pay(lost.session);
  await refund(lost.session, 1200);
  const { session } = await bought(who, 10);
  for (let part = 1; part <= 100; part += 1) await refund(session, 120);
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 4 * 60_000));
  await looking();
  expect((await orderOf(lost.session)).order).toMatchObject({ refunded_cents: 1200, status: 'granted' });
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 12_000, status: 'refunded' });
  kindred.setNow(began);
});

test('refunds of what was sold elsewhere with the same keys are nothing to us', async () => {
  const other = await stripe.sdk.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'A mug' } },
      },
    ],
    success_url: 'https://mugs.test/thanks',
  });
  await stripe.pay(other.id);
  await refund(other.id);
  const before = await rowSums(db);
  await looking();
  expect(await rowSums(db)).toEqual(before);
});
