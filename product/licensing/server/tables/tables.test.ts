import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import type { ListReply, RowOf, Table } from '#platform/contract/table.ts';
import { sayIn } from '#platform/server/texts.ts';
import { educatorsTable, groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { getEcommerce, getProfile } from '#product/accounts/sign-in-contract.ts';
import { makeDashboardNotifications } from '#product/digests/server/daily-notices.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import * as metrics from '../../metrics-contract.ts';
import { balanceLines } from '../../rules/site-balance.ts';
import * as site from '../../site-contract.ts';
import * as tables from '../../tables-contract.ts';
import { giveGifts } from '../gifts.ts';
import { recordHistory } from '../ledger/history.ts';
import { grantLot, type Owner } from '../ledger/lots.ts';
import { moveLicenses } from '../ledger/move.ts';
import { type Operation, operate } from '../ledger/operations.ts';
import { giveLicenses } from '../students/assign.ts';
import { switchProgram } from '../students/take-back.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, stranger, admin, parent, otherParent, staff, student, child, token } = people;

type By = Operation['actor'];
const byStaff: By = { id: staff.id, scope: 'uber', actingAsBy: null };
const actingAs = (id: number): By => ({ id, scope: 'educator', actingAsBy: staff.id });
const by = ({ id }: { id: number }): By => ({ id, scope: 'educator', actingAsBy: null });

let deeds = 0;
function deed(actor: By, work: (operation: Operation) => Promise<unknown>) {
  deeds += 1;
  const operationId = `deed ${deeds}`;
  const now = new Date(kindred.now().getTime() + deeds * 1000);
  return db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor, now, operationId },
      () => null,
      async (operation) => {
        await work(operation);
        return null;
      },
    ),
  );
}

const individual = (owner: Owner, quantity: number, actor: By = null) =>
  deed(actor, (operation) =>
    grantLot(operation, {
      ...({
        owner,
        quantity,
        plan: 'individual',
        term: 'year',
        startsOn: '2026-09-01',
        endsOn: null,
      } as const),
      ...({ issuer: 'user', origin: 'purchase', priceCents: quantity * 1200 } as const),
    }),
  );
const siteLot = (owner: Owner, quantity: number) =>
  deed(null, (operation) =>
    grantLot(operation, {
      ...({ owner, quantity, plan: 'site', term: 'to-end', startsOn: '2026-09-01' } as const),
      ...({ endsOn: '2027-06-30', issuer: 'user', origin: 'purchase-order', priceCents: 70_000 } as const),
      purchaseOrder: { number: 'PO-7', date: '2026-08-20' },
    }),
  );
const assign = (actor: By, studentId: number, payer: number) =>
  deed(actor, (operation) => giveLicenses(operation, [{ studentId, payers: [payer], program: 'zoou' }]));
async function move(actor: By, from: Owner, to: Owner, plan: 'individual' | 'site', count: number) {
  await deed(actor, async (operation) => {
    await moveLicenses(operation, { from, to, plan, count });
    await recordHistory(operation, { type: 'transfer', owner: from, to, plan, quantity: count });
  });
}

let group: { id: number };
let maya: { id: number };

beforeAll(async () => {
  group = await buildGroup(db, 'school', { [admin.id]: 'owner', [teacher.id]: 'member' });
  await db
    .updateTable('groups')
    .set({ pool_on: true, name: 'Maple pool' })
    .where('id', '=', group.id)
    .execute();
  maya = await student(teacher, { first_name: 'Maya', last_name: 'Okafor', grade: 2 });
  const dan = await student(colleague, { first_name: 'Dan', last_name: 'Abel', grade: 2 });
  await student(teacher, { first_name: 'Una', last_name: 'Waits' });
  const far = await student(stranger, { first_name: 'Far', last_name: 'Elsewhere', grade: 2 });
  const nico = await child({ first_name: 'Nico', last_name: 'Olvera' });

  await individual({ accountId: colleague.id }, 10, actingAs(colleague.id));
  await siteLot({ groupId: group.id }, 100);
  await individual({ accountId: stranger.id }, 4);
  await siteLot({ accountId: stranger.id }, 50);
  await individual({ accountId: parent.id }, 2);
  await move(by(admin), { groupId: group.id }, { accountId: colleague.id }, 'site', 5);
  await move(by(stranger), { accountId: stranger.id }, { accountId: otherParent.id }, 'individual', 1);

  await assign(by(teacher), maya.id, teacher.id);
  await deed(byStaff, (operation) => switchProgram(operation, [maya.id], 'academy'));
  await move(by(colleague), { accountId: colleague.id }, { accountId: stranger.id }, 'individual', 10);
  await assign(actingAs(colleague.id), dan.id, colleague.id);
  await assign(by(stranger), far.id, stranger.id);
  await assign(null, nico.id, parent.id);
});

