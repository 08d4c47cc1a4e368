import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import * as calls from '#product/accounts/contract.ts';
import * as signIn from '#product/accounts/sign-in-contract.ts';
import { paymentCompleted } from '#product/purchasing/contract.ts';
import { staffStudentsTable, studentsTable } from '#product/rosters/tables-contract.ts';
import { reportClientEvent } from '#product/site/pages-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildSchool, buildStudent, PASSWORD } from '#testing/api/people.ts';

const kindred = await testKindred();
const { db } = kindred;
const NEW = 'violet-tractor-9';

/** Calls, and answers the audit rows that came of it. */
async function audited(endpoint: Endpoint, input: Record<string, unknown>, token?: string) {
  const { id: last } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const reply = await kindred.call(endpoint, input, { token });
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('id', '>', last ?? 0)
    // Kept for other reasons, and shown below.
    .where('action', 'not like', 'refused.%')
    .execute();
  return { reply, rows, requestId: reply.headers['x-request-id'] };
}

async function expectOneRow(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  expected: { actor?: number; subject: number | null; token?: string },
) {
  const { reply, rows, requestId } = await audited(endpoint, input, expected.token);
  expect(reply.status).toBeLessThan(300);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    action: endpoint.audit,
    actor_id: expected.actor ?? null,
    acting_as_by: null,
    subject_type: expected.subject === null ? null : 'account',
    subject_id: expected.subject,
    request_id: requestId,
    at: kindred.now(),
  });
  return rows[0];
}

test('a life of an account leaves a row for every change, with who, what and about whom', async () => {
  const email = 'life@audit.test';
  const form = { my_role: 'home', first_name: 'A', last_name: 'B', email };
  const { reply } = await audited(calls.requestAccount, form);
  expect(reply.status).toBe(200);
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', email)
    .executeTakeFirstOrThrow();
  const requested = await db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute();
  expect(requested.map(({ action }) => action)).toEqual(['account-request.create']);

  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  await expectOneRow(
    calls.activateAccount,
    { ...(await linkFor(kindred, email)), ...passwords },
    { subject: id },
  );
  await expectOneRow(signIn.login, { username: email, password: PASSWORD }, { subject: id });
  const token = await kindred.tokenFor({ accountId: id });
  const own = { actor: id, subject: id, token };
  await expectOneRow(calls.editProfile, { first_name: 'C', last_name: 'D' }, own);
  const code = await expectOneRow(calls.setClassCode, { class_code: 'kind-kite-427' }, own);
  expect(code?.details).toEqual({ on: true });
  expect(code?.actor_scope).toBe('educator');
  const change = { current_password: PASSWORD, new_password: NEW, new_password_confirmation: NEW };
  await expectOneRow(calls.changePassword, change, own);
  const address = { new_username: 'new@audit.test', new_username_confirmation: 'new@audit.test' };
  await expectOneRow(calls.changeUsername, { ...address, current_password: NEW }, own);
  await expectOneRow(calls.confirmUsername, await linkFor(kindred, 'new@audit.test'), { subject: id });
  await expectOneRow(calls.resetMyPassword, { username: 'new@audit.test' }, { subject: id });
  const reset = { new_password: 'amber-lantern-3', new_password_confirmation: 'amber-lantern-3' };
  await expectOneRow(
    calls.setNewPassword,
    { ...(await linkFor(kindred, 'new@audit.test')), ...reset },
    { subject: id },
  );
  const last = await kindred.tokenFor({ accountId: id });
  await expectOneRow(signIn.logout, {}, { actor: id, subject: null, token: last });
});

test('what is refused or changes nothing leaves none', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const none: [Endpoint, Record<string, unknown>, string?][] = [
    [signIn.login, { username: account.username, password: 'wrong' }],
    [calls.editProfile, { first_name: '', last_name: '' }, token],
    [calls.editProfile, { first_name: account.first_name, last_name: account.last_name }, token],
    [calls.editProfile, { first_name: 'A', last_name: 'B' }],
    [calls.setClassCode, { class_code: null }, token],
    [calls.resetMyPassword, { username: 'nobody@audit.test' }],
    [calls.activateAccount, { id: 1, code: 'x'.repeat(32), password: NEW, password_confirmation: NEW }],
    [
      calls.requestAccount,
      { my_role: 'student', first_name: 'A', last_name: 'B', email: 'child@audit.test' },
    ],
    [signIn.logout, {}],
    [signIn.handshake, {}, token],
    [signIn.getProfile, {}, token],
    [paymentCompleted, { session: 'unknown' }],
    [reportClientEvent, { kind: 'not-found-view', path: '/nowhere' }],
  ];
  for (const [endpoint, input, asked] of none) {
    const { rows } = await audited(endpoint, input, asked);
    expect([endpoint.path, rows]).toEqual([endpoint.path, []]);
  }
});

