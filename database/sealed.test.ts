import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type AppKey, markOfCurrent, unsealBytes } from '#platform/server/crypto.ts';
import { resealAll } from '#platform/server/keys/reseal.ts';
import { getClassCode, setClassCode } from '#product/accounts/contract.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent, LICENSED, STUDENT_PASSWORD } from '#testing/api/people.ts';
import { SEALED } from './sealed.ts';

const kindred = await testKindred();
const { db } = kindred;

test('every sealed column is on the list, with the key of its table', async () => {
  const { rows } = await sql<{ table: string; column: string; key: string[] }>`
    select c.relname as table, a.attname as column,
      (select array_agg(k.attname::text order by array_position(i.indkey::smallint[], k.attnum))
       from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attname like '%\\_sealed' and not a.attisdropped
    order by 1, 2`.execute(db);
  expect(rows).toEqual(SEALED);
});

/** The calls of one server, by whichever keys it has. */
function serverWith(appKey: AppKey) {
  const { server } = anotherApp(kindred, { appKey });
  return async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body: object,
    token = '',
    host = 'localhost:3000',
  ) => {
    const headers = { host, ...(token === '' ? {} : { 'access-token': `Bearer ${token}` }) };
    const reply = await server.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(method === 'GET' ? {} : { payload: body }),
    });
    return { status: reply.statusCode, body: reply.body };
  };
}

test('the key is changed while everybody works: all opens before, meanwhile and after', async () => {
  const [old, next] = [kindred.appKey, randomBytes(32)];
  const both: AppKey = { current: next, previous: [old] };
  const teacher = await buildAccount(db);
  const { id: school_id } = await buildSchool(db);
  const children = [];
  for (let count = 0; count < 60; count += 1) {
    children.push(await buildStudent(db, old, { ...LICENSED, owner_id: teacher.id, school_id }));
  }
  const token = await kindred.tokenFor({ accountId: teacher.id });
  expect((await kindred.call(setClassCode, { class_code: 'blue-heron-27' }, { token })).status).toBe(200);
  const [child] = children;
  const works = async (key: AppKey): Promise<void> => {
    const call = serverWith(key);
    const input = { username: child?.username, password: STUDENT_PASSWORD };
    expect(await call('POST', login.path, input, '', STUDENT_SITE)).toMatchObject({ status: 200 });
    expect((await call('GET', getClassCode.path, {}, token)).body).toContain('blue-heron-27');
    const cards = await call('POST', educatorStudents.loginInformation.path, { ids: [child?.id] }, token);
    expect(cards.body).toContain(STUDENT_PASSWORD);
  };
  await works(old);
  await works(both);
  // A server that knows the new key only would find what is sealed closed.
  await expect(unsealBytes(next, await passwordOf(child?.id ?? 0))).rejects.toThrow('unable to authenticate');

  // Stopped in the middle, with a child that gets a new password meanwhile, and begun again.
  const stop = new AbortController();
  const stopped = resealAll(db, SEALED, {
    appKey: both,
    signal: stop.signal,
    progress: ({ table, resealed }) => {
      if (table === 'students' && resealed > 0) stop.abort(new Error('stopped'));
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  await works(both);
  const done = await resealAll(db, SEALED, { appKey: both });
  expect(done.reduce((sum, { unopened }) => sum + unopened, 0)).toBe(0);
  expect(done.find(({ column }) => column === 'password_sealed')?.resealed).toBeGreaterThan(0);
  for (const { id } of children) expect((await passwordOf(id)).indexOf(markOfCurrent(next))).toBe(0);
  await works(both);
  await works(next);
  const again = await resealAll(db, SEALED, { appKey: both });
  expect(again.map(({ resealed }) => resealed)).toEqual(SEALED.map(() => 0));
});

async function passwordOf(id: number): Promise<Buffer> {
  const row = db.selectFrom('students').select('password_sealed').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).password_sealed;
}

test('what no key opens is counted, and left as it is', async () => {
  const { id } = await buildAccount(db);
  const foreign = Buffer.concat([randomBytes(60)]);
  await db.updateTable('accounts').set({ class_code_sealed: foreign }).where('id', '=', id).execute();
  const appKey = { current: randomBytes(32), previous: [] };
  const [codes] = await resealAll(db, SEALED.slice(0, 1), { appKey });
  expect(codes?.unopened).toBeGreaterThan(0);
  const { class_code_sealed: kept } = await db
    .selectFrom('accounts')
    .select('class_code_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept?.equals(foreign)).toBe(true);
});