async function list<T extends Table>(table: T, person: { id: number }, query: Record<string, unknown> = {}) {
  const reply = await kindred.call(table.list, query, { token: await token(person) });
  expect([reply.status, reply.error]).toEqual([200, reply.body]);
  const body: ListReply<RowOf<T>> = JSON.parse(JSON.stringify(reply.body));
  return body;
}

async function csv(table: Table, person: { id: number }, query = ''): Promise<string> {
  const file = await kindred.app.server.inject({
    url: `/api${table.path}?_download=1&_format=csv${query}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${await token(person)}` },
  });
  expect(file.statusCode).toBe(200);
  return file.body;
}

/** Everything a person gets out of a table, by each of its four ways; they have to agree. */
async function reach(table: Table, person: { id: number }, all: readonly number[]): Promise<number[]> {
  const asked = { token: await token(person) };
  const sorted = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const listed = await list(table, person);
  const ids = sorted(listed.data);
  expect(listed.total).toBe(ids.length);
  const subset = await kindred.call(table.subset, { _ids: [...all] }, asked);
  const chosen: ListReply = JSON.parse(JSON.stringify(subset.body));
  expect(sorted(chosen.data)).toEqual(ids);
  const selected = await kindred.call(table.selectAll, {}, asked);
  const select: { ids: number[] } = JSON.parse(JSON.stringify(selected.body));
  expect(select.ids.toSorted((a, b) => a - b)).toEqual(ids);
  expect((await csv(table, person)).trim().split('\n')).toHaveLength(ids.length + 1);
  return ids;
}

test('purchase overview: every owner with what is used and left of each plan', async () => {
  const { data, total } = await list(tables.purchaseOverviewTable, staff, { scope: 'educator' });
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({
    name: 'Ames, Cole',
    school: 'Maple Elementary',
    individual_quantity: 0,
    site_quantity: 5,
    site_used: 1,
    site_remaining: 4,
  });
  expect(data[0]).toMatchObject({ own_left: 0, shared_left: 4, site_pools_left: null });
  expect(data[1]).toMatchObject({ individual_quantity: 13, individual_used: 1, individual_remaining: 12 });
  const parents = await list(tables.purchaseOverviewTable, staff, { scope: 'parent', available: 'yes' });
  expect(parents.data.map((row) => row.id).toSorted()).toEqual([parent.id, otherParent.id].toSorted());
  const holding = await list(tables.purchaseOverviewTable, staff, { scope: 'educator', holds: 'site' });
  expect(holding.data).toHaveLength(2);
  const found = await list(tables.purchaseOverviewTable, staff, {
    name: 'cole',
    holds: 'individual',
    _sort: '-free_trial_ends_on',
  });
  expect(found.data).toEqual([]);
  const groups = await list(tables.groupOverviewTable, staff, { available: 'yes', holds: 'site' });
  expect(groups.data).toMatchObject([
    { name: 'Maple pool', site_quantity: 95, site_used: 1, site_remaining: 94, individual_quantity: 0 },
  ]);
});

