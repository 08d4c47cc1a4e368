import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetInSimulators, forgetMailbox, RETENTION_RULES } from '#apps/running/retention.ts';
import { sayFor } from '#apps/running/words.ts';
import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import type { Tables } from '#database/tables.ts';
import { seal } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { remover } from '#platform/server/files/tidy.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { newsDesk } from '#product/accounts/server/news/wishes.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { rollbackDeactivation } from '#product/accounts/staff-contract.ts';
import { fieldsOf } from '#product/child-data/server/export/collect.ts';
import { tracesIn } from '#product/child-data/server/testing/traces.ts';
import { grantSiteAccess } from '#product/licensing/admin-contract.ts';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { expireLots } from '#product/licensing/server/students/expire.ts';
import { licensesIn } from '#product/licensing/server/testing/licenses.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
  PASSWORD,
} from '#testing/api/people.ts';
import { testStore } from '#testing/server/files.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import * as calls from '../contract.ts';
import { OWN_PARTS } from '../rules/parts.ts';
import { runDueAccounts } from './deletion/run.ts';
import { makeOwnFiles } from './export/make.ts';
import { LEFT_OUT, OWN_DATA } from './export/sources.ts';
import { plantAdult, plantTeacher } from './testing/plant.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const { store, objects } = await testStore();
const beside = { db, store };
const files = openFiles(appKey, beside);
const ports = {
  appKey,
  clock: () => kindred.now(),
  forgetInDemo: forgetInSimulators,
  forgetMailbox,
  removeFiles: remover(beside),
  news: newsDesk(kindred.jobs),
  sayFor,
  post: postOffice(kindred.jobs, appKey),
  dashboardUrl: 'http://localhost:3000',
};
const START = '2026-09-14T15:00:00Z';
const inDays = (days: number): Date => new Date(Date.parse(START) + days * 86_400_000 + 60_000);
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });
const lettersTo = async (username: string) =>
  (await kindred.letters())
    .filter(({ recipient }) => recipient === username)
    .map(({ letter }) => letter.subject);

/** Asked for, the week over, and both of its steps. */
async function leave(accountId: number): Promise<void> {
  const asked = await kindred.call(calls.askOwnDeletion, {}, { token: await tokenOf(accountId) });
  expect([asked.status, asked.error]).toEqual([200, expect.anything()]);
  kindred.setNow(inDays(7));
  await runDueAccounts(db, ports);
  kindred.setNow(inDays(9));
  await runDueAccounts(db, ports);
  kindred.setNow(START);
}

test('every table that names an account is part of the export, or says why it is not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass`.execute(db);
  const placed = [...Object.keys(OWN_DATA.sources), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name).filter((name) => !placed.includes(name))).toEqual([]);
  expect(Object.keys(OWN_DATA.sources).filter((name) => name in LEFT_OUT)).toEqual([]);
});

test.each(['en', 'zh-TW'])('every table, column and part has words in %s', (language) => {
  const say = sayIn(language);
  const said: string[] = [];
  for (const table of Object.keys(OWN_DATA.sources) as (keyof Tables)[]) {
    for (const { label } of fieldsOf(table, say, OWN_DATA)) said.push(label);
    said.push(say({ i18n: `own-data-export.tables.${table.replaceAll('_', '-')}` }));
  }
  for (const part of OWN_PARTS) {
    said.push(
      say({ i18n: `own-data-export.parts.${part}` }),
      say({ i18n: `own-data-export.about-parts.${part}` }),
    );
  }
  expect(said.filter((text) => text.startsWith('own-data'))).toEqual([]);
});

