import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { JOBS } from '#apps/running/jobs.ts';
import { seedDemo } from '#database/seed/seed.ts';
import { type TestDatabase, testDatabase } from '#testing/server/database.ts';
import { isWhole } from '#testing/server/proof.ts';
import { describeSchema } from '../../../scripts/schema.ts';
import type { Connection, Db } from '../database/database.ts';
import { startJobs } from '../jobs.ts';
import { deliverMail } from '../mail/mail.ts';
import { backUp } from './backup.ts';
import { openBackup } from './file.ts';
import { keyCheck, requireKey } from './key.ts';
import { type RestoreBesideOptions, requireKnownMigrations, restoreBeside, restoreInto } from './restore.ts';

vi.setConfig({ testTimeout: 60_000 });

const appKey = randomBytes(32);
const server = inject('postgres');
const databases: string[] = [];
let folder: string;
let source: TestDatabase;
let admin: pg.Pool;
/** Of the untouched source. */
let file: string;

const connectionTo = (database: string): Connection => ({ ...server, database });

async function makeQueues(db: Db): Promise<void> {
  await (await startJobs({ db, jobs: JOBS, worker: false, onError: () => undefined })).stop();
}

/** Names that sort and escape badly, an old partition, a job under way: what a plain seed does not have. */
const AWKWARD = `
  insert into families (name) values (E'Tab\\tNew\\nline\\\\. "quoted" \\\\N 小明 🦦'), ('');
  insert into audit (action, details, request_id) values ('test', '{"a": "\\\\n\\t", "b": [1.10, null]}', 'r');
  insert into sessions (token_hash, account_id, expires_at) values ('\\x00ff5c', 1, 'infinity');
  create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats
    for values from ('2020-01-01 00:00:00+00') to ('2020-01-02 00:00:00+00');
  insert into pgboss.queue_stats (name, captured_on) values ('mail.deliver', '2020-01-01 12:00:00.000001+00')`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kindred backup '));
  admin = new pg.Pool({ ...connectionTo('postgres'), max: 1 });
  source = await testDatabase();
  await source.db.transaction().execute(async (tx) => {
    await seedDemo(tx, { appKey, today: '2026-09-14', hashPassword: async () => 'hash' });
  });
  const jobs = await startJobs({ db: source.db, jobs: JOBS, worker: false, onError: () => undefined });
  await jobs.enqueue(source.db, deliverMail, { id: 1 });
  await jobs.stop();
  await source.pool.query(AWKWARD);
  file = path.join(folder, 'source.backup');
  await backUp({ connection: source.connection, file, key: { key: appKey, inFile: true } });
  restored = await emptyDatabase();
  databases.length = 0;
  await restore(file, restored);
});

afterEach(dropDatabases);

async function dropDatabases(): Promise<void> {
  for (const name of databases.splice(0)) await admin.query(`drop database if exists ${name} with (force)`);
}

afterAll(async () => {
  databases.push(restored);
  await dropDatabases();
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(properties = ''): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  databases.push(name, `${name}_restoring`, `${name}_before_then`);
  await admin.query(`create database ${name} ${properties}`);
  return name;
}

/** Filled once, for the tests that need a restored database to begin with. */
let restored: string;
const restoredDatabase = (): Promise<string> => emptyDatabase(`template ${restored}`);

async function restore(from: string, into: string, options: Partial<RestoreBesideOptions> = {}) {
  const backup = await openBackup(from);
  try {
    const given = {
      backup,
      connectionTo,
      database: into,
      replace: false,
      stamp: 'then',
      makeQueues,
      ...options,
    };
    return await restoreBeside(given);
  } finally {
    await backup.close();
  }
}

async function looking<Result>(database: string, look: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...connectionTo(database), application_name: 'kindred', max: 2 });
  // Its connections may outlive it for a moment, and be ended together with the database.
  pool.on('error', () => undefined);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

async function ask<Row>(pool: pg.Pool, text: string): Promise<Row[]> {
  return (await pool.query(text)).rows;
}

/** Every table as one line of digest, every sequence with its place. */
async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const tables = await ask<{ name: string; kind: string }>(
    pool,
    `select oid::regclass::text as name, relkind as kind from pg_class
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'S')`,
  );
  const found: Record<string, string> = {};
  for (const { name, kind } of tables) {
    const text = kind === 'S' ? 'last_value || is_called::text' : 't::text';
    const [row] = await ask<{ digest: string }>(
      pool,
      `select count(*) || ' ' || coalesce(md5(string_agg(${text}, E'\\n' order by ${text} collate "C")), '') as digest
         from ${name} t`,
    );
    found[name] = row?.digest ?? '';
  }
  return found;
}

async function databaseNames(like: string): Promise<string[]> {
  const names = await ask<{ datname: string }>(
    admin,
    `select datname from pg_database where datname like '${like}%' order by datname`,
  );
  return names.map(({ datname }) => datname);
}

