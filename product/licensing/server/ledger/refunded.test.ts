import { expect, test } from 'vitest';
import { makeOrder } from '#product/purchasing/server/orders.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { untilWaiting } from '#product/rosters/server/testing/waiting.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { educatorLicenses } from '../../contract.ts';
import { anew, licensesIn } from '../testing/licenses.ts';
import { moveLicenses } from './move.ts';
import { operate } from './operations.ts';
import { oweRefunded } from './refunded.ts';

/** Licenses that were in use when their order was refunded: they stay with their students, and with nobody else. */
const kindred = await testKindred();
const { db } = kindred;
const { school, student, token } = await buildRosters(kindred);
const { grant, lots, history } = licensesIn(kindred);

/** A teacher who bought licenses by card and gave some to students; then so many of these were paid back. */
async function refunded({ quantity, used, inUse }: { quantity: number; used: number; inUse: number }) {
  const teacher = await buildAccount(db, { school_id: school.id });
  const lotId = await grant({ accountId: teacher.id }, 'individual', quantity);
  const as = { token: await token(teacher) };
  const ids: number[] = [];
  for (let made = 0; made < used; made += 1) ids.push((await student(teacher)).id);
  const assign = (students: number[]) =>
    kindred.call(educatorLicenses.assign, { ids: students, program: 'default', ...anew() }, as);
  const rollBack = (students: number[]) =>
    kindred.call(educatorLicenses.rollback, { ids: students, ...anew() }, as);
  expect((await assign(ids)).status).toBe(200);
  const now = kindred.now();
  const order = await makeOrder(
    db,
    {
      kind: 'card',
      status: 'refunded',
      account_id: teacher.id,
      plan: 'individual',
      quantity,
      sold_as: 'primary',
      unit_price_cents: 1200,
      total_cents: 1200 * quantity,
      refunded_cents: 1200 * inUse,
      starts_on: '2026-09-14',
      lot_id: lotId,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  await oweRefunded(db, lotId, inUse, order.number);
  const owed = async () => {
    const found = db.selectFrom('license_lots').select('refunded_in_use').where('id', '=', lotId);
    return (await found.executeTakeFirstOrThrow()).refunded_in_use;
  };
  return { teacher, owner: { accountId: teacher.id }, ids, assign, rollBack, order, lotId, owed };
}

test('rolled back, they are gone, and nobody gets them again', async () => {
  const { owner, ids, assign, rollBack, owed, order, teacher } = await refunded({
    quantity: 2,
    used: 2,
    inUse: 2,
  });
  expect((await rollBack(ids.slice(0, 1))).status).toBe(200);
  expect(await lots(owner)).toMatchObject([{ quantity: 1, used: 1, remaining: 0 }]);
  expect(await owed()).toBe(1);
  const lines = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'quantity', 'reference', 'actor_id'])
    .where('account_id', '=', teacher.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const by = { quantity: 1, actor_id: teacher.id };
  expect(lines).toEqual([
    { type: 'rollback-unassigned', reference: null, ...by },
    { type: 'refund', reference: order.number, ...by },
  ]);
  expect((await assign(ids.slice(0, 1))).status).toBe(422);
  expect((await rollBack(ids.slice(1))).status).toBe(200);
  expect(await lots(owner)).toMatchObject([{ quantity: 0, used: 0, remaining: 0 }]);
  expect(await owed()).toBe(0);
});

test('only as many as were paid back; the others return to their lot', async () => {
  const { owner, ids, rollBack, owed } = await refunded({ quantity: 3, used: 3, inUse: 1 });
  expect((await rollBack(ids)).status).toBe(200);
  expect(await lots(owner)).toMatchObject([{ quantity: 2, used: 0, remaining: 2 }]);
  expect(await owed()).toBe(0);
  expect(await history()).toMatchObject({ type: 'rollback-unassigned', quantity: 3 });
});

test("a colleague's, whom the buyer had handed some on to, go back as well", async () => {
  const { teacher, owed, order } = await refunded({ quantity: 3, used: 1, inUse: 1 });
  const colleague = await buildAccount(db, { school_id: school.id });
  const to = { accountId: colleague.id };
  await db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now: kindred.now(), operationId: `handed on ${order.number}` },
      () => null,
      async (operation) => {
        const from = { accountId: teacher.id };
        await moveLicenses(operation, { from, to, plan: 'individual', count: 1 });
        return null;
      },
    ),
  );
  const { id } = await student(colleague);
  const as = { token: await token(colleague) };
  await kindred.call(educatorLicenses.assign, { ids: [id], program: 'default', ...anew() }, as);
  expect((await kindred.call(educatorLicenses.rollback, { ids: [id], ...anew() }, as)).status).toBe(200);
  expect(await lots(to)).toMatchObject([{ quantity: 0, used: 0 }]);
  expect(await owed()).toBe(0);
});

test('a refund under way and a rollback wait for each other, and not in a circle', async () => {
  const { ids, owner, rollBack, order, lotId, owed } = await refunded({ quantity: 1, used: 1, inUse: 0 });
  // As a refund does it: the order, then its lot.
  const refund = await db.startTransaction().execute();
  await refund.selectFrom('orders').where('id', '=', order.id).forUpdate().execute();
  await refund.selectFrom('license_lots').where('id', '=', lotId).forNoKeyUpdate().execute();
  const rollingBack = rollBack(ids);
  await untilWaiting(db, 1);
  await oweRefunded(refund, lotId, 1, order.number);
  await refund.commit().execute();
  expect((await rollingBack).status).toBe(200);
  expect(await lots(owner)).toMatchObject([{ quantity: 0, used: 0 }]);
  expect(await owed()).toBe(0);
});
