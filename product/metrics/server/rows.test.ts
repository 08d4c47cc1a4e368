import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Table } from '#platform/contract/table.ts';
import { dayForFilter, rangeText } from '#platform/contract/table-filters.ts';
import { ask } from '#platform/server/database/statement.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { childrenIn, played, session } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { staffQuotesTable } from '#product/purchasing/quotes-contract.ts';
import { DASHBOARD, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getMetrics } from '../contract.ts';
import {
  countedAccountsTable,
  countedChildrenTable,
  countedPaymentsTable,
  countedPlansTable,
} from '../rows-contract.ts';
import { countDays } from './count-days.ts';
import { countScenePlays } from './scene-plays.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const addChild = childrenIn(kindred);
const [FROM, TO] = ['2026-08-01', '2026-09-14'];
/** As a tile of the page writes it into the address. */
const range = (from: string, to: string): string => rangeText(dayForFilter(from), dayForFilter(to));
const RANGE = range(FROM, TO);
let staff = { token: '' };
/** Of a district with two schools, and one outside of it. */
const schools: number[] = [];
let district = 0;

const at = (day: string): Date => new Date(`${day}T16:00:00Z`);
let orders = 0;
let lots = 700_000;

/** The same things happen at each school, more of them at the next. */
async function happen(school_id: number, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const day = `2026-08-${String(3 + n).padStart(2, '0')}`;
    const account = await buildAccount(db, {
      school_id,
      source: 'form',
      created_at: at(day),
      activated_at: n % 2 === 0 ? at(day) : null,
      verified_at: n % 3 === 0 ? at(day) : null,
      free_trial_ends_on: `2026-08-${String(20 + n).padStart(2, '0')}`,
    });
    if (n === 0) await buildStudent(db, appKey, { owner_id: account.id, school_id });
    await order(account.id, n === 1 ? null : at('2026-09-02'));
    await lot(account.id, '2025-07-01', day);
    if (n === 2) await lot(account.id, day, '2027-06-30');
    await db
      .insertInto('ecommerce_history')
      .values({ at: at(day), type: 'refund', issuer: 'stripe', price_cents: 700 + n, account_id: account.id })
      .execute();
    const child = await addChild({
      owner_id: account.id,
      school_id,
      active_program: n % 2 === 0 ? 'zoou' : 'hoh',
    });
    await child.send(
      played(kindred, n % 2 === 0 ? 'zoou' : 'hoh', [n % 2 === 0 ? 'zoou-check-a-ic' : 'hoh-check-a-ic'], {
        start: at(day).getTime(),
      }),
    );
    const told = session(kindred, 'zoou', { start: at('2026-09-10').getTime() });
    told.checkIn('happy');
    await child.send(told.end());
    // The sandbox never counts.
    await buildStudent(db, appKey, { owner_id: account.id, school_id, is_sandbox: true });
  }
}

async function order(account_id: number, paid_at: Date | null): Promise<void> {
  orders += 1;
  await db
    .insertInto('orders')
    .values({
      number: `KO-ROWS-${orders}`,
      kind: 'card',
      status: 'open',
      account_id,
      plan: 'individual',
      quantity: 1,
      unit_price_cents: 3900,
      total_cents: 3900,
      starts_on: '2026-04-01',
      sold_as: 'primary',
      created_at: at('2026-08-02'),
      updated_at: at('2026-08-02'),
      paid_at,
    })
    .execute();
}

async function lot(account_id: number, starts_on: string, ends_on: string): Promise<void> {
  lots += 1;
  const text = `insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
    overriding system value values ($1, $1, $2, 'site', 'to-end', $3, $4, 'user', 'purchase', $5)`;
  await ask(db, {}, { text, values: [lots, account_id, starts_on, ends_on, at(starts_on)] });
}

beforeAll(async () => {
  const { id } = await buildAccount(db, { scope: 'uber' });
  staff = { token: await kindred.tokenFor({ accountId: id }) };
  district = (await buildDistrict(db)).id;
  for (const times of [2, 3, 4]) {
    const { id: school } = await buildSchool(db);
    schools.push(school);
    if (times < 4)
      await db.updateTable('schools').set({ district_id: district }).where('id', '=', school).execute();
    await happen(school, times);
  }
  await countScenePlays(db, openCatalog(TEST_SCENES), kindred.now());
  await countDays(db, kindred.now());
});

const asked = { _period: 'custom', _from: FROM, _to: TO };
const totalOf = async (more: object = {}) =>
  (await kindred.call(getMetrics, { ...asked, ...more }, staff)).body.data.total;

const listed = z.object({ filtered: z.number(), data: z.array(z.record(z.string(), z.unknown())) });
const rowsOf = async (table: Table, filters: Record<string, unknown>) =>
  z.parse(listed, (await kindred.call(table.list, filters, staff)).body);

const places = [
  { name: 'everywhere', asks: () => ({}), filters: () => ({}) },
  {
    name: 'a district',
    asks: () => ({ _district: district }),
    filters: () => ({ district_id: String(district) }),
  },
  {
    name: 'a school',
    asks: () => ({ _school: schools[2] }),
    filters: () => ({ school_id: String(schools[2]) }),
  },
];

