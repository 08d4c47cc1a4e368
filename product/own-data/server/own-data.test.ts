import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetInSimulators, forgetMailbox, RETENTION_RULES } from '#apps/running/retention.ts';
import { sayFor } from '#apps/running/words.ts';
import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import type { Tables } from '#database/tables.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { newsDesk } from '#product/accounts/server/news/wishes.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { fieldsOf } from '#product/child-data/server/export/collect.ts';
import { tracesIn } from '#product/child-data/server/testing/traces.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import * as calls from '../contract.ts';
import { OWN_PARTS } from '../rules/parts.ts';
import { runDueAccounts } from './deletion/run.ts';
import { makeOwnFiles } from './export/make.ts';
import { LEFT_OUT, OWN_DATA } from './export/sources.ts';
import { plantAdult, plantTeacher } from './testing/plant.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const ports = {
  appKey,
  clock: () => kindred.now(),
  forgetInDemo: forgetInSimulators,
  forgetMailbox,
  removeFiles: async () => undefined,
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
  const { admin, teacher, group, students, upload } = await plantTeacher(kindred, 'Pademelon');
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
  expect(await tracesIn(kindred, 'Pademelon')).toEqual([]);
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

test('nobody of ours asks for it in somebody’s name', async () => {
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = await tokenOf(staff.id);
  for (const call of [calls.askOwnDeletion, calls.askOwnExport] as const)
    expect((await kindred.call(call, {}, { token })).status).toBe(403);
  await buildSchool(db);
});
