import { beforeEach, expect, test } from 'vitest';
import type { ListReply } from '#platform/contract/table.ts';
import { startActing } from '#product/accounts/acting-contract.ts';
import { grantLot } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { BILLING, download, operation } from '#testing/api/purchases.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { waitingPurchases } from '../../orders-contract.ts';
import * as calls from '../../quotes-contract.ts';
import { countLetter, FREE_LETTERS } from './mail.ts';

const kindred = await testKindred();
const { db, call, tokenFor } = kindred;

const school = await buildSchool(db, { name: 'Maple Elementary' });
const teacher = await buildAccount(db, { school_id: school.id });
const stranger = await buildAccount(db);
const staff = await buildAccount(db, { scope: 'uber' });
const group = await buildGroup(db, 'district', { [teacher.id]: 'owner' });
const token = await tokenFor({ accountId: teacher.id });
const strangerToken = await tokenFor({ accountId: stranger.id });
const staffToken = await tokenFor({ accountId: staff.id });

// An hour's quotes are counted, and here it is always the same hour.
beforeEach(() => db.deleteFrom('throttles').execute());

const wish = () => ({ for: 'individual', quantity: 10, ...BILLING, operation_id: operation() });
const ask = (input: Record<string, unknown>, as = token) =>
  call(calls.requestQuote, { ...wish(), ...input }, { token: as });