test('home, list, screen and report give one number for one thing, and say what is added', async () => {
  const shares = async (person: { id: number }) => {
    const { body } = await kindred.call(getEcommerce, {}, { token: await token(person) });
    return body.data.purchases.shares;
  };
  const sum = (quantity: number, used: number) => ({ quantity, used, remaining: quantity - used });
  expect(await shares(teacher)).toEqual({
    own_individual: sum(0, 0),
    own_site: sum(0, 0),
    shared: sum(0, 0),
    pool: sum(95, 1),
  });
  expect(await shares(colleague)).toMatchObject({
    own_individual: sum(0, 0),
    shared: sum(5, 1),
    pool: sum(0, 0),
  });
  expect(await shares(stranger)).toMatchObject({
    own_individual: sum(3, 1),
    own_site: sum(50, 0),
    shared: sum(10, 0),
  });
  const { data } = await list(educatorsTable, staff, { name: teacher.username });
  expect(data).toMatchObject([{ own_left: 0, shared_left: 0, site_pools_left: 'Maple pool: 94' }]);

  const balance = async (person: { id: number }) => {
    const asked = { token: await token(person) };
    return (await kindred.call(site.siteBalanceOf, { school_year: '2026' }, asked)).body.data;
  };
  const nothing = sum(0, 0);
  expect(await balance(admin)).toEqual({
    ...sum(100, 2),
    owners: ['Maple pool'],
    shared_out: sum(5, 1),
    pools: [],
    individual: nothing,
  });
  expect(await balance(stranger)).toMatchObject({ ...sum(50, 0), shared_out: nothing, pools: [] });
  // The district's pool is added to the own, not mixed with it.
  const district = await buildGroup(db, 'district', { [stranger.id]: 'member' });
  await db.updateTable('groups').set({ pool_on: true }).where('id', '=', district.id).execute();
  await siteLot({ groupId: district.id }, 30);
  expect(await balance(stranger)).toMatchObject({
    ...sum(50, 0),
    shared_out: nothing,
    pools: [{ name: district.name, ...sum(30, 0) }],
  });
  expect(await shares(stranger)).toMatchObject({ own_site: sum(50, 0), pool: sum(30, 0) });
  // Each pool stands by itself, by its group's name.
  const second = await buildGroup(db, 'team', { [stranger.id]: 'member' });
  await db.updateTable('groups').set({ pool_on: true, name: 'Aspen' }).where('id', '=', second.id).execute();
  await siteLot({ groupId: second.id }, 7);
  const { body } = await kindred.call(getEcommerce, {}, { token: await token(stranger) });
  expect(body.data.purchases.pools).toEqual([
    { name: 'Aspen', plan: 'site', ...sum(7, 0) },
    { name: district.name, plan: 'site', ...sum(30, 0) },
  ]);
  expect((await balance(stranger)).pools).toEqual([
    { name: 'Aspen', ...sum(7, 0) },
    { name: district.name, ...sum(30, 0) },
  ]);
  const { data: pooled } = await list(educatorsTable, staff, { name: stranger.username });
  expect(pooled).toMatchObject([
    { site_pools_left: `Aspen: 7, ${district.name}: 30`, individual_pools_left: null },
  ]);
  await db.updateTable('groups').set({ pool_on: false }).where('id', '=', second.id).execute();
  // The tab has the same lots under the same heads.
  const left = async (person: { id: number }) => {
    const { data: lots } = await list(tables.licenseHistoryTable, person);
    const of = (held: string) =>
      lots.filter((lot) => lot.held === held).reduce((total, lot) => total + (lot.remaining ?? 0), 0);
    return { own: of('own'), shared: of('shared'), pool: of('pool') };
  };
  expect(await left(stranger)).toEqual({ own: 52, shared: 10, pool: 30 });
  const { data: listed } = await list(educatorsTable, staff, { name: stranger.username });
  expect(listed).toMatchObject([{ own_left: 52, shared_left: 10, site_pools_left: `${district.name}: 30` }]);
  // And so does the printed report, in the words of the screen.
  const printed = await kindred.app.server.inject({
    url: '/api/educator/site-license-usage/pdf?school_year=2026',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${await token(stranger)}` },
  });
  const lines = balanceLines(await balance(stranger)).map(sayIn('en'));
  expect(lines).toHaveLength(2);
  const { text } = readPdf(printed.rawPayload);
  for (const line of lines) expect(text.replaceAll('\n', ' ')).toContain(line);
  // Somebody else's site license is shared, wherever it stands.
  const access = { educator_id: colleague.id, account_id: stranger.id };
  await db
    .insertInto('site_access')
    .values({ ...access, granted_by: stranger.id, created_at: kindred.now() })
    .execute();
  expect(await shares(colleague)).toMatchObject({ own_site: nothing, shared: sum(55, 1) });
  expect(await left(colleague)).toEqual({ own: 0, shared: 54, pool: 0 });
  const { data: theirs } = await list(educatorsTable, staff, { name: colleague.username });
  expect(theirs).toMatchObject([{ own_left: 0, shared_left: 54, site_pools_left: null }]);
  await db.deleteFrom('site_access').where('educator_id', '=', colleague.id).execute();
  await db.updateTable('groups').set({ pool_on: false }).where('id', '=', district.id).execute();
});

test('the list of educators and the page of the site license say the same of each, and each pool by itself', async () => {
  const { data: educators } = await list(groupEducatorsTable, admin);
  const { data: usage } = await list(site.siteUsageTable, admin, { school_year: '2026..2026' });
  const usedBy = (rows: readonly { name: string | null; used: number | null }[]) =>
    rows.filter(({ used }) => used !== 0).map(({ name, used }) => [name, used]);
  const listed = educators.map(({ name, site_used: used }) => ({ name, used }));
  expect(usedBy(listed).toSorted()).toEqual(usedBy(usage).toSorted());
  expect(usedBy(listed)).toHaveLength(2);
  const { body } = await kindred.call(
    site.siteBalanceOf,
    { school_year: '2026' },
    { token: await token(admin) },
  );
  expect(listed.reduce((sum, { used }) => sum + (used ?? 0), 0)).toBe(body.data.used);
  // Everybody of the list is in the report, and who has licenses of others is not without any.
  const namesOf = (rows: readonly { name: string | null }[]) => rows.map(({ name }) => name).toSorted();
  expect(namesOf(usage)).toEqual(expect.arrayContaining(namesOf(educators)));
  for (const { name, elsewhere_used: elsewhere, site_used: own, licensed } of educators) {
    expect(usage.find((row) => row.name === name)?.elsewhere).toBe(elsewhere);
    expect((own ?? 0) + (elsewhere ?? 0)).toBeGreaterThanOrEqual(licensed ?? 0);
  }
  // What is left in a pool is what its lots have left.
  const { data: lots } = await list(site.siteLotsTable, admin);
  const pool = lots.find(({ owner }) => owner === 'Maple pool');
  const drawing = educators.find(({ id }) => id === teacher.id);
  expect(drawing?.site_pools_left).toBe(`Maple pool: ${pool?.remaining}`);
  expect(drawing?.individual_pools_left).toBeNull();
});

test('license history: own lots, those of groups one runs, and of nobody else', async () => {
  const { data } = await list(tables.staffLicenseHistoryTable, staff);
  const all = data.map((row) => row.id);
  expect(data.find((row) => row.owner === 'Cole Ames' && row.plan === 'individual')).toMatchObject({
    issuer: 'user-uber',
    // All of them went to somebody else since then: the purchase is what it was.
    held: 'own',
    quantity: 10,
    price: '$120.00',
    moved: -10,
    remaining: 0,
  });
  // What was received and is gone, less what is used, is what is left.
  for (const row of data) {
    expect((row.quantity ?? 0) + (row.gone ?? 0) - (row.used ?? 0)).toBe(row.remaining);
    expect(row.gone ?? 0).toBe((row.moved ?? 0) + (row.taken_back ?? 0) - (row.expired ?? 0));
  }
  expect(data.find((row) => row.owner === 'Cole Ames' && row.plan === 'site')).toMatchObject({
    held: 'shared',
    quantity: 5,
    moved: null,
    remaining: 4,
    price: null,
  });
  const table = tables.licenseHistoryTable;
  // Who draws on a pool sees it, and not what it cost.
  expect(await reach(table, teacher, all)).toHaveLength(1);
  expect((await list(table, teacher)).data).toMatchObject([
    { owner: 'Maple pool', held: 'pool', quantity: 100, price: null, purchase_order_number: null },
  ]);
  expect(await reach(table, colleague, all)).toHaveLength(2);
  const ofGroup = await list(table, admin);
  expect(await reach(table, admin, all)).toHaveLength(1);
  expect(ofGroup.data).toMatchObject([
    {
      owner: 'Maple pool',
      held: 'pool',
      quantity: 100,
      moved: -5,
      used: 1,
      remaining: 94,
      purchase_order_number: 'PO-7',
      issuer: 'user',
      price: '$700.00',
    },
  ]);
  expect(await reach(tables.familyLicenseHistoryTable, parent, all)).toHaveLength(1);
  expect(await csv(table, admin)).toContain('PO-7');
  const named = await list(tables.staffLicenseHistoryTable, staff, { owner: 'maple' });
  expect(named.data.map((row) => row.owner)).toEqual(['Maple pool']);
});

test('transfers: who gave, who got, and only one’s own', async () => {
  const { data } = await list(tables.staffTransferHistoryTable, staff);
  expect(data).toHaveLength(3);
  const all = data.map((row) => row.id);
  const table = tables.transferHistoryTable;
  expect((await list(table, admin)).data).toMatchObject([
    { from: 'Maple pool', to: 'Cole Ames', quantity: 5, plan: 'site', type: 'transfer' },
  ]);
  expect(await reach(table, admin, all)).toHaveLength(1);
  expect(await reach(table, colleague, all)).toHaveLength(2);
  expect(await reach(table, teacher, all)).toEqual([]);
});

test('assign-program history: of the students in reach, with who did it and which staff', async () => {
  const { data } = await list(tables.staffProgramHistoryTable, staff);
  expect(data.map((row) => row.deed)).toEqual(['assign', 'assign', 'assign', 'switch', 'assign']);
  expect(data[3]).toMatchObject({
    student: 'Maya Okafor',
    program_before: 'zoou',
    program: 'academy',
    issuer: null,
  });
  expect(data[3]?.uber_issuer).toBe(`${staff.first_name} ${staff.last_name}`);
  expect(data[2]).toMatchObject({ student: 'Dan Abel', issuer: 'Cole Ames' });
  // Only what changed: nobody is moved from a program to the same, and every license has a day it lasts until.
  expect(data.filter((row) => row.program_before !== null && row.program_before === row.program)).toEqual([]);
  expect(data.every((row) => row.ends_on !== null)).toBe(true);
  const all = data.map((row) => row.id);
  const table = tables.programHistoryTable;
  expect(await reach(table, teacher, all)).toHaveLength(2);
  expect(await reach(table, admin, all)).toHaveLength(3);
  expect(await reach(table, stranger, all)).toHaveLength(1);
  const [moved] = (await list(table, teacher, { deed: 'switch' })).data;
  // The name leads to the child.
  expect(moved).toMatchObject({ uber_issuer: 'uber', child_id: expect.any(Number) });
  expect((await list(tables.staffProgramHistoryTable, staff, { student: 'olvera' })).data).toHaveLength(1);
});

test('e-commerce history: by group and type, owners by name', async () => {
  const table = tables.ecommerceHistoryTable;
  expect((await list(table, staff, { group: 'transfer' })).data).toHaveLength(3);
  expect((await list(table, staff, { group: 'gift' })).data).toEqual([]);
  expect((await list(table, staff, { type: 'transfer,reclaim', owner: 'maple' })).data).toMatchObject([
    { type: 'transfer', owner: 'Maple pool', to: 'Cole Ames', quantity: 5 },
  ]);
});

test('out of license: who was turned away, and educators with nothing to give', async () => {
  const alone = await buildAccount(db, {
    first_name: 'Lone',
    last_name: 'Some',
    school_id: people.otherSchool.id,
  });
  const waiting = await student(alone, { first_name: 'Wim', last_name: 'Waits' });
  await db
    .insertInto('unlicensed_logins')
    .values({
      student_id: waiting.id,
      on_day: '2026-09-10',
      owner_id: alone.id,
      times: 3,
      last_at: kindred.now(),
    })
    .execute();
  const students = metrics.outOfLicenseStudentsTable;
  const { data } = await list(students, staff, { on_day: '9/1/2026..9/30/2026', educator: 'lone' });
  expect(data).toMatchObject([
    { student: 'Wim Waits', educator: 'Lone Some', times: 3, on_day: '2026-09-10' },
  ]);
  expect(
    await reach(
      students,
      staff,
      data.map((row) => row.id),
    ),
  ).toHaveLength(1);
  const educators = await list(metrics.outOfLicenseEducatorsTable, staff);
  expect(educators.data).toMatchObject([{ name: 'Some, Lone', students: 1, unlicensed: 1 }]);
});

test('gifts: each invitation, and what each inviter brought', async () => {
  const invited = (values: object) =>
    buildAccount(db, {
      invited_by: teacher.id,
      source: 'invite',
      school_id: people.school.id,
      verified_by: staff.id,
      ...values,
    });
  const came = await invited({ first_name: 'Ina', verified_at: kindred.now() });
  await invited({ status: 'not-activated' });
  await db.transaction().execute((tx) => giveGifts(tx, [came.id], { inviter: 5, invitee: 4 }, kindred.now()));
  const { data } = await list(metrics.giftInvitesTable, staff, { inviter: 'tara', invitee: 'ina' });
  expect(data).toMatchObject([
    { inviter: 'Tara Reed', status: 'verified', inviter_quantity: 5, invitee_quantity: 4 },
  ]);
  expect((await list(metrics.giftInvitersTable, staff, { _sort: '-invited' })).data).toMatchObject([
    { inviter: 'Tara Reed', invited: 2, verified: 1, inviter_quantity: 5, invitee_quantity: 4 },
  ]);
});

test('site license: lots, access and usage of what one runs', async () => {
  const { data } = await list(site.siteLotsTable, admin);
  expect(data.map(({ owner, used, shared_out }) => [owner, used, shared_out]).toSorted()).toEqual([
    ['Cole Ames', 1, true],
    ['Maple pool', 1, false],
  ]);
  const far = (await list(site.siteLotsTable, stranger)).data.map((row) => row.id);
  const all = [...data.map((row) => row.id), ...far];
  expect(await reach(site.siteLotsTable, admin, all)).toHaveLength(2);
  await db
    .insertInto('site_access')
    .values({
      group_id: group.id,
      educator_id: people.newcomer.id,
      granted_by: admin.id,
      created_at: kindred.now(),
    })
    .execute();
  const access = await list(site.siteAccessTable, admin);
  const ways = new Map(access.data.map((row) => [row.id, row.way]));
  expect(ways.get(colleague.id)).toBe('holder');
  expect(ways.get(teacher.id)).toBe('member');
  expect(ways.get(people.newcomer.id)).toBe('granted');
  expect(ways.has(stranger.id)).toBe(false);
  expect(await reach(site.siteAccessTable, admin, [...ways.keys(), stranger.id])).toHaveLength(4);
  // Cole was handed some of the group's, to give to students: that makes nobody its admin.
  for (const person of [teacher, colleague]) {
    const refused = await kindred.call(site.siteUsageTable.list, {}, { token: await token(person) });
    expect(refused.status).toBe(403);
  }
});

test('usage report: each educator’s numbers in the school year', async () => {
  const { data, total } = await list(site.siteUsageTable, admin, { school_year: '2026..2026' });
  expect(total).toBe(6);
  const of = (name: string) => data.find((row) => row.name === name);
  expect(of('Reed, Tara')).toMatchObject({
    school: 'Maple Elementary',
    students: 2,
    used: 1,
    academy: 1,
    zoou: 0,
  });
  expect(of('Ames, Cole')).toMatchObject({ students: 1, used: 1, zoou: 1, academy: 0 });
  expect(data.reduce((sum, row) => sum + Number(row.used), 0)).toBe(2);
  const totals = async (input: Record<string, unknown>) =>
    (await kindred.call(site.siteUsageTotals, input, { token: await token(admin) })).body.data;
  const sums = site.USAGE_SUMS.map((name) => [name, data.reduce((sum, row) => sum + Number(row[name]), 0)]);
  expect(await totals({ school_year: '2026..2026' })).toEqual(Object.fromEntries(sums));
  expect(await totals({ school_year: '2026..2026', name: 'Reed' })).toMatchObject({ students: 2, used: 1 });
  // Under the programs stands everybody with a license for one, of the site licenses or of others.
  for (const row of data) {
    const { academy, zoou, ssgrin, hoh, sim, used, elsewhere } = row;
    const inPrograms = [academy, zoou, ssgrin, hoh, sim].reduce<number>((sum, one) => sum + (one ?? 0), 0);
    expect(inPrograms).toBe((used ?? 0) + (elsewhere ?? 0));
  }
  expect((await list(site.siteUsageTable, admin, { school_year: '2025..2025' })).data).toEqual([]);
  const far = (await list(site.siteUsageTable, stranger)).data.map((row) => row.id);
  expect(far).not.toHaveLength(0);
  const mine = await reach(site.siteUsageTable, admin, [...data.map((row) => row.id), ...far]);
  expect(mine).toHaveLength(6);
});

test('the usage report prints for who runs a site license, and leaves a trace', async () => {
  const print = async (person: { id: number }, year: string) =>
    kindred.app.server.inject({
      url: `/api/educator/site-license-usage/pdf?school_year=${year}`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${await token(person)}` },
    });
  const reply = await print(admin, '2026');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await print(admin, '1066')).statusCode).toBe(422);
  expect((await print(teacher, '2026')).statusCode).toBe(403);
  const traces = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', 'like', '%usage-report.print')
    .where('actor_id', '<>', stranger.id)
    .execute();
  expect(traces).toMatchObject([{ actor_id: admin.id }]);
});

