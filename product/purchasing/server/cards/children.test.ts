import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { licensesIn } from '#product/licensing/server/testing/licenses.ts';
import { buildSchool, buildStudent } from '#testing/api/people.ts';
import { childPaymentSession } from '../../cards-contract.ts';
import { cardShop } from './testing/card-shop.ts';

/** A parent pays for one child. */
const { stripe, kindred, db, buyer, tell, sessionEvent, refund, orderOf, lotsOf, attentionOf } =
  await cardShop();
const { grant } = licensesIn(kindred);

async function parentWithChild(values: object = {}) {
  const parent = await buyer('parent');
  const { family_id } = await db
    .selectFrom('accounts')
    .select('family_id')
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow();
  const child = await buildStudent(db, kindred.appKey, { owner_id: parent.id, family_id, ...values });
  const begin = async (id = child.id) => {
    const token = await kindred.tokenFor({ accountId: parent.id });
    return kindred.call(childPaymentSession, { id, operation_id: randomUUID() }, { token });
  };
  const usesOf = () =>
    db
      .selectFrom('license_uses')
      .select(['starts_on', 'ends_on', 'program'])
      .where('student_id', '=', child.id)
      .orderBy('id')
      .execute();
  /** Through to the license, where there is nothing in between. */
  const buy = async (between?: () => Promise<unknown>) => {
    const { status, body } = await begin();
    expect(status).toBe(200);
    await between?.();
    await stripe.pay(body.session);
    const event = await sessionEvent(body.session);
    expect(await tell(event)).toBe(200);
    return { session: body.session, event };
  };
  return { parent, child, begin, buy, usesOf };
}

test("the license a parent pays for is the child's as soon as it is paid, whatever else the parent holds", async () => {
  const { parent, child, buy, usesOf } = await parentWithChild();
  await grant({ accountId: parent.id }, 'individual', 1);
  const { session, event } = await buy();
  expect(await tell({ ...event, id: 'evt_again' })).toBe(200);
  expect(await usesOf()).toEqual([{ starts_on: '2026-09-14', ends_on: '2027-09-13', program: 'zoou' }]);
  expect(await lotsOf(parent.id)).toMatchObject([
    { origin: 'purchase', issuer: 'user', remaining: 1 },
    { origin: 'purchase', issuer: 'stripe', quantity: 1, used: 1, price_cents: 1200 },
  ]);
  expect((await orderOf(session)).order).toMatchObject({
    status: 'granted',
    student_id: child.id,
    quantity: 1,
  });
  const history = await db
    .selectFrom('ecommerce_history')
    .select('type')
    .where('account_id', '=', parent.id)
    .where('actor_id', '=', parent.id)
    .orderBy('id')
    .execute();
  expect(history.map(({ type }) => type)).toEqual(['purchase-created', 'use-product-assigned']);
  const audits = await db
    .selectFrom('audit')
    .select('action')
    .where('subject_type', '=', 'student')
    .where('subject_id', '=', child.id)
    .execute();
  expect(audits).toEqual([{ action: 'student.extend-license' }]);
});

test('a license that ends before long is followed by the next; one that runs for long is not paid for again', async () => {
  const { begin, buy, usesOf } = await parentWithChild();
  await buy();
  const early = await begin();
  expect([early.status, early.error.i18n]).toEqual([409, 'purchasing-cards.renew.too-early']);
  const began = kindred.now();
  kindred.setNow('2027-08-01T15:00:00Z');
  await buy();
  expect(await usesOf()).toMatchObject([
    { ends_on: '2027-09-13' },
    { starts_on: '2027-09-14', ends_on: '2028-09-12' },
  ]);
  kindred.setNow(began);
});

test('two who pay for the same child: it gets one license, the other waits, and staff are told', async () => {
  const { parent, child, begin, usesOf } = await parentWithChild();
  const first = await begin();
  expect((await begin()).body.session).toBe(first.body.session);
  // The other parent, in the same family.
  const { family_id } = await db
    .selectFrom('accounts')
    .select('family_id')
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow();
  const other = await buyer('parent');
  await db.updateTable('accounts').set({ family_id }).where('id', '=', other.id).execute();
  const second = await kindred.call(
    childPaymentSession,
    { id: child.id, operation_id: randomUUID() },
    { token: other.token },
  );
  // Both before either is heard of: otherwise the second page is closed.
  for (const { body } of [first, second]) await stripe.pay(body.session);
  for (const { body } of [first, second]) expect(await tell(await sessionEvent(body.session))).toBe(200);
  const attentions = await db
    .selectFrom('payment_events')
    .select('attention')
    .where('session_id', 'in', [first.body.session, second.body.session])
    .where('attention', 'is not', null)
    .execute();
  expect(attentions).toEqual([{ attention: 'paid-twice' }]);
  expect(await usesOf()).toHaveLength(1);
  expect(await lotsOf(other.id)).toMatchObject([{ quantity: 1, used: 0, remaining: 1 }]);
});

test('a child who was archived, or has left, while somebody paid: the license waits with the parent', async () => {
  const elsewhere = { family_id: null, school_id: (await buildSchool(db)).id };
  for (const change of [{ archived_at: kindred.now() }, elsewhere]) {
    const { parent, child, buy, usesOf } = await parentWithChild();
    await buy(() => db.updateTable('students').set(change).where('id', '=', child.id).execute());
    expect(await usesOf()).toEqual([]);
    expect(await lotsOf(parent.id)).toMatchObject([{ quantity: 1, remaining: 1 }]);
  }
});

test("other families' children, archived ones and nobody at all are not paid for", async () => {
  const [mine, other] = [await parentWithChild(), await parentWithChild()];
  expect((await mine.begin(other.child.id)).status).toBe(404);
  expect((await mine.begin(2 ** 40)).status).toBe(404);
  const archived = await parentWithChild({ archived_at: kindred.now() });
  expect((await archived.begin()).error.i18n).toBe('licensing.refused.archived');
});

test('refunded after it went to the child, it stays there and staff are told', async () => {
  const { buy, usesOf } = await parentWithChild();
  const { session } = await buy();
  const event = await refund(session);
  expect(await tell(event)).toBe(200);
  expect(await usesOf()).toHaveLength(1);
  expect(await attentionOf(event.id)).toBe('refund-in-use');
});
