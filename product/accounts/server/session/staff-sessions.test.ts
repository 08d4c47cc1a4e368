import { beforeEach, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { endAllSessions, endOneSession, sessionsTable } from '../../sessions-contract.ts';
import { getProfile } from '../../sign-in-contract.ts';
import { sendPasswordReset } from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

let staff = { id: 0, token: '' };
let ada = 0;

beforeEach(async () => {
  kindred.setNow('2026-11-19T15:00:00Z');
  await db.deleteFrom('sessions').execute();
  const { id } = await buildAccount(db, { scope: 'uber' });
  staff = { id, token: await kindred.tokenFor({ accountId: id }) };
  ada = (await buildAccount(db, { first_name: 'Ada', last_name: 'Fern' })).id;
});

type Listed = { data: Record<string, unknown>[] };
const list = async (filter: Record<string, string> = {}) =>
  ((await kindred.call(sessionsTable.list, filter, { token: staff.token })).body as Listed).data;
const signIn = () => kindred.tokenFor({ accountId: ada });
const isIn = async (token: string) => (await kindred.call(getProfile, {}, { token })).status === 200;
const audit = async (action: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['actor_id', 'subject_id', 'details'])
      .where('action', '=', action)
      .execute()
  ).at(-1);

test('adults who are signed in are listed, a browser a row, without anything that opens a session', async () => {
  const tokens = [await signIn(), await signIn()];
  const { id: school_id } = await buildSchool(db);
  const child = await buildStudent(db, appKey, { owner_id: ada, school_id });
  await kindred.tokenFor({ studentId: child.id });
  const rows = await list();
  expect(rows.map(({ account_id: id }) => id).toSorted()).toEqual([staff.id, ada, ada].toSorted());
  const hers = rows.filter(({ account_id: id }) => id === ada);
  expect(hers).toMatchObject([
    {
      name: 'Fern, Ada',
      scope: 'educator',
      of_person: 2,
      own: false,
      created_at: '2026-11-19T15:00:00+00:00',
    },
    { of_person: 2 },
  ]);
  expect(rows.find(({ account_id: id }) => id === staff.id)).toMatchObject({ scope: 'uber', own: true });
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  expect(await list({ name: 'fern' })).toHaveLength(2);
  expect(await list({ name: 'nobody of that name' })).toEqual([]);
});

test('who was idle for too long is not signed in', async () => {
  await signIn();
  expect(await list({ name: 'fern' })).toHaveLength(1);
  await db
    .updateTable('sessions')
    .set({ active_at: new Date('2026-11-19T02:00:00Z') })
    .where('account_id', '=', ada)
    .execute();
  expect(await list({ name: 'fern' })).toEqual([]);
});

test('one browser is signed out, or all of a person, with a reason that is kept', async () => {
  const [first, second, third] = [await signIn(), await signIn(), await signIn()];
  const [row] = await list({ name: 'fern' });
  const end = (call: typeof endOneSession, id: unknown, reason = 'lost laptop') =>
    kindred.call(call, { id, reason }, { token: staff.token });
  expect((await end(endOneSession, row?.['id'], '')).status).toBe(422);
  expect((await end(endOneSession, row?.['id'])).status).toBe(200);
  const left = async () => (await Promise.all([first, second, third].map(isIn))).filter(Boolean).length;
  expect(await left()).toBe(2);
  expect(await audit('session.end-one')).toEqual({
    actor_id: staff.id,
    subject_id: ada,
    details: { reason: 'lost laptop' },
  });
  expect((await end(endOneSession, row?.['id'])).status).toBe(404);
  const [next] = await list({ name: 'fern' });
  expect((await end(endAllSessions, next?.['id'])).status).toBe(200);
  expect(await left()).toBe(0);
  expect(await audit('session.end-all')).toMatchObject({ subject_id: ada });
});

test('nobody signs themselves out here', async () => {
  const [row] = await list();
  const reply = await kindred.call(
    endAllSessions,
    { id: row?.['id'], reason: 'why not' },
    { token: staff.token },
  );
  expect([reply.status, reply.error?.i18n]).toEqual([409, 'accounts-sessions.refused.own']);
  expect(await isIn(staff.token)).toBe(true);
});

test('staff have a link for a new password mailed to its owner, and to nobody who has none', async () => {
  const send = (id: number) => kindred.call(sendPasswordReset, { id }, { token: staff.token });
  expect((await send(ada)).status).toBe(200);
  const mails = db.selectFrom('mails').select('recipient').where('kind', '=', 'password-reset');
  const { username } = await db
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', ada)
    .executeTakeFirstOrThrow();
  expect((await mails.execute()).map(({ recipient }) => recipient)).toEqual([username]);
  expect(await audit('account.password-reset')).toMatchObject({ actor_id: staff.id, subject_id: ada });
  const left = await buildAccount(db, { status: 'deactivated' });
  const other = await buildAccount(db, { scope: 'uber' });
  for (const { id } of [left, other]) expect((await send(id)).status).toBe(404);
});