test.each(places)('each figure is as many rows as it opens: $name', async ({ asks, filters }) => {
  const total = await totalOf(asks());
  const count = async (table: Table, more: object): Promise<number> =>
    (await rowsOf(table, { ...filters(), ...more })).filtered;
  const asking = { asked_on: RANGE };
  expect({
    requests: await count(countedAccountsTable, asking),
    activated: await count(countedAccountsTable, { ...asking, activated: 'yes' }),
    verified: await count(countedAccountsTable, { ...asking, verified: 'yes' }),
    first_students: await count(countedAccountsTable, { ...asking, has_students: 'yes' }),
    trials: await count(countedAccountsTable, { trial_ended_on: RANGE }),
    trials_paid: await count(countedAccountsTable, { trial_ended_on: RANGE, paid: 'yes' }),
    plans: await count(countedPlansTable, { ended_on: RANGE }),
    plans_renewed: await count(countedPlansTable, { ended_on: RANGE, renewed: 'yes' }),
    refunds: await count(countedPaymentsTable, { on_day: RANGE, kind: 'refund' }),
    active_children: await count(countedChildrenTable, { played_on: RANGE }),
  }).toEqual({
    requests: total.requests,
    activated: total.activated,
    verified: total.verified,
    first_students: total.first_students,
    trials: total.trials,
    trials_paid: total.trials_paid,
    plans: total.plans,
    plans_renewed: total.plans_renewed,
    refunds: total.refunds,
    active_children: total.active_children,
  });
  expect(Math.min(total.active_children, total.requests ?? 0, total.plans ?? 0)).toBeGreaterThan(1);
  const paid = await rowsOf(countedPaymentsTable, { ...filters(), on_day: RANGE });
  expect(paid.data.reduce((sum, row) => sum + Number(row['cents']), 0)).toBe(total.revenue_cents);
  const played_by = await rowsOf(countedChildrenTable, { ...filters(), played_on: RANGE });
  expect(played_by.data.reduce((sum, row) => sum + Number(row['scenes']), 0)).toBe(total.scenes);
});

test('children of a program are those who played it', async () => {
  for (const program of ['zoou', 'hoh', 'cdc']) {
    const { active_children: children } = await totalOf({ _program: program });
    const { filtered } = await rowsOf(countedChildrenTable, { played_on: RANGE, program });
    expect([program, filtered]).toEqual([program, children]);
  }
  const day = { _from: '2026-08-04', _to: '2026-08-04' };
  const { active_children: one } = await totalOf(day);
  const { filtered } = await rowsOf(countedChildrenTable, { played_on: range('2026-08-04', '2026-08-04') });
  expect([one, filtered]).toEqual([3, 3]);
});

test('what is counted of places comes to what is counted of all', async () => {
  const whole = await totalOf();
  const parts = [await totalOf({ _district: district }), await totalOf({ _school: schools[2] })];
  for (const name of [
    'requests',
    'trials',
    'plans',
    'refunds',
    'revenue_cents',
    'scenes',
    'check_ins',
    'seconds',
  ] as const) {
    expect([name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]).toEqual([name, whole[name]]);
  }
  expect(parts.map((part) => part.active_children)).toEqual([5, 4]);
  expect(whole.active_children).toBe(9);
  expect(await totalOf({ _district: district, _program: 'zoou' })).toMatchObject({
    requests: null,
    active_children: 5,
  });
});

test('open quotes are those of the list, with their money', async () => {
  const { id: account_id } = await buildAccount(db);
  const quote = (status: 'requested' | 'sent' | 'canceled', valid_until: string, number: number) =>
    ask(
      db,
      {},
      {
        text: `insert into quotes (number, kind, status, account_id, plan, quantity, unit_price_cents, total_cents, starts_on,
          valid_until, created_at, updated_at) values ($1, 'primary', $2, $3, 'individual', 10, 1500, 15000, '2026-10-01', $4, $5, $5)`,
        values: [`KQ-ROWS-${number}`, status, account_id, valid_until, kindred.now()],
      },
    );
  const openOf = async (more: object = {}) =>
    (await kindred.call(getMetrics, { ...asked, ...more }, staff)).body.data.open_quotes;
  await quote('requested', '2027-11-30', 1);
  await quote('sent', '2027-11-30', 2);
  await quote('sent', '2026-09-13', 3);
  await quote('canceled', '2027-11-30', 4);
  expect(await openOf()).toEqual({ quotes: 2, cents: 30_000, ending: 0 });
  expect((await rowsOf(staffQuotesTable, { status: 'requested,sent' })).filtered).toBe(2);
  await quote('sent', '2026-09-30', 5);
  expect(await openOf()).toEqual({ quotes: 3, cents: 45_000, ending: 1 });
  expect(await openOf({ _program: 'zoou' })).toBeNull();
  expect(await openOf({ _district: district })).toEqual({ quotes: 0, cents: 0, ending: 0 });
});

test('the numbers are downloaded as they stand on the page', async () => {
  const { total, rows } = (await kindred.call(getMetrics, asked, staff)).body.data;
  const file = async (more: string) => {
    const url = `/api/uber/metrics/download?_period=custom&_from=${FROM}&_to=${TO}${more}`;
    const headers = { host: DASHBOARD, 'access-token': `Bearer ${staff.token}` };
    return kindred.app.server.inject({ method: 'GET', url, headers });
  };
  const { statusCode, body } = await file('&_format=csv');
  expect(statusCode).toBe(200);
  const lines = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toMatch(/^First day,Last day,Requests,Activated/);
  expect(lines).toHaveLength(1 + rows.length + 1);
  expect(lines.at(-1)).toContain(`08/01/2026,09/14/2026,${total.requests},${total.activated},`);
  expect((await file('&_program=zoou')).body).not.toContain('Revenue');
  const sheet = await file('&_format=xlsx&_locale=zh-TW');
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
