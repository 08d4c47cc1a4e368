import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { activateAccount, requestAccount } from '#product/accounts/contract.ts';
import { makeDashboardNotifications } from '#product/digests/server/daily-notices.ts';
import { grantLot } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { educatorStudents, shareStudents, transferStudents } from '#product/rosters/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { listen } from '#testing/api/listen.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import {
  dismissNotification,
  dismissParentNotification,
  listNotifications,
  listParentNotifications,
} from '../contract.ts';
import { notifyKeepers } from './dashboard.ts';

const kindred = await testKindred();
const { db, app, appKey } = kindred;
const NOW = kindred.now();

async function educator(values: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(db, values);
  return { ...account, token: await kindred.tokenFor({ accountId: account.id }) };
}
const listOf = async ({ token }: { token: string }) =>
  (await kindred.call(listNotifications, {}, { token })).body;
const welcome = (id: number) =>
  notifyKeepers(db, { accountIds: [id], kind: 'welcome', data: {}, operation: 'welcome', now: NOW });

test('an educator lists and dismisses; the total goes down, and twice is as good as once', async () => {
  const ada = await educator();
  await welcome(ada.id);
  await welcome(ada.id);
  const [one, ...more] = (await listOf(ada)).data;
  expect([one?.kind, one?.data, more]).toEqual(['welcome', {}, []]);
  const dismissed = await kindred.call(dismissNotification, { id: one?.id }, { token: ada.token });
  expect([dismissed.status, dismissed.body]).toEqual([200, { total: 0 }]);
  expect((await kindred.call(dismissNotification, { id: one?.id }, { token: ada.token })).status).toBe(200);
  expect(await listOf(ada)).toEqual({ data: [], total: 0 });
});

test("nobody sees or dismisses another's", async () => {
  const [ada, ben] = [await educator(), await educator()];
  await welcome(ada.id);
  const id = (await listOf(ada)).data[0]?.id;
  expect((await listOf(ben)).total).toBe(0);
  expect((await kindred.call(dismissNotification, { id }, { token: ben.token })).status).toBe(404);
  expect((await listOf(ada)).total).toBe(1);
});

test('a new educator is welcomed with the activation', async () => {
  const email = 'newcomer@larch.test';
  await kindred.call(requestAccount, { my_role: 'home', first_name: 'Ngozi', last_name: 'Larch', email });
  const password = 'a-good-long-password';
  const link = await linkFor(kindred, email);
  const { body } = await kindred.call(activateAccount, {
    ...link,
    password,
    password_confirmation: password,
  });
  expect(await kindsOf({ token: body.access_token })).toEqual(['welcome']);
});

test("parents are not told what is a school's, whoever is asked", async () => {
  const parent = await educator({ scope: 'parent' });
  await welcome(parent.id);
  expect(
    await db.selectFrom('dashboard_notifications').where('account_id', '=', parent.id).execute(),
  ).toEqual([]);
});

test('who gets students hears how many and from whom, while the page is open', async () => {
  const school = await buildSchool(db);
  const [from, to] = [await educator({ school_id: school.id }), await educator({ school_id: school.id })];
  const students = [1, 2].map(() => buildStudent(db, appKey, { owner_id: from.id, school_id: school.id }));
  const ids = (await Promise.all(students)).map((student) => student.id);
  const page = await listen(app, to.token);
  await expect.poll(() => page.heard.length).toBe(1);
  const shared = await kindred.call(shareStudents, { ids, educator_ids: [to.id] }, { token: from.token });
  expect(shared.status).toBe(200);
  await expect.poll(() => page.heard[1]).toMatchObject({ type: 'dashboard-notification', data: {} });
  const by = `${from.first_name} ${from.last_name}`;
  expect((await listOf(to)).data.map(({ data }) => data)).toEqual([{ how: 'share', count: 2, by }]);
  const moved = await kindred.call(transferStudents, { ids, educator_id: to.id }, { token: from.token });
  expect(moved.status).toBe(200);
  expect((await listOf(to)).data[0]?.data).toEqual({ how: 'transfer', count: 2, by });
  expect((await listOf(from)).total).toBe(0);
  // What was refused is not told either.
  const refused = await kindred.call(educatorStudents.archive, { ids: [424_242] }, { token: from.token });
  expect(refused.status).toBe(404);
});

const DAY = 86_400_000;
const day = (days: number): string => new Date(NOW.getTime() + days * DAY).toISOString().slice(0, 10);
const kindsOf = async (who: { token: string }) => (await listOf(who)).data.map(({ kind }) => kind).toSorted();