/** Somebody with students whose licenses of a plan end on these days, and one who never had any. */
async function withEnds(ends: Record<'individual' | 'free-trial', string[]>) {
  const owner = await buildAccount(db, { school_id: people.school.id });
  for (const plan of ['individual', 'free-trial'] as const) {
    await deed(null, async (operation) => {
      const term = { term: 'to-end', startsOn: '2026-01-01', endsOn: '2028-01-01' } as const;
      const lot = { owner: { accountId: owner.id }, plan, quantity: 9, ...term } as const;
      const lot_id = await grantLot(operation, { ...lot, issuer: 'user', origin: 'free' });
      for (const ends_on of ends[plan]) {
        const use = { lot_id, student_id: (await student(owner)).id, program: 'zoou', ends_on } as const;
        const given = { starts_on: '2026-01-01', assigned_at: kindred.now() };
        await operation.tx
          .insertInto('license_uses')
          .values({ ...use, ...given })
          .execute();
      }
    });
  }
  await student(owner);
  return owner;
}

test('expiry classes of the own students: expiring are paid licenses, a trial is told apart', async () => {
  const owner = await withEnds({
    individual: ['2026-09-13', '2026-09-14', '2026-10-13', '2026-10-14'],
    'free-trial': ['2026-09-13', '2026-09-14', '2026-10-14'],
  });
  const reply = await kindred.call(site.licenseExpiry, {}, { token: await token(owner) });
  expect(reply.body).toEqual({ ok: 1, expiring: 2, trial: 2, waiting: 1, expired: 2, none: 0 });
  const family = await kindred.call(site.licenseExpiry, {}, { token: await token(otherParent) });
  expect(family.body).toEqual({ ok: 0, expiring: 0, trial: 0, waiting: 0, expired: 0, none: 0 });
});

