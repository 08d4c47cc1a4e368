import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/server/database/database.ts';
import { licensesIn } from '#product/licensing/server/testing/licenses.ts';
import { inLine } from '#product/rosters/server/testing/waiting.ts';
import { deleteGroup } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { BILLING, download, operation, PDF_FILE } from '#testing/api/purchases.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import * as calls from '../../orders-contract.ts';
import { requestQuote } from '../../quotes-contract.ts';
import { makeOrder } from '../orders.ts';
import { countLetter, FREE_LETTERS } from '../quotes/mail.ts';

const kindred = await testKindred();
const { db, call, tokenFor } = kindred;
const ledger = licensesIn(kindred);

const buyer = await buildAccount(db);
const stranger = await buildAccount(db);
const staff = await buildAccount(db, { scope: 'uber' });
const group = await buildGroup(db, 'district', { [buyer.id]: 'admin' });
const token = await tokenFor({ accountId: buyer.id });
const strangerToken = await tokenFor({ accountId: stranger.id });
const staffToken = await tokenFor({ accountId: staff.id });

// An hour's orders are counted, and here it is always the same hour.
beforeEach(() => db.deleteFrom('throttles').execute());

let numbers = 0;
const order = () => ({
  file_name: 'po.pdf',
  purchase_order_number: `PO ${(numbers += 1)}`,
  purchase_order_date: '2026-06-10',
  tax_exempt: true,
  ...BILLING,
  operation_id: operation(),
});
const direct = { for: 'individual', quantity: 12 };
const send = (input: Record<string, unknown>, { file = PDF_FILE, as = token } = {}) =>
  call(calls.sendPurchaseOrder, { ...order(), ...input }, { token: as, file });
const lastOrder = () =>
  db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length;

async function quoted(input: Record<string, unknown> = {}): Promise<number> {
  const wish = { for: 'site', quantity: 250, ...BILLING, operation_id: operation(), ...input };
  return (await call(requestQuote, wish, { token })).body.extra.id;
}
const received = async (input: Record<string, unknown> = direct) => {
  expect((await send(input)).status).toBe(200);
  return lastOrder();
};

test('a quote becomes a purchase order with its document, at the quoted price, and the buyer hears of it', async () => {
  const quoteId = await quoted({ group_id: group.id });
  const { body } = await send({ quote_id: quoteId });
  expect(body.notification.i18n).toBe('purchasing-orders.send.received');
  const made = await lastOrder();
  expect(made).toMatchObject({
    status: 'received',
    quote_id: quoteId,
    group_id: group.id,
    quantity: 300,
    total_cents: 210_000,
    tax_exempt: true,
  });
  const quote = await db.selectFrom('quotes').select('status').where('id', '=', quoteId).executeTakeFirst();
  expect(quote?.status).toBe('ordered');
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'purchase-order-received');
  expect(letters.map(({ recipient }) => recipient)).toEqual([buyer.username, BILLING.billing_email]);
  const file = await download(kindred, calls.purchaseOrderFile, { id: made.id }, staffToken);
  expect([file.type, file.body.equals(PDF_FILE)]).toEqual(['application/pdf', true]);
  expect(file.name).toContain(`${made.number}-purchase-order.pdf`);
  // Ordered once.
  expect((await send({ quote_id: quoteId })).error.i18n).toBe('purchasing-quotes.not-available');
});

test.each([
  { name: 'an empty file', file: Buffer.of(), i18n: 'validation.file-empty' },
  { name: 'a program called po.pdf', file: Buffer.from('MZ\u0090'), i18n: 'validation.file-type' },
  { name: 'a page called po.pdf', file: Buffer.from('<html>%PDF-'), i18n: 'validation.file-type' },
  { name: 'a workbook', file: Buffer.from('PK\u0003\u0004'), i18n: 'validation.file-type' },
])('$name is refused, and nothing is kept', async ({ file, i18n }) => {
  const before = await countOrders();
  const { status, error } = await send(direct, { file });
  expect([status, error.errors?.['file_name']?.i18n]).toEqual([422, i18n]);
  expect(await countOrders()).toBe(before);
});

