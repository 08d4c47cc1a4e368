import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowSums } from '#testing/api/rows.ts';
import { newParentPaymentSession } from '../../cards-contract.ts';
import { paymentCanceled } from '../../contract.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, tell, sessionEvent, looking, orderOf, heldBy } = await cardShop();

const cancel = ({ session, secret }: { session: string; secret: string }) =>
  kindred.call(paymentCanceled, { session, secret });
const atStripe = async (session: string) => (await stripe.sdk.checkout.sessions.retrieve(session)).status;
const canceled = { notification: { type: 'warning', i18n: 'notification.payment-canceled' } };

test('who cancels closes the page at Stripe at once; said again, and told by Stripe, it stays as it is', async () => {
  const who = await buyer();
  const begun = await begin(who);
  expect((await cancel(begun)).body).toMatchObject(canceled);
  expect(await atStripe(begun.session)).toBe('expired');
  expect(await stripe.pay(begun.session)).toBe('closed');
  expect(await orderOf(begun.session)).toMatchObject({
    payment: { status: 'canceled' },
    order: { status: 'canceled' },
  });
  const before = await rowSums(db, ['payment_events']);
  expect((await cancel(begun)).body).toMatchObject(canceled);
  expect(await tell(await sessionEvent(begun.session, 'checkout.session.expired'))).toBe(200);
  expect(await rowSums(db, ['payment_events'])).toEqual(before);
  // The same number again is a purchase of its own.
  expect((await begin(who)).session).not.toBe(begun.session);
});

test('only the browser that began a payment cancels it', async () => {
  const begun = await begin(await buyer());
  const before = await rowSums(db);
  expect((await cancel({ ...begun, secret: 'a guess' })).status).toBe(200);
  expect((await cancel({ session: 'cs_none', secret: 'a guess' })).body).toMatchObject({
    notification: { i18n: 'notification.payment-unknown' },
  });
  expect(await rowSums(db)).toEqual(before);
  expect(await atStripe(begun.session)).toBe('open');
});

test('who paid in the last moment has paid, whatever was canceled', async () => {
  const who = await buyer();
  const begun = await begin(who);
  await stripe.pay(begun.session);
  expect((await cancel(begun)).body).toMatchObject({ notification: { type: 'success' } });
  expect(await heldBy(who.id)).toBe(3);
});

test('a page that Stripe could not close is not offered again, and is closed when Stripe answers', async () => {
  const who = await buyer();
  const begun = await begin(who);
  stripe.setMode('broken');
  expect((await cancel(begun)).body).toMatchObject(canceled);
  stripe.setMode('up');
  expect(await atStripe(begun.session)).toBe('open');
  expect((await begin(who)).session).not.toBe(begun.session);
  await looking();
  expect(await atStripe(begun.session)).toBe('expired');
  expect((await orderOf(begun.session)).order.status).toBe('canceled');
});

test("one page is paid: the buyer's others are closed, those of somebody else are not, nor what is begun later", async () => {
  const [who, other] = [await buyer(), await buyer()];
  const [paid, open, theirs] = [await begin(who, 4), await begin(who, 2), await begin(other, 2)];
  await stripe.pay(paid.session);
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 60_000));
  const later = await begin(who, 7);
  await tell(await sessionEvent(paid.session));
  kindred.setNow(began);
  expect(await atStripe(open.session)).toBe('expired');
  expect((await orderOf(open.session)).order.status).toBe('canceled');
  expect([await atStripe(theirs.session), await atStripe(later.session)]).toEqual(['open', 'open']);
  expect(await heldBy(who.id)).toBe(4);
});

test('a newcomer in two tabs pays in one: the other is closed', async () => {
  const email = 'two-tabs@home.test';
  const start = async () => {
    const input = { first_name: 'Ada', last_name: 'Reed', email, quantity: 2, operation_id: randomUUID() };
    return (await kindred.call(newParentPaymentSession, input)).body;
  };
  const [one, two] = [await start(), await start()];
  await stripe.pay(one.session);
  await tell(await sessionEvent(one.session));
  expect(await atStripe(two.session)).toBe('expired');
});