const quoteOf = (id: number) =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowsOf = async () =>
  Number(
    (
      await db
        .selectFrom('quotes')
        .select((q) => q.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

async function lotOf(
  owner: { accountId: number } | { groupId: number },
  endsOn: string | null,
): Promise<number> {
  const now = kindred.now();
  return db.transaction().execute((tx) =>
    operate({ tx, kind: 'test', actor: null, now, operationId: operation() }, Number, (one) =>
      grantLot(one, {
        owner,
        plan: 'individual',
        term: endsOn === null ? 'year' : 'to-end',
        quantity: 5,
        startsOn: '2026-09-01',
        endsOn,
        issuer: 'user',
        origin: 'purchase',
      }),
    ),
  );
}

test('a quote for a class is numbered, priced, mailed with its PDF, and kept as it was said', async () => {
  const { status, body } = await ask({});
  expect(status).toBe(200);
  expect(body.notification.i18n).toBe('purchasing-quotes.request.sent');
  expect(body.extra.number).toMatch(/^KQ-2026-\d{6}$/);
  expect(await quoteOf(body.extra.id)).toMatchObject({
    kind: 'primary',
    status: 'sent',
    account_id: teacher.id,
    unit_price_cents: 1200,
    total_cents: 12_000,
    ends_on: null,
    valid_until: '2026-11-13',
  });
  const letters = (await kindred.letters()).filter(({ letter }) =>
    letter.subject.includes(body.extra.number),
  );
  expect(letters.map(({ recipient }) => recipient)).toEqual([teacher.username, 'ap@larkspur.test']);
  const [file] = letters[0]?.letter.attachments ?? [];
  expect(file?.filename).toBe(`${body.extra.number}.pdf`);
  expect(readPdf(Buffer.from(file?.content ?? '', 'base64')).text).toContain('Total (USD) $120.00');
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'quantity', 'price_cents'])
    .where('reference', '=', body.extra.number)
    .orderBy('id')
    .execute();
  expect(history.map(({ type }) => type)).toEqual(['request-quote-individual', 'quote-individual']);
  const audit = await db.selectFrom('audit').selectAll().where('action', '=', 'quote.request').execute();
  expect(audit.length).toBeGreaterThan(0);
});

test('the same click twice is one quote', async () => {
  const once = wish();
  const first = await call(calls.requestQuote, once, { token });
  const before = await rowsOf();
  const second = await call(calls.requestQuote, once, { token });
  expect(second.body).toEqual(first.body);
  expect(await rowsOf()).toBe(before);
});

test('quotes are not mailed without end; what is refused or sent twice does not count', async () => {
  const eager = await buildAccount(db);
  const as = await tokenFor({ accountId: eager.id });
  const once = { ...wish(), operation_id: operation() };
  for (const _ of [1, 2, 3]) expect((await ask(once, as)).status).toBe(200);
  for (const quantity of [100, 100, 100]) expect((await ask({ quantity }, as)).status).toBe(422);
  const actor = { id: eager.id, scope: 'educator', actingAsBy: null } as const;
  for (let sent = 1; sent < FREE_LETTERS - 1; sent += 1) {
    await countLetter({ tx: db, actor, now: kindred.now() }, 'quote');
  }
  expect((await ask({}, as)).status).toBe(200);
  const refused = await ask({}, as);
  expect([refused.status, refused.error.i18n]).toEqual([429, 'error.too-many-attempts']);
  expect((await ask(once, as)).status).toBe(200);
  // Others may ask, and staff for the same one.
  expect((await ask({})).status).toBe(200);
  await call(startActing, { user_id: eager.id, reason: 'They asked' }, { token: staffToken });
  const acting = { token: staffToken, headers: { 'x-acting-as': String(eager.id) } };
  const unsaid = await call(calls.requestQuote, wish(), acting);
  expect(unsaid.error.errors).toEqual({ on_behalf: { i18n: 'validation.on-behalf' } });
  expect((await call(calls.requestQuote, { ...wish(), on_behalf: true }, acting)).status).toBe(200);
});

test.each([
  { input: { quantity: 100 }, field: 'quantity', i18n: 'purchasing-quotes.too-many.individual' },
  { input: { quantity: 0 }, field: 'quantity', i18n: 'validation.greater-than-zero' },
  { input: { quantity: -3 }, field: 'quantity', i18n: 'validation.greater-than-zero' },
  { input: { quantity: 2.5 }, field: 'quantity', i18n: 'validation.integer' },
  { input: { quantity: 1e21 }, field: 'quantity', i18n: 'validation.integer' },
  { input: { for: 'site', quantity: 50_001 }, field: 'quantity', i18n: 'validation.quantity-max' },
  { input: { quantity: undefined }, field: 'quantity', i18n: 'validation.required' },
  { input: { billing_email: 'nobody' }, field: 'billing_email', i18n: 'validation.email' },
  { input: { organisation: ' ' }, field: 'organisation', i18n: 'validation.required' },
  { input: { group_id: 999_999 }, field: 'group_id', i18n: 'validation.exists' },
  { input: { lot_id: 999_999 }, field: 'lot_id', i18n: 'validation.purchase-not-found' },
])('$input is refused at $field', async ({ input, field, i18n }) => {
  const before = await rowsOf();
  const { status, error } = await ask(input);
  expect([status, error.errors?.[field]?.i18n]).toEqual([422, i18n]);
  expect(await rowsOf()).toBe(before);
});

test("somebody else's lot and group are not there", async () => {
  const lot = await lotOf({ accountId: teacher.id }, '2027-06-30');
  expect((await ask({ lot_id: lot }, strangerToken)).error.errors).toEqual({
    lot_id: { i18n: 'validation.purchase-not-found' },
  });
  expect((await ask({ group_id: group.id }, strangerToken)).error.errors).toEqual({
    group_id: { i18n: 'validation.exists' },
  });
});

test('a sub quote adds to a running plan, of oneself or of a group one runs, by the day', async () => {
  for (const owner of [{ accountId: teacher.id }, { groupId: group.id }]) {
    const lot = await lotOf(owner, '2027-06-30');
    const { body } = await ask({ lot_id: lot, quantity: 5 });
    expect(await quoteOf(body.extra.id)).toMatchObject({
      kind: 'sub',
      lot_id: lot,
      unit_price_cents: 953,
      total_cents: 4765,
      ends_on: '2027-06-30',
      // What is added to a plan goes to whose plan it is.
      group_id: 'groupId' in owner ? group.id : null,
    });
  }
  const over = await lotOf({ accountId: teacher.id }, '2026-09-13');
  expect((await ask({ lot_id: over })).status).toBe(422);
  // Nobody has been given one of these yet: nothing runs.
  const waiting = await lotOf({ accountId: teacher.id }, null);
  expect((await ask({ lot_id: waiting })).status).toBe(422);
});

test('a school gets a tier, for a year or to the end of the school year, for distribution if wanted', async () => {
  const year = (await ask({ for: 'site', quantity: 250, group_id: group.id })).body;
  expect(await quoteOf(year.extra.id)).toMatchObject({
    kind: 'site',
    group_id: group.id,
    quantity: 300,
    tier: 300,
    total_cents: 210_000,
    ends_on: '2027-09-13',
  });
  const partly = (await ask({ for: 'site', quantity: 250, term: 'partial-year' })).body;
  expect(await quoteOf(partly.extra.id)).toMatchObject({
    kind: 'partial-year',
    total_cents: 166_800,
    ends_on: '2027-06-30',
  });
});

test('more than a thousand students wait for staff, who price and send; then it can be read', async () => {
  const { body } = await ask({ for: 'site', quantity: 1500 });
  const { id } = body.extra;
  expect(body.notification.i18n).toBe('purchasing-quotes.request.received');
  expect(await quoteOf(id)).toMatchObject({
    status: 'requested',
    tier: 1001,
    quantity: 1500,
    total_cents: 0,
  });
  expect((await download(kindred, calls.quotePdf, { id }, token)).i18n).toBe(
    'purchasing-quotes.not-available',
  );
  const refused = await call(calls.sendQuote, { id, operation_id: operation() }, { token: staffToken });
  expect([refused.status, refused.error.i18n]).toEqual([409, 'purchasing-quotes.staff.not-priced']);

  const form = await call(calls.quoteForm, { id }, { token: staffToken });
  await call(calls.editQuote, { id, ...form.body.data, unit_price: '5.25' }, { token: staffToken });
  expect(await quoteOf(id)).toMatchObject({ total_cents: 787_500, tier: 1001 });
  const sent = await call(calls.sendQuote, { id, operation_id: operation() }, { token: staffToken });
  expect(sent.body.notification.i18n).toBe('purchasing-quotes.staff.sent');
  const file = await download(kindred, calls.quotePdf, { id }, token);
  expect([file.status, file.type]).toEqual([200, 'application/pdf']);
  expect(readPdf(file.body).text).toContain('Total (USD) $7,875.00');
});

test('who asks for more documents at once than anybody reads is told to wait', async () => {
  const { id } = (await ask({ for: 'site', quantity: 250 })).body.extra;
  const read = () => download(kindred, calls.quotePdf, { id }, token);
  const replies = await Promise.all(Array.from({ length: 12 }, read));
  const told = replies.map(({ status, i18n }) => (status === 200 ? '200' : `${status} ${i18n}`));
  expect(new Set(told)).toEqual(new Set(['200', '429 error.too-many-attempts']));
  expect(told.filter((one) => one === '200').length).toBeGreaterThanOrEqual(4);
  expect((await read()).status).toBe(200);
});

test('a quote nobody priced yet waits, however long: staff are told of as many as their list shows', async () => {
  const lasting = async (valid_until: string): Promise<number> => {
    const { id } = (await ask({ for: 'site', quantity: 1500 })).body.extra;
    await db.updateTable('quotes').set({ valid_until }).where('id', '=', id).execute();
    return id;
  };
  const [over, open] = [await lasting('2020-01-01'), await lasting('2120-01-01')];
  const shown = await call(calls.staffQuotesTable.list, { status: 'requested' }, { token: staffToken });
  const { data }: ListReply = JSON.parse(JSON.stringify(shown.body));
  const ids = data.map(({ id }) => id);
  expect([ids.includes(over), ids.includes(open)]).toEqual([true, true]);
  expect((await call(waitingPurchases, {}, { token: staffToken })).body.data.quotes).toBe(ids.length);
});

test('a quote that is edited follows the price table, unless somebody named tier or price', async () => {
  const { id } = (await ask({ for: 'site', quantity: 250 })).body.extra;
  const edit = async (change: Record<string, unknown>) => {
    const form = await call(calls.quoteForm, { id }, { token: staffToken });
    await call(calls.editQuote, { id, ...form.body.data, ...change }, { token: staffToken });
    return quoteOf(id);
  };
  expect(await edit({ quantity: 450 })).toMatchObject({ tier: 500, quantity: 500, total_cents: 350_000 });
  expect(await edit({ kind: 'primary', quantity: 30 })).toMatchObject({ tier: null, total_cents: 36_000 });
  expect(await edit({ kind: 'site' })).toMatchObject({ tier: 100, unit_price_cents: 700 });
  expect(await edit({ unit_price: '6.50' })).toMatchObject({ tier: 100, total_cents: 65_000 });
  expect(await edit({ quantity: 150 })).toMatchObject({ tier: 200, total_cents: 130_000 });
  expect(await edit({ unit_price: '' })).toMatchObject({ tier: 200, total_cents: 140_000 });
});

test('an expired or canceled quote is not available until staff extend it', async () => {
  const { id } = (await ask({})).body.extra;
  await db.updateTable('quotes').set({ valid_until: '2026-09-13' }).where('id', '=', id).execute();
  expect((await download(kindred, calls.quotePdf, { id }, token)).i18n).toBe(
    'purchasing-quotes.not-available',
  );
  for (const day of ['2026-09-13', '2028-01-01']) {
    const { error } = await call(calls.extendQuote, { id, valid_until: day }, { token: staffToken });
    expect(error.errors).toEqual({ valid_until: { i18n: 'purchasing-quotes.staff.valid-until' } });
  }
  await call(calls.extendQuote, { id, valid_until: '2026-12-24' }, { token: staffToken });
  expect((await download(kindred, calls.quotePdf, { id }, token)).status).toBe(200);
  await call(calls.cancelQuote, { id }, { token: staffToken });
  expect((await download(kindred, calls.quotePdf, { id }, token)).i18n).toBe(
    'purchasing-quotes.not-available',
  );
  const again = await call(calls.extendQuote, { id, valid_until: '2026-12-24' }, { token: staffToken });
  expect([again.status, again.error.i18n]).toEqual([409, 'purchasing-quotes.not-available']);
});

test('the sixty days begin when a quote is sent, again only once it was edited, and never get fewer', async () => {
  const { id } = (await ask({ for: 'site', quantity: 1500 })).body.extra;
  const at = async (day: string) => {
    kindred.setNow(`${day}T15:00:00Z`);
    const as = { token: await tokenFor({ accountId: staff.id }) };
    return {
      send: () => call(calls.sendQuote, { id, operation_id: operation() }, as),
      edit: async (unit_price: string) => {
        const form = await call(calls.quoteForm, { id }, as);
        expect((await call(calls.editQuote, { id, ...form.body.data, unit_price }, as)).status).toBe(200);
      },
      extend: (valid_until: string) => call(calls.extendQuote, { id, valid_until }, as),
    };
  };
  const until = async () => (await quoteOf(id)).valid_until;

  // Nobody was quick: its days before it had a price do not count.
  const november = await at('2026-11-20');
  await november.edit('5.25');
  expect((await november.send()).status).toBe(200);
  expect(await until()).toBe('2027-01-19');
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'quote');
  expect(letters.at(-1)?.letter.text).toContain('01/19/2027');

  const december = await at('2026-12-01');
  expect((await december.send()).status).toBe(200);
  expect(await until()).toBe('2027-01-19');
  await december.edit('5.00');
  expect((await december.send()).status).toBe(200);
  expect(await until()).toBe('2027-01-30');
  await december.extend('2027-06-30');
  await december.edit('4.75');
  expect((await december.send()).status).toBe(200);
  expect(await until()).toBe('2027-06-30');

  const july = await at('2027-07-01');
  expect((await july.send()).error.i18n).toBe('purchasing-quotes.staff.expired');
  kindred.setNow('2026-09-14T15:00:00Z');
});