test('a file that is too large is refused', async () => {
  const file = Buffer.concat([PDF_FILE, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await send(direct, { file })).status).toBe(413);
});

test.each([
  { input: { quantity: 0 }, field: 'quantity', i18n: 'validation.greater-than-zero' },
  { input: { quantity: -5 }, field: 'quantity', i18n: 'validation.greater-than-zero' },
  { input: { quantity: 1.5 }, field: 'quantity', i18n: 'validation.integer' },
  { input: { quantity: 100 }, field: 'quantity', i18n: 'purchasing-quotes.too-many.individual' },
  { input: { for: 'site', quantity: 1001 }, field: 'quantity', i18n: 'purchasing-quotes.too-many.order' },
  { input: { for: 'site', quantity: 99_999 }, field: 'quantity', i18n: 'validation.quantity-max' },
  { input: { purchase_order_date: '2026-02-31' }, field: 'purchase_order_date', i18n: 'validation.date' },
  {
    input: { purchase_order_date: '2099-01-01' },
    field: 'purchase_order_date',
    i18n: 'validation.date-to-come',
  },
  { input: { billing_name: 'Pay at evil.test/now' }, field: 'billing_name', i18n: 'validation.name-link' },
  { input: { group_id: 999_999 }, field: 'group_id', i18n: 'validation.exists' },
])('$input is refused at $field', async ({ input, field, i18n }) => {
  const { status, error } = await send({ ...direct, ...input });
  expect([status, error.errors?.[field]?.i18n]).toEqual([422, i18n]);
});

test('an order names a quote, or what it is for', async () => {
  expect((await send({})).error.errors).toEqual({ for: { i18n: 'validation.required' } });
});

test("an expired quote, and another's, cannot be ordered", async () => {
  const expired = await quoted();
  await db.updateTable('quotes').set({ valid_until: '2026-09-13' }).where('id', '=', expired).execute();
  const late = await send({ quote_id: expired });
  expect([late.status, late.error.i18n]).toEqual([409, 'purchasing-quotes.not-available']);
  const others = await send({ quote_id: await quoted() }, { as: strangerToken });
  expect(others.status).toBe(404);
});