test('a restored database is the same in every row, rule and sequence', async () => {
  expect(await databaseNames(restored)).toEqual([restored]);
  await looking(restored, async (pool) => {
    const before = await contents(source.pool);
    expect(before['students']).toMatch(/^600 /);
    expect(before['pgboss.job']).toMatch(/^1 /);
    expect(before['pgboss.queue_stats']).toMatch(/^1 /);
    expect(await contents(pool)).toEqual(before);
    expect(await describeSchema(pool)).toEqual(await describeSchema(source.pool));
    await expect(pool.query('delete from audit')).rejects.toThrow('append-only');
    await expect(pool.query('delete from accounts')).rejects.toThrow('foreign key');
    for (const sequence of ['person_ids', 'families_id_seq', 'audit_id_seq']) {
      const next = `select nextval('${sequence}') as id`;
      expect(await ask(pool, next)).toEqual(await ask(source.pool, next));
    }
  });
});

test.runIf(isWhole)('data in the way is only replaced when asked, and then kept aside', async () => {
  const into = await restoredDatabase();
  await looking(into, (pool) => pool.query(`update families set name = 'The one before' where id = 1`));
  await expect(restore(file, into)).rejects.toThrow(/holds data: with --replace/);

  const { end, kept } = await restore(file, into, { replace: true });
  expect(end.key).toBe(appKey.toString('hex'));
  expect(kept).toBe(`${into}_before_then`);
  const name = `select name from families where id = 1`;
  expect(await looking(`${into}_before_then`, (pool) => ask(pool, name))).toEqual([
    { name: 'The one before' },
  ]);
  expect(await looking(into, (pool) => ask(pool, name))).toEqual(await ask(source.pool, name));
});

test('a restore that fails half-way changes nothing and leaves nothing', async () => {
  const into = await emptyDatabase();
  await looking(into, (pool) => pool.query('create table mine (n int); insert into mine values (7)'));
  const stop = new AbortController();
  const interrupted = restore(file, into, {
    replace: true,
    signal: stop.signal,
    makeQueues: async (db) => {
      await makeQueues(db);
      stop.abort(new Error('enough'));
    },
  });
  await expect(interrupted).rejects.toThrow('aborted');
  expect(await databaseNames(into)).toEqual([into]);
  expect(await looking(into, (pool) => ask(pool, 'select n from mine'))).toEqual([{ n: 7 }]);
});

test.runIf(isWhole)(
  'an ordinary user of a managed server restores into an empty database, and into no other',
  async () => {
    const user = `plain_${randomBytes(6).toString('hex')}`;
    await admin.query(`create role ${user} login`);
    const into = await emptyDatabase(`owner ${user}`);
    const connection = { ...connectionTo(into), user };
    const backup = await openBackup(file);
    await restoreInto({ connection, backup, makeQueues });
    await looking(into, async (pool) => expect((await contents(pool))['students']).toMatch(/^600 /));
    await expect(restoreInto({ connection, backup, makeQueues })).rejects.toThrow(
      'restore into an empty one',
    );
    await backup.close();
    await admin.query(`drop database ${into}`);
    await admin.query(`drop role ${user}`);
  },
);

test('a server that is at work on the database is not restored under', async () => {
  const into = await emptyDatabase();
  const backup = await openBackup(file);
  await looking(into, async (pool) => {
    await pool.query('select 1');
    const restoring = restoreInto({ connection: connectionTo(into), backup, makeQueues });
    await expect(restoring).rejects.toThrow('A server or a worker is using the database');
  });
  await backup.close();
});

test('an encrypted backup opens with its passphrase, and holds what the plain one holds', async () => {
  const sealed = path.join(folder, 'sealed.backup');
  const passphrase = 'maple orbit velvet lantern';
  await backUp({
    connection: source.connection,
    file: sealed,
    key: { key: appKey, inFile: true },
    passphrase,
  });
  const contentOf = async (name: string, words: string): Promise<string> => {
    const backup = await openBackup(name, async () => words);
    const hash = createHash('sha256');
    for await (const frame of backup.frames()) hash.update(frame.type === 'rows' ? frame.bytes : frame.type);
    await backup.close();
    return hash.digest('hex');
  };
  expect(await contentOf(sealed, passphrase)).toBe(await contentOf(file, ''));
  await expect(contentOf(sealed, 'maple orbit velvet pantry')).rejects.toThrow('The passphrase is wrong');
});

test('the file is private, complete under its name, and never written over', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = backUp({ connection: source.connection, file, key: null });
  await expect(again).rejects.toThrow('exists already');
  const stop = AbortSignal.abort(new Error('enough'));
  const cut = path.join(folder, 'cut.backup');
  await expect(backUp({ connection: source.connection, file: cut, key: null, signal: stop })).rejects.toThrow(
    'aborted',
  );
  expect(readdirSync(folder).filter((name) => /cut|partial/.test(name))).toEqual([]);
});