test("another's quote is not found, and lists show the own ones", async () => {
  const { id } = (await ask({})).body.extra;
  expect((await download(kindred, calls.quotePdf, { id }, strangerToken)).status).toBe(404);
  expect((await call(calls.quotesTable.list, {}, { token: strangerToken })).body).toMatchObject({ total: 0 });
  const mine = await call(calls.quotesTable.list, {}, { token });
  expect(mine.body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id })]) });
  const all = await call(
    calls.staffQuotesTable.list,
    { educator_id: String(teacher.id) },
    { token: staffToken },
  );
  expect(all.status).toBe(200);
});

test('staff make a quote for an educator with a price of their own, and send it at once', async () => {
  const input = {
    account_id: teacher.id,
    kind: 'site',
    quantity: 120,
    tier: 0,
    unit_price: '6.50',
    ...BILLING,
    send: true,
    operation_id: operation(),
  };
  const { body } = await call(calls.addQuote, input, { token: staffToken });
  expect(body.notification.i18n).toBe('purchasing-quotes.staff.sent');
  const parent = await buildAccount(db, { scope: 'parent' });
  const wrong = { ...input, operation_id: operation() };
  expect(
    (await call(calls.addQuote, { ...wrong, account_id: parent.id }, { token: staffToken })).status,
  ).toBe(422);
  expect((await call(calls.addQuote, { ...wrong, unit_price: 'x' }, { token: staffToken })).status).toBe(422);
  expect((await call(calls.addQuote, { ...wrong, kind: 'sub' }, { token: staffToken })).error.errors).toEqual(
    {
      lot_id: { i18n: 'validation.required' },
    },
  );
});