test('a number is used once by a buyer, whatever its letters, also at the same moment; others may have it', async () => {
  const number = 'po-Twice';
  const both = await Promise.all(
    [number, number.toUpperCase()].map((one) => send({ ...direct, purchase_order_number: one })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(refused?.error.errors).toEqual({
    purchase_order_number: { i18n: 'purchasing-orders.po-number-taken' },
  });
  expect((await send({ ...direct, purchase_order_number: number }, { as: strangerToken })).status).toBe(200);
});

test('the same click twice is one order', async () => {
  const once = { ...order(), ...direct };
  const first = await call(calls.sendPurchaseOrder, once, { token, file: PDF_FILE });
  const before = await countOrders();
  const second = await call(calls.sendPurchaseOrder, once, { token, file: PDF_FILE });
  expect([second.body, await countOrders()]).toEqual([first.body, before]);
});

test('a buyer sends so many orders an hour, as each is mailed; staff record as many as come', async () => {
  const eager = await buildAccount(db);
  const as = await tokenFor({ accountId: eager.id });
  const actor = { id: eager.id, scope: 'educator', actingAsBy: null } as const;
  for (let sent = 0; sent < FREE_LETTERS - 1; sent += 1) {
    await countLetter({ tx: db, actor, now: kindred.now() }, 'order');
  }
  expect((await send(direct, { as })).status).toBe(200);
  const refused = await send(direct, { as });
  expect([refused.status, refused.error.i18n]).toEqual([429, 'error.too-many-attempts']);
  const { file_name: _, ...asked } = order();
  const input = { ...asked, account_id: eager.id, ...direct };
  expect((await call(calls.recordPurchaseOrder, input, { token: staffToken })).status).toBe(200);
});

test('granted for distribution the group has the licenses, and the invoice is mailed and can be read', async () => {
  const { id, number } = await received({ quote_id: await quoted({ group_id: group.id }) });
  expect(
    (await download(kindred, calls.educatorOrderDocument, { id, document: 'invoice' }, token)).i18n,
  ).toBe('purchasing-orders.not-available.invoice');
  // Ten days on its way: the year begins when it is granted.
  kindred.setNow('2026-09-24T15:00:00Z');
  const later = { token: await tokenFor({ accountId: staff.id }) };
  const { body } = await call(calls.grantPurchaseOrder, { id }, later);
  kindred.setNow('2026-09-14T15:00:00Z');
  expect(body.notification).toMatchObject({
    i18n: 'purchasing-orders.staff.granted',
    values: { count: 300 },
  });
  const lot = await db
    .selectFrom('license_lots')
    .selectAll()
    .where('group_id', '=', group.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(lot).toMatchObject({ plan: 'site', quantity: 300, starts_on: '2026-09-24', ends_on: '2027-09-23' });
  const history = await db
    .selectFrom('ecommerce_history')
    .select('type')
    .where('reference', '=', number)
    .execute();
  expect(history).toEqual([{ type: 'po-for-distribution' }]);
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'licenses-granted');
  expect(letters.at(-1)?.letter.attachments?.[0]?.filename).toBe(`${number.replace('KO', 'KI')}.pdf`);
  const invoice = await download(kindred, calls.educatorOrderDocument, { id, document: 'invoice' }, token);
  expect(readPdf(invoice.body).text).toContain('Amount due (USD) $2,100.00');
  const again = await call(calls.grantPurchaseOrder, { id }, { token: staffToken });
  expect([again.status, again.error.i18n]).toEqual([409, 'purchasing-orders.staff.not-waiting']);
});

test("for distribution the year begins on the group's day, the earliest of its schools", async () => {
  const school = await buildSchool(db, { time_zone: 'Pacific/Honolulu' });
  const [leader, colleague] = [await buildAccount(db), await buildAccount(db, { school_id: school.id })];
  const team = await buildGroup(db, 'team', { [leader.id]: 'owner', [colleague.id]: 'member' });
  // 4 a.m. in New York, where the buyer is; still the evening before in Honolulu.
  kindred.setNow('2026-09-15T08:00:00Z');
  const [as, byStaff] = [await tokenFor({ accountId: leader.id }), await tokenFor({ accountId: staff.id })];
  const granted = async (distribution: Record<string, unknown>) => {
    expect((await send({ for: 'site', quantity: 100, ...distribution }, { as })).status).toBe(200);
    const { id } = await lastOrder();
    expect((await call(calls.grantPurchaseOrder, { id }, { token: byStaff })).status).toBe(200);
    return lastOrder();
  };
  expect(await granted({ group_id: team.id })).toMatchObject({
    starts_on: '2026-09-14',
    ends_on: '2027-09-13',
  });
  expect(await granted({})).toMatchObject({ starts_on: '2026-09-15', ends_on: '2027-09-14' });
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('granted twice at the same moment it is granted once', async () => {
  const { id } = await received();
  const both = await Promise.all(
    [1, 2].map(() => call(calls.grantPurchaseOrder, { id }, { token: staffToken })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lots = await db
    .selectFrom('license_lots')
    .select('quantity')
    .where('account_id', '=', buyer.id)
    .execute();
  expect(lots).toEqual([{ quantity: 12 }]);
});

test('a deactivated buyer gets no licenses; the group it is for does', async () => {
  const closed = await buildAccount(db, { first_name: 'Ada', last_name: 'Moss' });
  const its = await buildGroup(db, 'team', { [closed.id]: 'owner' });
  expect((await send(direct, { as: await tokenFor({ accountId: closed.id }) })).status).toBe(200);
  const { id } = await lastOrder();
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', closed.id).execute();
  const refused = await call(calls.grantPurchaseOrder, { id }, { token: staffToken });
  expect([refused.status, refused.error]).toMatchObject([
    409,
    { i18n: 'licensing.refused.deactivated', values: { name: 'Ada Moss' } },
  ]);
  expect(await lastOrder()).toMatchObject({ id, status: 'received' });
  const granted = await call(calls.grantPurchaseOrder, { id, group_id: its.id }, { token: staffToken });
  expect(granted.status).toBe(200);
  expect(await ledger.remaining({ groupId: its.id })).toBe(12);
});

test('declined with a reason, the buyer reads it, and may send another order for the quote', async () => {
  const quoteId = await quoted();
  const { id, purchase_order_number } = await received({ quote_id: quoteId });
  expect((await call(calls.declinePurchaseOrder, { id, reason: ' ' }, { token: staffToken })).status).toBe(
    422,
  );
  await call(calls.declinePurchaseOrder, { id, reason: 'The amount differs.' }, { token: staffToken });
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'purchase-order-declined');
  expect(letters.at(-1)?.letter.text).toContain('The amount differs.');
  expect((await send({ quote_id: quoteId, purchase_order_number })).status).toBe(200);
});

test('two orders of one buyer, recorded at once, are both received', async () => {
  const record = () => {
    const { file_name: _, ...asked } = order();
    const input = { ...asked, account_id: buyer.id, ...direct };
    return call(calls.recordPurchaseOrder, input, { token: staffToken });
  };
  const hold = (tx: Tx) => sql`select from accounts where id = ${buyer.id} for no key update`.execute(tx);
  const replies = await inLine(db, hold, [record, record]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
});

test('a buyer orders for a group while staff delete it, and neither is told to try again', async () => {
  const short = await buildGroup(db, 'team', { [buyer.id]: 'owner' });
  const hold = (tx: Tx) => sql`select from accounts where id = ${buyer.id} for no key update`.execute(tx);
  const replies = await inLine<{ status: number }>(db, hold, [
    () => send({ ...direct, group_id: short.id }),
    () => call(deleteGroup, { id: short.id }, { token: staffToken }),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
  expect((await lastOrder()).group_id).toBeNull();
});

test('staff record, edit and complete an order that came by another way', async () => {
  const { file_name: _, ...asked } = order();
  const input = { ...asked, tax_exempt: false, account_id: buyer.id, for: 'individual', quantity: 60 };
  const made = await call(calls.recordPurchaseOrder, input, { token: staffToken });
  expect(made.body.notification.i18n).toBe('purchasing-orders.staff.recorded');
  const { id, purchase_order_number: number } = await lastOrder();
  expect((await download(kindred, calls.purchaseOrderFile, { id }, staffToken)).i18n).toBe(
    'purchasing-orders.no-file',
  );
  const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  const attached = { token: staffToken, file: png };
  expect((await call(calls.attachPurchaseOrder, { id, file_name: 'a.png' }, attached)).status).toBe(200);
  expect((await download(kindred, calls.purchaseOrderFile, { id }, staffToken)).type).toBe('image/png');
  const { body } = await call(calls.purchaseOrderForm, { id }, { token: staffToken });
  const { status } = await call(
    calls.editPurchaseOrder,
    { id, ...body.data, purchase_order_number: `${number}-A`, group_id: group.id },
    { token: staffToken },
  );
  expect([status, (await lastOrder()).group_id]).toEqual([200, group.id]);
});

test("documents are one's own, and there is a receipt only of what was paid", async () => {
  const { id } = await received();
  const read = (document: string, as: string) =>
    download(kindred, calls.educatorOrderDocument, { id, document }, as);
  expect((await read('confirmation', token)).status).toBe(200);
  expect((await read('receipt', token)).i18n).toBe('purchasing-orders.not-available.receipt');
  expect((await read('confirmation', strangerToken)).status).toBe(404);
  expect((await read('other', token)).status).toBe(422);
});

test('a parent reads the receipt of a card payment', async () => {
  const parent = await buildAccount(db, { scope: 'parent' });
  const now = kindred.now();
  const paid = await makeOrder(
    db,
    {
      kind: 'card',
      sold_as: 'primary',
      status: 'open',
      account_id: parent.id,
      plan: 'individual',
      quantity: 2,
      unit_price_cents: 1200,
      total_cents: 2400,
      starts_on: '2026-09-14',
      paid_at: now,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  await db
    .insertInto('payments')
    .values({
      order_id: paid.id,
      status: 'paid',
      secret_hash: Buffer.of(1),
      amount_cents: 2400,
      card_brand: 'amex',
      card_last4: '0005',
      created_at: now,
      paid_at: now,
      expires_at: now,
    })
    .execute();
  const parentToken = await tokenFor({ accountId: parent.id });
  const params = { id: paid.id, document: 'receipt' };
  const receipt = await download(kindred, calls.parentOrderDocument, params, parentToken);
  expect(readPdf(receipt.body).text).toContain('Paid with American Express ending in 0005');
  expect((await download(kindred, calls.educatorOrderDocument, params, token)).status).toBe(404);
  const list = await call(calls.parentOrdersTable.list, {}, { token: parentToken });
  expect(list.body).toMatchObject({
    data: [{ id: paid.id, total: '$24.00', received: '$24.00', has_receipt: true }],
  });
});

test('lists show the own orders, and staff all, with what waits', async () => {
  const own = await call(calls.ordersTable.list, {}, { token });
  expect(own.status).toBe(200);
  const all = await call(calls.staffPurchaseOrdersTable.list, { status: 'received' }, { token: staffToken });
  expect(all.status).toBe(200);
  expect((await call(calls.staffOrdersTable.list, {}, { token: staffToken })).status).toBe(200);
  const waiting = await call(calls.waitingPurchases, {}, { token: staffToken });
  expect(waiting.body.data.purchase_orders).toBeGreaterThan(0);
});

test('what is added to the plan of a group is granted to the group', async () => {
  const owner = { groupId: group.id };
  const lotId = await ledger.grant(owner, 'site', 100, '2027-06-30');
  const { id } = await received({ quote_id: await quoted({ quantity: 20, lot_id: lotId }) });
  expect((await call(calls.grantPurchaseOrder, { id }, { token: staffToken })).status).toBe(200);
  expect((await ledger.lots(owner)).at(-1)).toMatchObject({
    plan: 'site',
    quantity: 20,
    ends_on: '2027-06-30',
  });
});

test('a partial year ends on June 30 however late it is granted, as does what is added to a plan', async () => {
  kindred.setNow('2026-07-01T15:00:00Z');
  const july = await tokenFor({ accountId: buyer.id });
  const partly = { for: 'site', quantity: 100, term: 'partial-year' };
  expect((await send(partly, { as: july })).status).toBe(200);
  const { id, ends_on, sold_as } = await lastOrder();
  expect([ends_on, sold_as]).toEqual(['2027-06-30', 'partial-year']);
  kindred.setNow('2026-09-14T15:00:00Z');
  await call(calls.grantPurchaseOrder, { id }, { token: staffToken });
  expect(await lastOrder()).toMatchObject({ id, starts_on: '2026-09-14', ends_on: '2027-06-30' });
});

test('staff note what came for a granted order, in parts, once each; then it is paid and has a receipt', async () => {
  const { id, number } = await received();
  const came = {
    id,
    amount: '100.00',
    paid_on: '2026-09-12',
    reference: 'Check 20417',
    operation_id: operation(),
  };
  const note = (change: Record<string, unknown> = {}, as = staffToken) =>
    call(calls.receivePayment, { ...came, operation_id: operation(), ...change }, { token: as });
  const read = async (document: string) =>
    readPdf((await download(kindred, calls.educatorOrderDocument, { id, document }, token)).body).text;
  expect((await note()).error.i18n).toBe('purchasing-orders.payment.not-granted');
  await call(calls.grantPurchaseOrder, { id }, { token: staffToken });

  for (const [change, field, i18n] of [
    [{ amount: '144.01' }, 'amount', 'purchasing-orders.payment.too-much'],
    [{ amount: '0' }, 'amount', 'validation.greater-than-zero'],
    [{ amount: '-5' }, 'amount', 'validation.number'],
    [{ amount: '1.999' }, 'amount', 'validation.number'],
    [{ paid_on: '2026-09-20' }, 'paid_on', 'purchasing-orders.payment.not-yet'],
    [{ paid_on: '2026-02-31' }, 'paid_on', 'validation.date'],
    [{ reference: ' ' }, 'reference', 'validation.required'],
  ] as const) {
    const { status, error } = await note(change);
    expect([status, error.errors?.[field]?.i18n]).toEqual([422, i18n]);
  }
  expect((await note({}, token)).status).toBe(403);
  expect((await note({ id: 999_999 })).status).toBe(404);

  for (const _ of [1, 2]) {
    const { body } = await call(calls.receivePayment, came, { token: staffToken });
    expect(body.notification).toEqual({
      type: 'success',
      i18n: 'purchasing-orders.payment.received',
      values: { number, amount: '$100.00', due: '$44.00' },
    });
  }
  expect(await read('invoice')).toContain('Amount due (USD) $44.00');
  expect(
    (await download(kindred, calls.educatorOrderDocument, { id, document: 'receipt' }, token)).i18n,
  ).toBe('purchasing-orders.not-available.receipt');

  // A part is seen in the lists, by who bought and by staff, who find it by name and by address.
  const {
    username,
    first_name: first,
    last_name: last,
  } = await db.selectFrom('accounts').selectAll().where('id', '=', buyer.id).executeTakeFirstOrThrow();
  expect((await call(calls.ordersTable.list, { number }, { token })).body).toMatchObject({
    data: [{ received: '$100.00', total: '$144.00' }],
  });
  for (const wanted of [username, `${first} ${last}`, username.slice(0, 8)]) {
    const { body: found } = await call(
      calls.staffOrdersTable.list,
      { buyer: wanted, number },
      { token: staffToken },
    );
    expect(found).toMatchObject({ data: [{ number, received: '$100.00' }] });
  }

  const both = await Promise.all([1, 2].map(() => note({ amount: '$44', reference: 'ACH 9' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await read('invoice')).toContain('Amount due (USD) $0.00');
  for (const words of ['Total paid (USD) $144.00', 'Check 20417, ACH 9', 'Paid on 09/12/2026']) {
    expect(await read('receipt')).toContain(words);
  }
  const { body } = await call(calls.ordersTable.list, { number }, { token });
  expect(body).toMatchObject({ data: [{ has_receipt: true, paid_on: '2026-09-12' }] });

  // The transfer never came.
  const listed = async () => {
    const { body: found } = await call(
      calls.staffPurchaseOrdersTable.list,
      { number },
      { token: staffToken },
    );
    return (found as { data: { payment_id: number; payment: string; due_cents: number }[] }).data[0];
  };
  const shown = await listed();
  expect(shown).toMatchObject({ payment: '$44.00 (ACH 9)', due_cents: 0 });
  const back = { id, payment_id: shown?.payment_id ?? 0, operation_id: operation() };
  expect((await call(calls.takeBackPayment, back, { token })).status).toBe(403);
  for (const _ of [1, 2]) {
    const taken = await call(calls.takeBackPayment, back, { token: staffToken });
    expect(taken.body.notification).toMatchObject({
      i18n: 'purchasing-orders.payment.taken-back',
      values: { number, amount: '$44.00' },
    });
  }
  const again = { ...back, operation_id: operation() };
  const { status, error } = await call(calls.takeBackPayment, again, { token: staffToken });
  expect([status, error.i18n]).toEqual([409, 'purchasing-orders.payment.another']);
  expect(await listed()).toMatchObject({ payment: '$100.00 (Check 20417)', due_cents: 4400 });
  expect(await read('invoice')).toContain('Amount due (USD) $44.00');
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'price_cents', 'actor_id'])
    .where('reference', '=', number)
    .orderBy('id')
    .execute();
  expect(history.slice(1)).toEqual([
    { type: 'purchase-updated', price_cents: 10_000, actor_id: staff.id },
    { type: 'purchase-updated', price_cents: 4400, actor_id: staff.id },
    { type: 'purchase-updated', price_cents: -4400, actor_id: staff.id },
  ]);
  // What was sent twice was done once, and is in the audit once.
  const audits = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'purchase-order.payment')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audits).toEqual([
    { details: { number, amount_cents: 10_000 } },
    { details: { number, amount_cents: 4400 } },
  ]);
  const takenBack = await db
    .selectFrom('audit')
    .select(['subject_type', 'subject_id', 'details'])
    .where('action', '=', 'purchase-order.payment-taken-back')
    .orderBy('id')
    .execute();
  const reference = 'ACH 9';
  expect(takenBack).toEqual([
    {
      subject_type: 'order',
      subject_id: id,
      details: { number, amount_cents: 4400, paid_on: came.paid_on, reference },
    },
  ]);
});