const lotOf = (accountId: number, plan: 'individual' | 'free-trial') =>
  db.transaction().execute((tx) => {
    const operationId = `${plan} of ${accountId}`;
    return operate({ tx, kind: 'test', actor: null, now: NOW, operationId }, Number, (operation) =>
      grantLot(operation, {
        ...({ owner: { accountId }, plan, term: 'to-end', quantity: 10, startsOn: day(-20) } as const),
        ...({ endsOn: day(5), issuer: 'user', origin: 'free' } as const),
      }),
    );
  });

test('the daily job run twice, or by two workers at once, makes one of each', async () => {
  const ada = await educator({
    activated_at: new Date(NOW.getTime() - 3 * DAY),
    free_trial_ends_on: day(5),
  });
  const school = await buildSchool(db);
  const [paid, trial] = [await lotOf(ada.id, 'individual'), await lotOf(ada.id, 'free-trial')];
  const licensed: [number, string][] = [
    ...[day(0), day(29), day(30), day(-1)].map((ends): [number, string] => [paid, ends]),
    // That a trial ends is told by itself.
    [trial, day(5)],
  ];
  for (const [lot_id, ends_on] of licensed) {
    const { id } = await buildStudent(db, appKey, { owner_id: ada.id, school_id: school.id });
    const use = { lot_id, student_id: id, program: 'zoou', starts_on: day(-20), ends_on } as const;
    await db
      .insertInto('license_uses')
      .values({ ...use, assigned_at: NOW })
      .execute();
  }
  await Promise.all([makeDashboardNotifications(db, NOW), makeDashboardNotifications(db, NOW)]);
  await makeDashboardNotifications(db, NOW);
  expect(await kindsOf(ada)).toEqual([
    'back-to-school',
    'games-preview',
    'licenses-expiring',
    'licenses-expiring',
  ]);
  expect((await listOf(ada)).data.map(({ data }) => data)).toEqual(
    // Two of five have a paid license that lasts longer.
    expect.arrayContaining([{ count: 2 }, { trial_ends_on: day(5), on_trial: 3 }, { year: 2026 }]),
  );
});

const listOfParent = async ({ token }: { token: string }) =>
  (await kindred.call(listParentNotifications, {}, { token })).body;
const dataOf = async (who: { token: string }) => (await listOfParent(who)).data.map(({ data }) => data);

/** A child with a license of each of these days, of the family's own or of somebody else's lot. */
async function child(familyId: number, ownerId: number, licenses: [lot: number, endsOn: string][]) {
  const { id } = await buildStudent(db, appKey, { owner_id: ownerId, family_id: familyId });
  for (const [lot_id, ends_on] of licenses) {
    const use = { lot_id, student_id: id, program: 'zoou', starts_on: day(-20), ends_on } as const;
    await db
      .insertInto('license_uses')
      .values({ ...use, assigned_at: NOW })
      .execute();
  }
  return id;
}

test("both parents hear once that their children's licenses end, whatever runs twice or on another day", async () => {
  const { id: family_id } = await buildFamily(db);
  const [ann, bob] = [
    await educator({ scope: 'parent', family_id }),
    await educator({ scope: 'parent', family_id }),
  ];
  const lot = await lotOf(ann.id, 'individual');
  for (const ends of [day(10), day(10), day(29), day(30), day(-1)])
    await child(family_id, ann.id, [[lot, ends]]);
  await Promise.all([makeDashboardNotifications(db, NOW), makeDashboardNotifications(db, NOW)]);
  await makeDashboardNotifications(db, NOW);
  const two = { count: 2, ends_on: day(10) };
  const one = { count: 1, ends_on: day(29) };
  for (const parent of [ann, bob]) {
    const told = await dataOf(parent);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([two, one]));
  }
  // A day later the next one is near; of the others everything is said, in a new month, too.
  await makeDashboardNotifications(db, new Date(NOW.getTime() + DAY));
  await makeDashboardNotifications(db, new Date(NOW.getTime() + 17 * DAY));
  expect(await dataOf(bob)).toHaveLength(3);
  expect(await dataOf(bob)).toContainEqual({ count: 1, ends_on: day(30) });

  const [first] = (await listOfParent(ann)).data;
  const dismissed = await kindred.call(dismissParentNotification, { id: first?.id }, { token: ann.token });
  expect(dismissed.body).toEqual({ total: 2 });
  expect((await listOfParent(bob)).total).toBe(3);
});