test('the dialogs begin with the own school, plans, groups and quotes', async () => {
  const { body } = await call(calls.quoteOptions, {}, { token: strangerToken });
  expect(body.data).toMatchObject({ plans: [], groups: [], quotes: [], billing_email: stranger.username });
  const own = await call(calls.quoteOptions, {}, { token });
  expect(own.body.data.groups).toEqual([{ id: group.id, name: group.name }]);
  expect(own.body.data.plans.length).toBeGreaterThan(0);
  expect(own.body.data.quotes.length).toBeGreaterThan(0);
});

test('who runs a group and has no students of their own is asked for a school first', async () => {
  const runner = await buildAccount(db);
  const runnerToken = await tokenFor({ accountId: runner.id });
  const preset = async () => (await call(calls.quoteOptions, {}, { token: runnerToken })).body.data.for;
  expect(await preset()).toBe('individual');
  await buildGroup(db, 'district', { [runner.id]: 'admin' });
  expect(await preset()).toBe('site');
  await buildStudent(db, kindred.appKey, { owner_id: runner.id });
  expect(await preset()).toBe('individual');
});

test('who pays is the own school, and a district where its own admin asks', async () => {
  const district = await buildDistrict(db);
  const own = await buildSchool(db, { district_id: district.id });
  const buyer = await buildAccount(db, { school_id: own.id });
  const admin = await buildAccount(db, { school_id: own.id });
  const run = await buildGroup(db, 'district', { [admin.id]: 'admin' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', run.id).execute();
  const payerFor = async (as: string) =>
    (await call(calls.quoteOptions, {}, { token: as })).body.data.organisation;
  const buyerToken = await tokenFor({ accountId: buyer.id });
  const adminToken = await tokenFor({ accountId: admin.id });
  expect([await payerFor(buyerToken), await payerFor(adminToken)]).toEqual([own.name, district.name]);
  // The district paid once; what is asked for now is for one school.
  await ask({ organisation: district.name }, buyerToken);
  expect(await payerFor(buyerToken)).toBe(own.name);
  await ask({ organisation: 'Friends of the school' }, buyerToken);
  await ask({ organisation: own.name }, adminToken);
  expect([await payerFor(buyerToken), await payerFor(adminToken)]).toEqual([
    'Friends of the school',
    own.name,
  ]);
});

test('the form W-9 and the facts of the vendor are for adults', async () => {
  const file = await download(kindred, calls.w9, {}, token);
  expect(readPdf(file.body).text).toContain('DEMONSTRATION ONLY');
  expect((await call(calls.vendorFacts, {}, { token })).body.data.name).toBe('Kindred Demonstration LLC');
});

test('staff choose the plan a quote adds to from those of its buyer that run', async () => {
  const buyer = await buildAccount(db);
  const [plan, over] = [
    await lotOf({ accountId: buyer.id }, '2027-01-31'),
    await lotOf({ accountId: buyer.id }, '2026-09-10'),
  ];
  const listed = await call(calls.educatorPlans, { id: buyer.id }, { token: staffToken });
  expect(listed.body.data).toEqual([
    {
      lot_id: plan,
      plan: 'individual',
      quantity: 5,
      remaining: 5,
      ends_on: '2027-01-31',
      group: null,
      group_id: null,
    },
  ]);
  const added = { ...BILLING, account_id: buyer.id, kind: 'sub', quantity: 2, unit_price: '', send: false };
  const add = (lotId: number | null) =>
    call(calls.addQuote, { ...added, lot_id: lotId, operation_id: operation() }, { token: staffToken });
  expect((await add(over)).error.errors).toEqual({ lot_id: { i18n: 'validation.purchase-not-found' } });
  expect((await add(plan)).status).toBe(200);
  const quote = await db
    .selectFrom('quotes')
    .select('id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const ofQuote = await call(calls.quotePlans, { id: quote.id }, { token: staffToken });
  expect(ofQuote.body).toEqual(listed.body);
  for (const endpoint of [calls.educatorPlans, calls.quotePlans]) {
    expect((await call(endpoint, { id: staff.id + 1000 }, { token: staffToken })).status).toBe(404);
  }
});