test('licenses that begin later are not left to give yet', async () => {
  const owner = await buildAccount(db);
  // Lists know no other day than today.
  const today = new Date().toISOString().slice(0, 10);
  const lot = (startsOn: string, quantity: number) =>
    deed(null, (operation) =>
      grantLot(operation, {
        ...({
          owner: { accountId: owner.id },
          quantity,
          plan: 'individual',
          term: 'year',
          startsOn,
        } as const),
        ...({ endsOn: null, issuer: 'user', origin: 'purchase', priceCents: 1200 } as const),
      }),
    );
  await lot(addDays(today, -1), 3);
  await lot(addDays(today, 2), 5);
  const { data } = await list(educatorsTable, staff, { name: owner.username });
  expect(data).toMatchObject([{ own_left: 3 }]);
});

test('each number of the expiry classes is that of the list it leads to', async () => {
  const before = kindred.now();
  // Lists know no other day than today.
  const now = new Date();
  const day = (after: number) => addDays(now.toISOString().slice(0, 10), after);
  const owner = await withEnds({
    individual: [day(-5), day(5), day(10), day(40)],
    'free-trial': [day(-5), day(5), day(40)],
  });
  kindred.setNow(now.toISOString());
  const { body } = await kindred.call(site.licenseExpiry, {}, { token: await token(owner) });
  expect(body).toEqual({ ok: 1, expiring: 2, trial: 2, waiting: 1, expired: 2, none: 0 });
  for (const [license, count] of Object.entries(body)) {
    const asked = { archived: 'no', reach: 'mine', license };
    expect([license, (await list(studentsTable, owner, asked)).filtered]).toEqual([license, count]);
  }
  kindred.setNow(before.toISOString());
});