test('that a trial ends is not told where every child has a license that goes on', async () => {
  const { id: family_id } = await buildFamily(db);
  const ann = await educator({ scope: 'parent', family_id, free_trial_ends_on: day(5) });
  await makeDashboardNotifications(db, NOW);
  expect(await dataOf(ann)).toEqual([{ trial_ends_on: day(5) }]);
  await child(family_id, ann.id, [[await lotOf(ann.id, 'individual'), day(200)]]);
  expect(await dataOf(ann)).toEqual([]);
  await child(family_id, ann.id, [[await lotOf(ann.id, 'free-trial'), day(5)]]);
  // It is about one of two.
  expect(await dataOf(ann)).toEqual([{ trial_ends_on: day(5), on_trial: 1 }]);
});

test('other families, educators of the family, and parents who are not verified hear nothing of it', async () => {
  const [{ id: family_id }, { id: far }] = [await buildFamily(db), await buildFamily(db)];
  const ann = await educator({ scope: 'parent', family_id });
  const others = [
    await buildAccount(db, { scope: 'parent', family_id: far }),
    await buildAccount(db, { scope: 'parent' }),
    await buildAccount(db, { role: 'home', family_id, activated_at: new Date(NOW.getTime() - 90 * DAY) }),
  ];
  for (const status of ['not-activated', 'not-verified', 'on-hold', 'deactivated'] as const) {
    others.push(await buildAccount(db, { scope: 'parent', family_id, status, free_trial_ends_on: day(5) }));
  }
  await child(family_id, ann.id, [[await lotOf(ann.id, 'individual'), day(10)]]);
  await makeDashboardNotifications(db, NOW);
  expect(await dataOf(ann)).toEqual([{ count: 1, ends_on: day(10) }]);
  const ids = others.map(({ id }) => id);
  const told = await db
    .selectFrom('dashboard_notifications')
    .select('kind')
    .where('account_id', 'in', ids)
    .where('kind', '=', 'licenses-expiring')
    .execute();
  expect(told).toEqual([]);
});

test('one more child whose license ends the same day is told, in place of what was told before', async () => {
  const { id: family_id } = await buildFamily(db);
  const ann = await educator({ scope: 'parent', family_id });
  const paid = await lotOf(ann.id, 'individual');
  await child(family_id, ann.id, [[paid, day(10)]]);
  await makeDashboardNotifications(db, NOW);
  await child(family_id, ann.id, [[paid, day(10)]]);
  await makeDashboardNotifications(db, NOW);
  await makeDashboardNotifications(db, NOW);
  expect(await dataOf(ann)).toEqual([{ count: 2, ends_on: day(10) }]);
});

test('a license that ends on the 31st is told to who was told on the 1st, once', async () => {
  const ada = await educator({ activated_at: new Date(NOW.getTime() - 90 * DAY) });
  const paid = await lotOf(ada.id, 'individual');
  const ends = async (ends_on: string) => {
    const { id } = await buildStudent(db, appKey, { owner_id: ada.id });
    const use = { lot_id: paid, student_id: id, program: 'zoou', starts_on: '2026-12-01', ends_on } as const;
    await db
      .insertInto('license_uses')
      .values({ ...use, assigned_at: NOW })
      .execute();
  };
  for (const ends_on of ['2027-01-15', '2027-01-31', '2027-02-01']) await ends(ends_on);
  for (const date of ['01', '02', '03', '20']) {
    await makeDashboardNotifications(db, new Date(`2027-01-${date}T12:00:00Z`));
  }
  const { data } = await listOf(ada);
  expect(data.map(({ at, data: told }) => [at.slice(0, 10), told]).toSorted()).toEqual([
    ['2027-01-01', { count: 1 }],
    ['2027-01-02', { count: 1 }],
  ]);
});

test('a family hears nothing of a child with another license that lasts, and of a trial by itself', async () => {
  const { id: family_id } = await buildFamily(db);
  const ann = await educator({ scope: 'parent', family_id, free_trial_ends_on: day(5) });
  const school = await lotOf((await educator()).id, 'individual');
  const [paid, trial] = [await lotOf(ann.id, 'individual'), await lotOf(ann.id, 'free-trial')];
  await child(family_id, ann.id, [
    [paid, day(10)],
    [school, day(200)],
  ]);
  await child(family_id, ann.id, [[trial, day(5)]]);
  const archived = await child(family_id, ann.id, [[paid, day(10)]]);
  await db.updateTable('students').set({ archived_at: NOW }).where('id', '=', archived).execute();
  await makeDashboardNotifications(db, NOW);
  await makeDashboardNotifications(db, NOW);
  expect(await dataOf(ann)).toEqual([{ trial_ends_on: day(5), on_trial: 1 }]);
});