test.each([
  'update audit set actor_id = null',
  'delete from audit',
  'truncate audit',
  'delete from audit where id = -1',
])('%s is refused by the database', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('audit is append-only');
});

test('a change and its row share one fate', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  await sql`alter table audit add constraint nothing_more check (action <> 'profile.edit') not valid`.execute(
    db,
  );
  const reply = await kindred.call(calls.editProfile, { first_name: 'New', last_name: 'Name' }, { token });
  await sql`alter table audit drop constraint nothing_more`.execute(db);
  expect(reply.status).toBe(500);
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual(account);
});

const since = async (work: () => Promise<unknown>) => {
  const { id: last } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await work();
  return db
    .selectFrom('audit')
    .selectAll()
    .where('id', '>', last ?? 0)
    .orderBy('id')
    .execute();
};

test('failed sign-ins, lock-outs and refused calls are kept: who, from where by a mark, and nothing that was typed', async () => {
  const person = await buildAccount(db);
  const remoteAddress = '10.77.0.1';
  const enter = (username: string) =>
    kindred.call(signIn.login, { username, password: 'typed-secret-1' }, { remoteAddress });
  const rows = await since(async () => {
    for (let number = 0; number < 6; number += 1) await enter(person.username);
    await enter('typed.unknown@nowhere.test');
    const token = await kindred.tokenFor({ accountId: person.id });
    await kindred.call(staffStudentsTable.list, {}, { token, remoteAddress });
    await kindred.call(staffStudentsTable.list, {}, { remoteAddress });
  });
  expect(rows.map(({ action, subject_id: id }) => [action, id])).toEqual([
    ...Array.from({ length: 5 }, () => ['refused.sign-in', person.id]),
    ['refused.locked-out', person.id],
    ['refused.sign-in', 0],
    ['refused.call', 0],
  ]);
  expect(rows.at(-1)).toMatchObject({ actor_id: person.id, details: { call: 'GET /uber/students' } });
  expect(new Set(rows.map(({ details }) => Object(details).client)).size).toBe(1);
  expect(JSON.stringify(rows)).not.toMatch(/typed|10\.77|nowhere/);
});

test('who reads a list of children leaves one row: which list, how many, by which filters, and no name', async () => {
  const teacher = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  for (const last_name of ['Canary', 'Finch']) {
    await buildStudent(db, kindred.appKey, { owner_id: teacher.id, school_id: teacher.school_id, last_name });
  }
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const rows = await since(async () => {
    await kindred.call(studentsTable.list, { archived: 'no' }, { token });
    await kindred.call(studentsTable.list, { archived: 'no', username: 'canary' }, { token });
    await kindred.call(studentsTable.selectAll, { archived: 'no' }, { token });
  });
  expect(rows).toMatchObject([
    { action: 'students.list', actor_id: teacher.id, details: { rows: 2, page: 1, filters: 'archived' } },
    {
      action: 'students.list',
      actor_id: teacher.id,
      details: { rows: 0, filters: expect.stringContaining('username') },
    },
  ]);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('canary');
});

test('who reads at the same moment leaves a row each', async () => {
  const readers = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const { id } = await buildAccount(db, { username: `reader-${number}@audit.test` });
      return { id, token: await kindred.tokenFor({ accountId: id }) };
    }),
  );
  const replies = await Promise.all(
    readers.map(({ token }) => kindred.call(studentsTable.list, { archived: 'no' }, { token })),
  );
  const rows = await db
    .selectFrom('audit')
    .select(['actor_id', 'request_id'])
    .where('action', '=', `${studentsTable.name}.list`)
    .where(
      'actor_id',
      'in',
      readers.map(({ id }) => id),
    )
    .orderBy('actor_id')
    .execute();
  const expected = readers.map(({ id }, index) => ({
    actor_id: id,
    request_id: replies[index]?.headers['x-request-id'],
  }));
  expect(rows).toEqual(expected.sort((a, b) => a.actor_id - b.actor_id));
});