test('who runs a site license hears of the report once a month', async () => {
  const later = new Date('2026-10-01T12:00:00Z');
  await makeDashboardNotifications(db, later);
  await makeDashboardNotifications(db, new Date('2026-10-20T12:00:00Z'));
  const told = await db
    .selectFrom('dashboard_notifications')
    .select(['account_id', 'data'])
    .where('kind', '=', 'site-license-usage-report')
    .orderBy('account_id')
    .execute();
  const expected = [stranger, admin].map(({ id }) => ({
    account_id: id,
    data: { month: '2026-09' },
  }));
  expect(told).toEqual(expected);
});

test('who runs a group that was given a part of a site license sees that part alone', async () => {
  const runner = await buildAccount(db, { school_id: people.school.id });
  const part = await buildGroup(db, 'team', { [runner.id]: 'owner' });
  const reports = async () => {
    const { body } = await kindred.call(getProfile, {}, { token: await token(runner) });
    return body.data.has_site_license_usage_report;
  };
  expect(await reports()).toBe(false);
  await move(by(admin), { groupId: group.id }, { groupId: part.id }, 'site', 3);
  expect(await reports()).toBe(true);
  const all = (await list(site.siteLotsTable, admin)).data.map((row) => row.id);
  expect(await reach(site.siteLotsTable, runner, all)).toHaveLength(1);
  await move(by(admin), { groupId: part.id }, { groupId: group.id }, 'site', 3);
  expect(await reports()).toBe(false);
});