test('an export holds what is kept about the reader, readable and for machines, and nobody else’s', async () => {
  const { id, adult } = await plantAdult(kindred, 'Quoll');
  await plantAdult(kindred, 'Dunnart');
  const token = await tokenOf(id);
  const operation_id = '00000000-0000-4000-8000-000000000901';
  const asked = await kindred.call(calls.askOwnExport, { operation_id }, { token });
  const again = await kindred.call(calls.askOwnExport, { operation_id }, { token });
  expect([asked.status, again.body.data.id]).toEqual([202, asked.body.data.id]);
  const kept = asked.body.data.id;
  const fetchIt = async (as: string) =>
    kindred.app.server.inject({
      method: 'GET',
      url: `/api/account/exports/${kept}/file`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${as}` },
    });
  expect((await fetchIt(token)).statusCode).toBe(409);
  await makeOwnFiles(db, ports, kept);
  expect(await lettersTo(adult.username)).toContain('Your data is ready');
  const list = await kindred.call(calls.ownExports, {}, { token });
  expect(list.body.data).toMatchObject([{ id: kept, state: 'ready', done: 1, total: 1 }]);
  const { rawPayload } = await fetchIt(token);
  const files = Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  );
  const whole = Object.values(files).join('\n');
  const missing: string[] = [];
  for (const table of Object.keys(OWN_DATA.sources) as (keyof Tables)[]) {
    const rows: Record<string, unknown>[] = JSON.parse(files[`data/${table}.json`] ?? '[]');
    for (const [column, about] of Object.entries(PERSONAL_DATA[table].personal ?? {})) {
      if (about.exportedAs === null && rows.some((row) => column in row)) missing.push(`${table}.${column}`);
      if (about.exportedAs !== null && rows.some((row) => !(column in row)))
        missing.push(`${table}.${column}`);
    }
  }
  expect(missing).toEqual([]);
  for (const word of [
    'quoll@home.test',
    'Quoll family',
    'Quoll-described',
    'Quoll key',
    'Quoll was here',
    'Quoll taught',
    'Quoll buyer',
    'Quoll asked',
  ])
    expect(whole).toContain(word);
  for (const secret of ['Dunnart', 'Quoll-secret', 'Quoll-code', 'Quoll-recovery', 'Quoll-credential'])
    expect(whole).not.toContain(secret);
  expect(files['index.html']).toContain('Data of QuollFirst QuollLast');
  expect(whole).not.toMatch(/<script/);
  const sealed = await db.selectFrom('own_export_parts').selectAll().where('export_id', '=', kept).execute();
  expect(sealed.map((part) => part.content_sealed?.includes('Quoll'))).toEqual([false]);
  const stranger = await tokenOf((await buildAccount(db)).id);
  expect((await fetchIt(stranger)).statusCode).toBe(404);
  kindred.setNow(inDays(3));
  expect((await fetchIt(await tokenOf(id))).statusCode).toBe(404);
  await runRules(db, RETENTION_RULES, kindred.now());
  expect(await db.selectFrom('own_exports').select('id').where('id', '=', kept).execute()).toEqual([]);
  kindred.setNow(START);
});

test('an adult who left leaves no trace, the books stay without a name, and the address can be used anew', async () => {
  const leaving = await plantAdult(kindred, 'Bandicoot');
  await plantAdult(kindred, 'Wallaroo');
  const token = await tokenOf(leaving.id);
  const asked = await kindred.call(calls.askOwnExport, {}, { token });
  await makeOwnFiles(db, ports, asked.body.data.id);
  const before = await tracesIn(kindred, 'Wallaroo');
  expect(await tracesIn(kindred, 'Bandicoot')).toEqual(expect.arrayContaining(before));
  // There is a list of news, and it has heard.
  await kindred.call(calls.askOwnDeletion, {}, { token });
  expect(await lettersTo(leaving.adult.username)).toContain('Your account will be deleted in 7 days');
  kindred.setNow(inDays(6));
  await runDueAccounts(db, ports);
  expect((await kindred.call(calls.readOwnDeletion, {}, { token: await tokenOf(leaving.id) })).status).toBe(
    200,
  );
  kindred.setNow(inDays(7));
  const late = await tokenOf(leaving.id);
  await runDueAccounts(db, ports);
  expect((await kindred.call(calls.readOwnDeletion, {}, { token: late })).status).toBe(401);
  expect(await lettersTo(leaving.adult.username)).toContain('Your account is deleted');
  // The list of news holds the address still: nothing goes before it has heard.
  kindred.setNow(inDays(9));
  await runDueAccounts(db, ports);
  expect(await db.selectFrom('accounts').select('id').where('id', '=', leaving.id).execute()).toHaveLength(1);
  await db
    .updateTable('news_wishes')
    .set({ listed_email: null })
    .where('account_id', '=', leaving.id)
    .execute();
  await runDueAccounts(db, ports);
  const left = await tracesIn(kindred, 'Bandicoot');
  provedAtLeast('canary-adult-places', before.length, 30);
  provedAtMost('canary-adult-traces', left.length, 0);
  expect(left).toEqual([]);
  expect(await tracesIn(kindred, 'Wallaroo')).toEqual(before);
  const nobody = await db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['orders.total_cents', 'accounts.nameless', 'accounts.status', 'accounts.id as holder'])
    .where('orders.id', '=', leaving.order?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(nobody).toMatchObject({ total_cents: 7800, nameless: true, status: 'deactivated' });
  const lot = db
    .selectFrom('license_lots')
    .select('account_id')
    .where('id', '=', leaving.lot?.id ?? 0);
  expect((await lot.executeTakeFirstOrThrow()).account_id).toBe(nobody.holder);
  const quote = db
    .selectFrom('quotes')
    .select('status')
    .where('id', '=', leaving.quote?.id ?? 0);
  expect((await quote.executeTakeFirstOrThrow()).status).toBe('canceled');
  const families = db.selectFrom('families').select('id').where('id', '=', leaving.family.id);
  expect(await families.execute()).toEqual([]);
  const deeds = await db
    .selectFrom('audit')
    .select('action')
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', leaving.id)
    .execute();
  expect(deeds.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.export', 'account.deletion-ask']),
  );
  const { username } = leaving.adult;
  const tried = await kindred.call(login, { username, password: PASSWORD });
  expect([tried.status, tried.error.i18n]).toEqual(
    await kindred
      .call(login, { username: 'never@home.test', password: PASSWORD })
      .then(({ status, error }) => [status, error.i18n]),
  );
  await buildAccount(db, { scope: 'parent', username, family_id: (await buildFamily(db)).id });
  kindred.setNow(START);
});

test('taken back, nothing is deleted', async () => {
  const { id, adult } = await plantAdult(kindred, 'Bettong');
  const token = await tokenOf(id);
  expect((await kindred.call(calls.takeBackOwnDeletion, {}, { token })).status).toBe(404);
  await kindred.call(calls.askOwnDeletion, {}, { token });
  const again = await kindred.call(calls.askOwnDeletion, {}, { token });
  expect([again.status, again.error.i18n]).toEqual([409, 'error.account-deletion-open']);
  const { body } = await kindred.call(calls.readOwnDeletion, {}, { token });
  expect(body.data.open).toMatchObject({ runs_at: '2026-09-21T15:00:00.000Z' });
  expect((await kindred.call(calls.takeBackOwnDeletion, {}, { token })).status).toBe(200);
  expect(await lettersTo(adult.username)).toContain('Your account stays');
  kindred.setNow(inDays(8));
  await runDueAccounts(db, ports);
  expect(await db.selectFrom('accounts').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'verified' },
  ]);
  kindred.setNow(START);
});

test('students stay with the school and go to who runs it, the group gets its next owner, files go', async () => {
  const { admin, teacher, group, students, upload } = await plantTeacher(kindred, 'Pademelon', files);
  expect(objects.size).toBe(3);
  const before = await tracesIn(kindred, 'Pademelon', files);
  for (const place of ['uploads.file_sealed', 'report_download_parts.content_sealed', 'upload_rows.written'])
    expect(before).toContain(place);
  const { body } = await kindred.call(calls.readOwnDeletion, {}, { token: await tokenOf(teacher.id) });
  expect(body.data).toMatchObject({ obstacles: [], ends: { students: 2, alone: [] } });
  await leave(teacher.id);
  const owners = await db
    .selectFrom('students')
    .select('owner_id')
    .where(
      'id',
      'in',
      students.map(({ id }) => id),
    )
    .execute();
  expect(owners).toEqual([{ owner_id: admin.id }, { owner_id: admin.id }]);
  const members = await db
    .selectFrom('group_members')
    .select(['account_id', 'role'])
    .where('group_id', '=', group.id)
    .execute();
  expect(members).toEqual([{ account_id: admin.id, role: 'owner' }]);
  const file = await db
    .selectFrom('uploads')
    .select(['status', 'file_name', 'file_sealed'])
    .where('id', '=', upload?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(file).toEqual({ status: 'canceled', file_name: '', file_sealed: null });
  expect(await tracesIn(kindred, 'Pademelon', files)).toEqual([]);
  expect(objects.size).toBe(0);
});

test('who runs a school alone is told, students whom nobody else can have come first', async () => {
  const { school, teacher, group, admin } = await plantTeacher(kindred, 'Cuscus');
  await db.deleteFrom('group_members').where('account_id', '=', admin.id).execute();
  const token = await tokenOf(teacher.id);
  const { body } = await kindred.call(calls.readOwnDeletion, {}, { token });
  expect(body.data).toMatchObject({
    obstacles: [{ kind: 'students', count: 2 }],
    ends: { alone: [group.name] },
  });
  const asked = await kindred.call(calls.askOwnDeletion, {}, { token });
  expect([asked.status, asked.error.i18n]).toEqual([409, 'error.account-deletion-students']);
  await db.updateTable('students').set({ owner_id: admin.id }).where('school_id', '=', school.id).execute();
  await leave(teacher.id);
  expect(await db.selectFrom('accounts').select('id').where('id', '=', teacher.id).execute()).toEqual([]);
});

test('own children come first, unless another adult of the family stays or their own deletion waits', async () => {
  const { id, family } = await plantAdult(kindred, 'Galago');
  const child = await buildStudent(db, appKey, { owner_id: id, family_id: family.id, school_id: null });
  const token = await tokenOf(id);
  const asked = await kindred.call(calls.askOwnDeletion, {}, { token });
  expect([asked.status, asked.error.i18n]).toEqual([409, 'error.account-deletion-children']);
  const other = await buildAccount(db, { scope: 'parent', family_id: family.id });
  await db.updateTable('news_wishes').set({ listed_email: null }).where('account_id', '=', id).execute();
  await leave(id);
  const owner = db.selectFrom('students').select('owner_id').where('id', '=', child.id);
  expect((await owner.executeTakeFirstOrThrow()).owner_id).toBe(other.id);
});

test('a child that came meanwhile stops it on its day, and a letter says so', async () => {
  const { id, family, adult } = await plantAdult(kindred, 'Numbat');
  await kindred.call(calls.askOwnDeletion, {}, { token: await tokenOf(id) });
  await buildStudent(db, appKey, { owner_id: id, family_id: family.id, school_id: null });
  kindred.setNow(inDays(7));
  await runDueAccounts(db, ports);
  expect(await lettersTo(adult.username)).toContain('Your account could not be deleted');
  const { body } = await kindred.call(calls.readOwnDeletion, {}, { token: await tokenOf(id) });
  expect(body.data).toMatchObject({ open: null, stopped: true, obstacles: [{ kind: 'children', count: 1 }] });
  kindred.setNow(START);
});

test('an account that was opened again while it closed stays, and its owner can ask anew at once', async () => {
  const { id, adult, staff } = await plantAdult(kindred, 'Potoroo');
  await db.updateTable('news_wishes').set({ listed_email: null }).where('account_id', '=', id).execute();
  const stateOf = async () =>
    (
      await db
        .selectFrom('account_deletions')
        .select('state')
        .where('account_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ state }) => state);
  const close = async () => {
    await kindred.call(calls.askOwnDeletion, {}, { token: await tokenOf(id) });
    kindred.setNow(new Date(kindred.now().getTime() + 7 * 86_400_000 + 60_000));
    await runDueAccounts(db, ports);
  };
  const rollBack = async () => {
    const token = await tokenOf(staff.id);
    return (await kindred.call(rollbackDeactivation, { id }, { token })).status;
  };
  await close();
  expect(await stateOf()).toEqual(['closing']);
  expect(await rollBack()).toBe(200);
  await db.updateTable('mails').set({ status: 'sent' }).where('recipient', '=', adult.username).execute();
  kindred.setNow(new Date(kindred.now().getTime() + 3_600_000));
  await runDueAccounts(db, ports);
  expect(await stateOf()).toEqual(['taken-back']);
  expect(await lettersTo(adult.username)).toContain('Your account stays');
  expect(
    (await kindred.call(calls.readOwnDeletion, {}, { token: await tokenOf(id) })).body.data,
  ).toMatchObject({
    open: null,
    stopped: false,
  });
  // Asked for once more before the hour is over: a week from then, and not what was closing.
  await close();
  expect(await rollBack()).toBe(200);
  const asked = await kindred.call(calls.askOwnDeletion, {}, { token: await tokenOf(id) });
  expect(asked.status).toBe(200);
  kindred.setNow(new Date(kindred.now().getTime() + 3_600_000));
  await runDueAccounts(db, ports);
  expect(await stateOf()).toEqual(['taken-back', 'taken-back', 'waiting']);
  expect(await db.selectFrom('accounts').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'verified' },
  ]);
  kindred.setNow(START);
});

test('one deletion that fails keeps no other from its turn', async () => {
  const broken = await plantAdult(kindred, 'Kultarr');
  const next = await plantAdult(kindred, 'Mulgara');
  for (const { id } of [broken, next])
    await kindred.call(calls.askOwnDeletion, {}, { token: await tokenOf(id) });
  kindred.setNow(inDays(7));
  const post = {
    queue: async (tx: Tx, mail: Parameters<typeof ports.post.queue>[1]) => {
      if (mail.recipient === broken.adult.username) throw new Error('no letter to them');
      await ports.post.queue(tx, mail);
    },
  };
  await expect(runDueAccounts(db, { ...ports, post })).rejects.toThrow('1 of 2 could not be done');
  const states = db
    .selectFrom('account_deletions')
    .select(['account_id', 'state'])
    .orderBy('id', 'desc')
    .limit(2);
  expect(await states.execute()).toEqual([
    { account_id: next.id, state: 'closing' },
    { account_id: broken.id, state: 'waiting' },
  ]);
  await db.deleteFrom('account_deletions').where('account_id', 'in', [broken.id, next.id]).execute();
  kindred.setNow(START);
});

test('a shared site license outlives its buyer to its last day, and the papers of the purchase stay', async () => {
  const { admin, teacher, group, students } = await plantTeacher(kindred, 'Koala');
  const staff = await buildAccount(db, { scope: 'uber' });
  const { grant, lots } = licensesIn(kindred);
  await grant({ accountId: teacher.id }, 'site', 3);
  const shared = await kindred.call(
    grantSiteAccess,
    { educator_id: admin.id },
    { token: await tokenOf(teacher.id) },
  );
  expect(shared.error.i18n ?? shared.status).toBe(200);
  const [bought = { id: 0 }] = await lots({ accountId: teacher.id });
  const { id: order } = await db
    .insertInto('orders')
    .values({
      account_id: teacher.id,
      number: 'KO-SITE-1',
      kind: 'purchase-order',
      status: 'granted',
      plan: 'site',
      quantity: 3,
      unit_price_cents: 1000,
      total_cents: 3000,
      starts_on: '2026-09-01',
      ends_on: '2027-06-30',
      purchase_order_number: 'PO-77',
      organisation: 'Larkspur Elementary',
      billing_name: 'KoalaFirst KoalaLast',
      billing_address: '1 Main Street',
      sold_as: 'primary',
      created_at: kindred.now(),
      updated_at: kindred.now(),
      granted_at: kindred.now(),
      lot_id: bought.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paper = { order_id: order, content_type: 'application/pdf', created_at: kindred.now() };
  await db
    .insertInto('order_files')
    .values({ ...paper, name: 'KoalaLast.pdf', content_sealed: seal(appKey, 'as the school sent it') })
    .execute();
  const refund = { order_id: order, amount_cents: 100, created_at: kindred.now() };
  await db
    .insertInto('order_refunds')
    .values([
      { ...refund, operation_id: 'koala-1', status: 'refused', reason: 'Ms. koalalast asked for it' },
      { ...refund, operation_id: 'koala-2', status: 'refused', reason: 'Bought twice' },
    ])
    .execute();
  await leave(teacher.id);
  // Who was given access draws on it as before: students of the one who left are theirs by now.
  const token = await tokenOf(admin.id);
  const give = (student: number) =>
    kindred.call(
      educatorLicenses.assign,
      { ids: [student], program: 'zoou', from: 'site', operation_id: randomUUID() },
      { token },
    );
  const [one = { id: 0 }, two = { id: 0 }] = students;
  expect((await give(one.id)).error.i18n ?? 'given').toBe('given');
  const { account_id: nobody } = await db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const left = { accountId: nobody ?? 0 };
  expect(await lots(left)).toMatchObject([{ plan: 'site', used: 1, remaining: 2, ends_on: '2027-06-30' }]);
  // Its last day is its last day.
  kindred.setNow('2027-07-02T15:00:00Z');
  await expireLots(db, kindred.now());
  expect(await lots(left)).toMatchObject([{ used: 1, expired: 2, remaining: 0 }]);
  const late = await kindred.call(
    educatorLicenses.assign,
    { ids: [two.id], program: 'zoou', from: 'site', operation_id: randomUUID() },
    { token: await tokenOf(admin.id) },
  );
  expect(late.status).toBeGreaterThanOrEqual(400);
  kindred.setNow(START);
  // The books: numbers and the school's own paper, and nobody's name beside it.
  const asStaff = { 'access-token': `Bearer ${await tokenOf(staff.id)}`, host: 'localhost:3000' };
  const open = (path: string) =>
    kindred.app.server.inject({ method: 'GET', url: `/api/uber/${path}`, headers: asStaff });
  const invoice = await open(`orders/${order}/invoice`);
  expect(invoice.statusCode).toBe(200);
  const { text } = readPdf(invoice.rawPayload);
  expect(text).toContain('Larkspur Elementary');
  expect(text).toContain('PO-77');
  expect(text).not.toMatch(/Koala|nobody@|\.invalid/);
  const file = await open(`purchase-orders/${order}/file`);
  expect([file.statusCode, file.payload]).toEqual([200, 'as the school sent it']);
  expect(file.headers['content-disposition']).not.toContain('Koala');
  const reasons = db.selectFrom('order_refunds').select('reason').where('order_id', '=', order).orderBy('id');
  expect((await reasons.execute()).map(({ reason }) => reason)).toEqual(['', 'Bought twice']);
  expect(group.id).toBeGreaterThan(0);
});

test('of an account without a school no paper stays: a purchase order goes with it', async () => {
  const { id, order } = await plantAdult(kindred, 'Bilby');
  const paper = { order_id: order?.id ?? 0, content_type: 'application/pdf', created_at: kindred.now() };
  await db
    .insertInto('order_files')
    .values({ ...paper, name: 'Bilby.pdf', content_sealed: seal(appKey, 'as Bilby sent it') })
    .execute();
  await db.updateTable('news_wishes').set({ listed_email: null }).where('account_id', '=', id).execute();
  await leave(id);
  const files = db.selectFrom('order_files').select('name').where('order_id', '=', paper.order_id);
  expect(await files.execute()).toEqual([]);
  expect(await tracesIn(kindred, 'Bilby')).toEqual([]);
});

test('a purchase order stays that a group or a practice sent, though whoever sent it had no school', async () => {
  const paperOf = async (account: { id: number }, group_id: number | null) => {
    const { id: order_id } = await db
      .insertInto('orders')
      .values({
        account_id: account.id,
        group_id,
        number: `KO-PAPER-${account.id}`,
        kind: 'purchase-order',
        status: 'canceled',
        plan: 'site',
        quantity: 3,
        unit_price_cents: 1000,
        total_cents: 3000,
        starts_on: '2026-09-01',
        purchase_order_number: 'PO-78',
        organisation: 'Larkspur District',
        billing_name: 'KowariFirst KowariLast',
        billing_address: '2 Main Street',
        sold_as: 'primary',
        created_at: kindred.now(),
        updated_at: kindred.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paper = { order_id, content_type: 'application/pdf', created_at: kindred.now() };
    const content_sealed = seal(appKey, 'as it was sent');
    await db
      .insertInto('order_files')
      .values({ ...paper, name: 'KowariLast.pdf', content_sealed })
      .execute();
    return order_id;
  };
  const named = { first_name: 'KowariFirst', last_name: 'KowariLast', school_id: null };
  const admin = await buildAccount(db, { ...named, role: 'administrator' });
  const clinician = await buildAccount(db, { ...named, role: 'clinician' });
  const parent = await buildAccount(db, { ...named, scope: 'parent', family_id: (await buildFamily(db)).id });
  const group = await buildGroup(db, 'district', { [admin.id]: 'owner' });
  const all = [
    await paperOf(admin, group.id),
    await paperOf(clinician, null),
    await paperOf(parent, group.id),
  ];
  for (const { id } of [admin, clinician, parent]) await leave(id);
  const kept = db
    .selectFrom('orders as o')
    .innerJoin('order_files as f', 'f.order_id', 'o.id')
    .select(['o.organisation', 'o.billing_address', 'o.billing_name', 'f.name'])
    .where('o.id', 'in', all);
  const paper = { organisation: 'Larkspur District', billing_address: '2 Main Street' };
  expect(await kept.execute()).toEqual(all.map(() => ({ ...paper, billing_name: '', name: '' })));
  expect(await tracesIn(kindred, 'Kowari')).toEqual([]);
});

test('nobody of ours asks for it in somebody’s name', async () => {
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = await tokenOf(staff.id);
  for (const call of [calls.askOwnDeletion, calls.askOwnExport] as const)
    expect((await kindred.call(call, {}, { token })).status).toBe(403);
  await buildSchool(db);
});
