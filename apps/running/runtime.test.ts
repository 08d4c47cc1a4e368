import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database/database.ts';
import { buildAccount } from '#testing/api/people.ts';
import { testDatabase } from '#testing/server/database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { adviceFor, explain, StartProblem } from './runtime.ts';
import { readSettings } from './settings.ts';

const { db, connection } = await testDatabase();
const real = {
  ...readSettings({}),
  demo: false,
  databaseUrl: 'postgres://somebody:hunter2@127.0.0.1:1/kindred',
};

test('a database with demo accounts serves the demo only', async () => {
  const prepare = () => prepareDatabase(real, connection, randomBytes(32));
  await buildAccount(db, { username: 'somebody@school.example' });
  await expect(prepare()).resolves.toBeUndefined();
  await buildAccount(db, { username: 'uber@kindred.test' });
  await expect(prepare()).rejects.toThrow(StartProblem);
  await expect(prepare()).rejects.toThrow(/^The database holds demo accounts such as uber@kindred\.test/);
  await expect(
    prepareDatabase({ ...real, demo: true }, connection, randomBytes(32)),
  ).resolves.toBeUndefined();
});

const PUBLIC = { dashboardUrl: 'https://app.example.org', studentUrl: 'https://play.example.org' };

test.each([
  { of: 'this machine alone', settings: {}, lines: 0 },
  { of: 'the world', settings: PUBLIC, lines: 1 },
  { of: 'the world, strictly', settings: { ...PUBLIC, strictAccountMessages: true }, lines: 0 },
])('a start for $of names the setting of messages $lines times', ({ settings, lines }) => {
  const advice = adviceFor({ ...real, virusScanner: { path: '/run/clamd.ctl' }, ...settings });
  expect(advice).toHaveLength(lines);
  for (const line of advice) expect(line).toContain('ACCOUNT_MESSAGES=strict');
});

test('a start for the world says that nothing looks for viruses, where nothing does', () => {
  const strict = { ...real, ...PUBLIC, strictAccountMessages: true };
  expect(adviceFor(strict)).toEqual([expect.stringContaining('VIRUS_SCANNER')]);
  expect(adviceFor({ ...strict, virusScanner: { host: '127.0.0.1', port: 3310 } })).toEqual([]);
});

const failure = async (other: object): Promise<string> => {
  const database = openDatabase({ ...connection, ...other });
  const error: unknown = await database.pool.query('select 1').catch((thrown: unknown) => thrown);
  await database.close();
  return explain(error, real);
};

test.each([
  ['a closed port', { host: '127.0.0.1', port: 1 }, 'no database answers there (ECONNREFUSED)'],
  ['a missing socket', { host: '/nowhere' }, 'no database answers there (ENOENT)'],
  ['a missing database', { database: 'nowhere' }, 'there is no such database on the server'],
  ['a wrong user', { user: 'nobody' }, 'this user may not connect'],
])('%s is one line', async (_, other, reason) => {
  expect(await failure(other)).toBe(`DATABASE_URL does not work: ${reason}.`);
});

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'PORT 3000 is taken by another program'],
  [{ code: 'EACCES', syscall: 'listen' }, 'HOST localhost and PORT 3000 cannot be used: EACCES.'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'no database answers there (ENOTFOUND)'],
  [{ code: '28P01' }, 'user or password is wrong'],
])('%j is one line without the password', (properties, line) => {
  const said = explain(Object.assign(new Error('hunter2'), properties), real);
  expect(said).toContain(line);
  expect(said).not.toMatch(/hunter2|\n/);
});

test('a mistake of ours is shown whole', () => {
  expect(explain(new Error('surprise'), real)).toMatch(/surprise\n +at /);
});