test('a file cut short, or changed in any one byte, is refused', async () => {
  const whole = readFileSync(file);
  const broken = path.join(folder, 'broken.backup');
  const refused = async (bytes: Buffer): Promise<void> => {
    writeFileSync(broken, bytes);
    await expect(openBackup(broken)).rejects.toThrow(/damaged or incomplete|not a backup|newer version/);
  };
  for (const length of [0, 10, 100, whole.length >> 1, whole.length - 73, whole.length - 1]) {
    await refused(whole.subarray(0, length));
  }
  await refused(Buffer.concat([whole, Buffer.from('\n')]));
  const body = whole.indexOf('\n') + 1;
  const places = [
    0,
    20,
    body - 2,
    body - 1,
    body,
    body + 4,
    body + 9,
    whole.length >> 1,
    whole.length - 80,
    whole.length - 1,
  ];
  for (const place of places) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(place) ^ 4, place);
    await refused(changed);
  }
  await expect(openBackup(path.join(folder, 'none'))).rejects.toThrow('There is no file');
});

test('a backup of newer tables is refused before anything is changed', async () => {
  const newer = path.join(folder, 'newer.backup');
  await source.pool.query(`insert into kysely_migration values ('9999-tomorrow', '2099-01-01')`);
  try {
    await backUp({ connection: source.connection, file: newer, key: null });
  } finally {
    await source.pool.query(`delete from kysely_migration where name = '9999-tomorrow'`);
  }
  const backup = await openBackup(newer);
  await expect(requireKnownMigrations(backup)).rejects.toThrow('9999-tomorrow is unknown here');
  await backup.close();
});

test.runIf(isWhole)('jobs of an older job queue come back into tables of the present one', async () => {
  const from = await restoredDatabase();
  const older = path.join(folder, 'older.backup');
  await looking(from, (pool) =>
    pool.query(
      'update pgboss.version set version = version - 1; alter table pgboss.queue drop column notify',
    ),
  );
  await backUp({ connection: connectionTo(from), file: older, key: null });
  const into = await emptyDatabase();
  await restore(older, into);
  await looking(into, async (pool) => {
    expect(await ask(pool, 'select version from pgboss.version')).toEqual(
      await ask(source.pool, 'select version from pgboss.version'),
    );
    expect(await ask(pool, 'select id, data from pgboss.job')).toEqual(
      await ask(source.pool, 'select id, data from pgboss.job'),
    );
  });
});

test.runIf(isWhole)('what is written while the backup runs is in it whole or not at all', async () => {
  const writer = new pg.Client(source.connection);
  await writer.connect();
  let stopped = false;
  let written = 0;
  const writing = (async () => {
    while (!stopped) {
      await writer.query(
        `begin; insert into families (name) values ('pair'); insert into throttles values
           (sha256('${written}'::bytea), 1, now(), now()); insert into districts (name, state) values ('pair ${written}', 'NY'); commit`,
      );
      written += 1;
    }
  })();
  const during = path.join(folder, 'during.backup');
  while (written < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  const begun = written;
  await backUp({ connection: source.connection, file: during, key: null });
  const ended = written;
  stopped = true;
  await writing;
  await writer.end();
  expect(ended).toBeGreaterThan(begun);

  const into = await emptyDatabase();
  await restore(during, into);
  await looking(into, async (pool) => {
    const [row] = await ask<Record<string, number>>(
      pool,
      `select (select count(*) from families where name = 'pair') as families,
              (select count(*) from districts where name like 'pair %') as districts,
              (select count(*) from throttles) as throttles,
              (select last_value from families_id_seq) >= (select max(id) from families) as ahead`,
    );
    const { families = 0 } = row ?? {};
    expect(row).toEqual({ families, districts: families, throttles: families, ahead: true });
    expect(families).toBeGreaterThanOrEqual(begun);
    expect(families).toBeLessThanOrEqual(ended);
  });
});

test('sealed columns need the key they were sealed with', async () => {
  const backup = await openBackup(file);
  const { header } = backup;
  await backup.close();
  const own = { key: appKey, inFile: false };
  const other = { key: randomBytes(32), inFile: false };
  expect(readFileSync(file).includes(appKey.toString('hex'))).toBe(false);
  expect(header.key_check).toBe(keyCheck(appKey));

  requireKey(header, null, true);
  requireKey(header, { ...other, inFile: true }, true);
  requireKey(header, own, false);
  expect(() => requireKey(header, other, true)).toThrow('APP_KEY is set and is not the key of this backup');
  expect(() => requireKey(header, other, false)).toThrow('set APP_KEY to that one');
  expect(() => requireKey({ ...header, holds_key: false }, null, true)).toThrow('set APP_KEY to that one');
  requireKey({ ...header, holds_key: false }, own, true);
});
