import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { simulators } from '#apps/demo/simulators.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { prepareDatabase } from '#apps/running/prepare-database.ts';
import { readSettings } from '#apps/running/settings.ts';
import { type Connection, openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { TEST_GUIDES, TEST_LIBRARY, testCover } from '#product/lessons/server/testing/library.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { createKindred } from './app.ts';

vi.setConfig({ testTimeout: 60_000 });

const cluster = inject('postgres');
const mark = randomBytes(4).toString('hex');
const [name, owner, server, other] = [`roles_${mark}`, `owner_${mark}`, `server_${mark}`, `other_${mark}`];
const admin = openDatabase({ ...cluster, max: 1 });
await admin.pool.query(`create role ${owner} login; create role ${server} login; create role ${other} login`);
await admin.pool.query(`create database ${name} owner ${owner}`);
const as = (user: string): Connection => ({ ...cluster, user, database: name });
const url = (user: string) =>
  `postgresql://${user}@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`;
const settings = (user: string) => ({
  ...readSettings({}),
  demo: false,
  databaseUrl: url(user),
  databaseDirectUrl: url(owner),
});
const prepare = (user = server) => prepareDatabase(settings(user), as(user), randomBytes(32));
const [serving, owning] = [openDatabase(as(server)), openDatabase(as(owner))];

afterAll(async () => {
  await serving.close();
  await owning.close();
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.pool.query(`drop role ${owner}, ${server}, ${other}`);
  await admin.close();
});

const refusal = async (statement: string): Promise<string> => {
  const thrown: unknown = await serving.pool.query(statement).catch((error: unknown) => error);
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'done';
};

test('where another role migrates, the role that serves adds to the audit and changes nothing in it', async () => {
  await prepare();
  await serving.pool.query(`insert into audit (action, request_id) values ('test.done', 'one')`);
  expect((await serving.pool.query('select action from audit')).rows).toEqual([{ action: 'test.done' }]);
  for (const statement of [
    `update audit set action = 'nothing'`,
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger all',
    'drop trigger audit_is_append_only on audit',
    'drop table audit',
    'alter table audit rename to gone',
    'alter table audit owner to current_user',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'drop schema public cascade',
    `set session_replication_role = 'replica'`,
    `set role ${owner}`,
    `grant update on audit to ${server}`,
    'create table mine (id int)',
    `update kysely_migration set timestamp = ''`,
  ]) {
    const code = await refusal(statement);
    // A grant that is not one's to give is only a warning: what counts is that nothing came of it.
    if (!statement.startsWith('grant')) expect([statement, code]).toEqual([statement, '42501']);
  }
  expect(await refusal('update audit set request_id = request_id')).toBe('42501');
  expect((await owning.pool.query('select action from audit')).rows).toEqual([{ action: 'test.done' }]);
  // The owner, too, is held by the trigger.
  await expect(owning.pool.query('delete from audit')).rejects.toThrow('audit is append-only');
});

test('of a student who is gone it takes the details out of the audit, and nothing else', async () => {
  await prepare();
  await serving.pool.query(`insert into audit (action, actor_id, subject_type, subject_id, details, request_id)
    values ('student.read', 7, 'student', 4711, '{"note": 1}', 'gone'), ('student.read', 7, 'student', 4712, '{"note": 2}', 'gone')`);
  await serving.pool.query('select forget_audit_of(4711)');
  const { rows } = await owning.pool.query(
    `select subject_id, actor_id, action, details from audit where request_id = 'gone' order by id`,
  );
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['student.read', {}],
    ['student.read', { note: 2 }],
  ]);
  // Saying the word oneself opens nothing.
  const client = await serving.pool.connect();
  await client.query(`select set_config('kindred.forgetting', 'on', false)`);
  await expect(client.query(`update audit set details = '{}'`)).rejects.toThrow('permission denied');
  client.release(true);
});

test('what does things with the owner’s rights is for the role that serves alone, and bound by the age of what goes', async () => {
  await prepare();
  const everybody = await owning.pool.query(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and pronamespace <> 'pg_catalog'::regnamespace and has_function_privilege('public', oid, 'execute')`);
  expect(everybody.rows).toEqual([]);
  const stranger = openDatabase(as(other));
  for (const call of [
    `forget_told_years(now() - interval '3 years')`,
    `forget_audit_before(now() - interval '9 years', 1)`,
    'forget_audit_of(4711)',
    'make_told_years(now())',
    'oldest_told()',
  ]) {
    await expect(stranger.pool.query(`select ${call}`)).rejects.toThrow('permission denied for function');
    expect([call, await refusal(`select ${call}`)]).toEqual([call, 'done']);
  }
  await stranger.close();
  expect(await refusal('select forget_told_years(now())')).toBe('P0001');
});

test('it may do everything else the product does, queues included, and a second start changes nothing', async () => {
  await prepare();
  const { rows } = await serving.pool.query(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')
      and tablename not in ('audit', 'kysely_migration', 'kysely_migration_lock')
      and not (has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'insert')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'update')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'delete'))`);
  expect(rows).toEqual([]);
  const failed: Error[] = [];
  const jobs = await startJobs({
    db: serving.db,
    jobs: JOBS,
    worker: true,
    onError: (error) => failed.push(error),
  });
  const app = createKindred({
    settings: readSettings({ DEMO: '1' }),
    appKey: randomBytes(32),
    files: openFiles(randomBytes(32), null),
    db: serving.db,
    connection: as(server),
    jobs,
    clock: () => new Date(),
    logger: false,
    webFolder: null,
    scenes: TEST_SCENES,
    lessons: TEST_LIBRARY,
    coverOf: testCover,
    guides: TEST_GUIDES,
    simulators,
  });
  const ready = await app.server.inject({ method: 'GET', url: '/api/ready' });
  expect(ready.statusCode).toBe(200);
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/reset-my-password',
    headers: { host: 'localhost:3000' },
    payload: { username: 'nobody@school.example' },
  });
  expect(reply.statusCode).toBeLessThan(500);
  await app.server.close();
  await jobs.stop();
  expect(failed).toEqual([]);
});

test('a role that could change it by owning it is told how to stop that', async () => {
  await admin.pool.query(`grant ${owner} to ${other}`);
  await expect(prepare(other)).rejects.toThrow(`reassign owned by "${other}" to "${owner}"`);
  const boss = settings(cluster.user);
  await expect(prepareDatabase(boss, as(cluster.user), randomBytes(32))).rejects.toThrow(
    `The role ${cluster.user} of DATABASE_URL is a superuser`,
  );
});

test('where the role that migrates cannot come in, the line names its setting', async () => {
  const wrong = { ...settings(server), databaseDirectUrl: url('nobody_at_all') };
  await expect(prepareDatabase(wrong, as(server), randomBytes(32))).rejects.toThrow(
    'DATABASE_DIRECT_URL does not work: this user may not connect.',
  );
});