test('a site license that was taken back whole has no admin any more; one that was shared out whole has', async () => {
  const [holder, other] = [await buildAccount(db), await buildAccount(db)];
  const owner = { accountId: holder.id };
  const reports = async () => {
    const { body } = await kindred.call(getProfile, {}, { token: await token(holder) });
    return body.data.has_site_license_usage_report;
  };
  await siteLot(owner, 4);
  await move(by(holder), owner, { accountId: other.id }, 'site', 4);
  expect(await reports()).toBe(true);
  await move(by(holder), { accountId: other.id }, owner, 'site', 4);
  const gone = { from: owner, to: null, plan: 'site', count: 4 } as const;
  await deed(byStaff, (operation) => moveLicenses(operation, gone));
  expect(await reports()).toBe(false);
});

test('assign-program history: what nobody pressed was done by Kindred; who has the program is not moved to it', async () => {
  const tess = await student(stranger, { first_name: 'Tess', last_name: 'Byitself', grade: 2 });
  await assign(null, tess.id, stranger.id);
  const theo = await student(stranger, { first_name: 'Theo', last_name: 'Byitself', active_program: 'zoou' });
  await assign(by(stranger), theo.id, stranger.id);
  const { data } = await list(tables.programHistoryTable, stranger, { student: 'byitself' });
  const said = data.map(({ program_before: before, program, issuer }) => ({ before, program, issuer }));
  expect(said).toEqual([
    { before: null, program: 'zoou', issuer: `${stranger.first_name} ${stranger.last_name}` },
    { before: null, program: 'zoou', issuer: 'Kindred' },
  ]);
});