test('it leaves out who has nothing to hear of: no news, other scopes, deactivated accounts', async () => {
  const quiet = await educator({ activated_at: new Date(NOW.getTime() - 90 * DAY) });
  const gone = await educator({ status: 'deactivated', free_trial_ends_on: day(2) });
  const autumn = new Date('2026-11-16T12:00:00Z');
  await makeDashboardNotifications(db, autumn);
  const made = await db
    .selectFrom('dashboard_notifications')
    .select('kind')
    .where('account_id', 'in', [quiet.id, gone.id])
    .execute();
  expect(made).toEqual([]);
});

test('more educators than a bunch all hear of the new school year', async () => {
  await sql`insert into accounts (scope, role, username, first_name, last_name, status, source)
    select 'educator', 'educator', format('many-%s@school.test', n), 'Many', 'More', 'verified', 'uber'
    from generate_series(1, 1100) n`.execute(db);
  await makeDashboardNotifications(db, new Date('2027-07-01T12:00:00Z'));
  const { count } = await db
    .selectFrom('dashboard_notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operation_id', 'like', 'back-to-school:2027:%')
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(1100);
});

test('the welcome goes when the first student is there', async () => {
  const ada = await educator();
  await welcome(ada.id);
  expect((await listOf(ada)).total).toBe(1);
  await buildStudent(db, appKey, { owner_id: ada.id });
  expect(await listOf(ada)).toEqual({ data: [], total: 0 });
});

const tell = (id: number, kind: 'licenses-expiring' | 'colleague-to-approve', data: object) =>
  notifyKeepers(db, { accountIds: [id], kind, data: { ...data }, operation: crypto.randomUUID(), now: NOW });

test('licenses that end are counted as they stand: renewed ones are told no more', async () => {
  const ada = await educator();
  const lot = await lotOf(ada.id, 'individual');
  const school = await buildSchool(db);
  const ids = [];
  for (const ends_on of [day(3), day(9)]) {
    const { id } = await buildStudent(db, appKey, { owner_id: ada.id, school_id: school.id });
    const use = { lot_id: lot, student_id: id, program: 'zoou', starts_on: day(-20), ends_on } as const;
    await db
      .insertInto('license_uses')
      .values({ ...use, assigned_at: NOW })
      .execute();
    ids.push(id);
  }
  await tell(ada.id, 'licenses-expiring', { count: 2 });
  const counts = async () => (await listOf(ada)).data.map(({ data }) => data['count']);
  expect(await counts()).toEqual([2]);
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('license_uses')
      .set({ ends_on: day(300) })
      .where('student_id', '=', id)
      .execute();
    expect(await counts()).toEqual(index === 0 ? [1] : []);
  }
});

test('the end of a trial is told until it is another trial, or over', async () => {
  const ada = await educator({ free_trial_ends_on: day(3) });
  await tell(ada.id, 'licenses-expiring', { trial_ends_on: day(3) });
  expect((await listOf(ada)).total).toBe(1);
  await db
    .updateTable('accounts')
    .set({ free_trial_ends_on: day(30) })
    .where('id', '=', ada.id)
    .execute();
  expect((await listOf(ada)).total).toBe(0);
});

test('a colleague is to be approved until somebody did, and by who still runs something', async () => {
  const [ada, cole] = [await educator(), await educator({ source: 'invite', status: 'not-verified' })];
  const group = await buildGroup(db, 'school', { [ada.id]: 'owner' });
  await tell(ada.id, 'colleague-to-approve', { by_id: cole.id });
  expect((await listOf(ada)).total).toBe(1);
  await db.updateTable('accounts').set({ verified_by: ada.id }).where('id', '=', cole.id).execute();
  expect((await listOf(ada)).total).toBe(0);
  await db.updateTable('accounts').set({ verified_by: null }).where('id', '=', cole.id).execute();
  await db.deleteFrom('group_members').where('group_id', '=', group.id).execute();
  expect((await listOf(ada)).total).toBe(0);
});

test('who became a parent is not told what a school was', async () => {
  const ada = await educator();
  await welcome(ada.id);
  await db.updateTable('accounts').set({ scope: 'parent', role: null }).where('id', '=', ada.id).execute();
  expect(await listOfParent({ token: await kindred.tokenFor({ accountId: ada.id }) })).toEqual({
    data: [],
    total: 0,
  });
});
