import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DataFolderInUse, DataFolderUnusable } from './data-folder.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { processBirth, untilGone } from './process-identity.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
const quick = { fsync: 'off' };
const running: EmbeddedPostgres[] = [];
const owners: ChildProcess[] = [];
let base: string;
let used: string;

beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'kindred test '));
  chmodSync(base, 0o755);
  used = path.join(base, 'not', 'there yet');
  await (await startEmbeddedPostgres({ dataDir: used, settings: quick })).stop();
});

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // A test that failed halfway leaves a database on the folder, which the next test is about to rename.
  const pid = Number(readOrEmpty(path.join(used, 'cluster', 'postmaster.pid')).split('\n')[0]);
  const birth = processBirth(pid);
  if (birth === null) return;
  process.kill(pid, 'SIGQUIT');
  await untilGone(pid, birth, 60_000);
});

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(options);
  running.push(server);
  return server;
}

/** The data folder of the test before under a new name: making or copying one takes a second each time. */
function usedFolder(name: string): string {
  const folder = path.join(base, name);
  renameSync(used, folder);
  used = folder;
  return folder;
}

async function ask<Row extends pg.QueryResultRow>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(server.urlFor(server.database));
  // A killed server is part of these tests; unheard, the event would end them.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function count(server: EmbeddedPostgres): Promise<number> {
  const [row] = await ask<{ n: number }>(server, 'select count(*)::int as n from written');
  return row?.n ?? -1;
}

function postmasterPid(server: EmbeddedPostgres): number {
  return Number(readFileSync(path.join(server.dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Another Node process that owns a database and writes rows, saying each number once it is committed. */
function spawnOwner(dataDir: string, rest: string, detached = false): ChildProcess {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const code = `
    import { createRequire } from 'node:module';
    const pg = createRequire(${JSON.stringify(module)})('pg');
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client(server.urlFor(server.database));
    client.on('error', () => undefined);
    await client.connect();
    ${rest}`;
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio, detached });
  owners.push(child);
  return child;
}

const WRITE_ON = `
  await client.query('drop table if exists written; create table written (n int primary key)');
  for (let n = 1; ; n++) {
    await client.query('insert into written values ($1)', [n]);
    process.stdout.write(n + ' ');
  }`;

async function untilSaid(child: ChildProcess, words: string): Promise<() => string> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await vi.waitFor(() => expect(said).toContain(words), { timeout: 90_000, interval: 10 });
  return () => said;
}

test('a first start makes a private database, and the next one finds its rows again', async () => {
  const dataDir = usedFolder('first');
  const first = await start({ dataDir, settings: quick });
  expect(first).toMatchObject({ adopted: false, database: 'kindred', dataDir });
  const [network] = await ask(first, `select current_setting('listen_addresses') as addresses`);
  expect(network).toEqual({ addresses: '' });
  for (const folder of [dataDir, first.socketDir, path.join(dataDir, 'cluster')]) {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
  await ask(first, 'drop table if exists written; create table written (n int)');
  await ask(first, 'insert into written values (1), (2)');
  await first.stop();
  await first.stop();

  const second = await start({ dataDir, settings: quick });
  expect(second.adopted).toBe(false);
  expect(await count(second)).toBe(2);
});

test('letters of every script sort, fold and are found, and none reaches the log', async () => {
  const server = await start({ dataDir: usedFolder('letters'), settings: quick });
  await ask(server, 'create extension pg_trgm');
  const [row] = await ask(
    server,
    `select current_setting('server_encoding') as encoding, upper('é') as upper, 'é' < 'z' as sorts,
       'José' ilike 'JOSÉ' as folds, similarity('小明', '小明') as found`,
  );
  expect(row).toEqual({ encoding: 'UTF8', upper: 'É', sorts: true, folds: true, found: 1 });

  await ask(server, `create table pupils (name text primary key); insert into pupils values ('Maya Canary')`);
  await expect(ask(server, `insert into pupils values ('Maya Canary')`)).rejects.toThrow('duplicate key');
  await expect(ask(server, `select 'Maya Canary'::int`)).rejects.toThrow('Maya Canary');
  expect(readFileSync(path.join(server.dataDir, 'postgres.log'), 'utf8')).not.toContain('Canary');
});

test('a log of more than 10 MB is emptied by the next start', async () => {
  const dataDir = usedFolder('large log');
  const log = path.join(dataDir, 'postgres.log');
  writeFileSync(log, 'x'.repeat(10 * 1024 * 1024 + 1));
  await start({ dataDir, settings: quick });
  expect(statSync(log).size).toBeLessThan(10_000);
});

test('a killed PostgreSQL comes back by itself with every acknowledged row', async () => {
  const server = await start({ dataDir: usedFolder('killed server') });
  await ask(server, 'drop table if exists written; create table written (n int primary key)');
  const client = new pg.Client(server.urlFor(server.database));
  client.on('error', () => undefined);
  await client.connect();
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await client.query('insert into written values ($1)', [acknowledged + 1]);
      acknowledged += 1;
    }
  })();
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(10), { timeout: 60_000 });
  process.kill(postmasterPid(server), 'SIGKILL');
  await expect(writing).rejects.toThrow(/connection|ECONNRESET|EPIPE/i);
  await vi.waitFor(async () => expect(await count(server)).toBeGreaterThanOrEqual(acknowledged), {
    timeout: 60_000,
  });
});

test('a database left behind by a killed start is adopted with every acknowledged row, and stopped with us', async () => {
  const dataDir = usedFolder('killed owner');
  const owner = spawnOwner(dataDir, WRITE_ON);
  const said = await untilSaid(owner, ' 10 ');
  owner.kill('SIGKILL');
  await once(owner, 'close');
  const acknowledged = said().trim().split(' ').length;

  const server = await start({ dataDir });
  expect(server.adopted).toBe(true);
  expect(await count(server)).toBeGreaterThanOrEqual(acknowledged);
  const pid = postmasterPid(server);
  await server.stop();
  expect(processBirth(pid)).toBe(null);
});

test('a database left behind with other settings is stopped and started again', async () => {
  const dataDir = usedFolder('other settings');
  const owner = spawnOwner(dataDir, WRITE_ON);
  await untilSaid(owner, ' 5 ');
  owner.kill('SIGKILL');
  await once(owner, 'close');

  const server = await start({ dataDir, settings: { max_connections: '50' } });
  expect(server.adopted).toBe(false);
  const [row] = await ask<{ value: string }>(server, `select current_setting('max_connections') as value`);
  expect(row?.value).toBe('50');
  expect(await count(server)).toBeGreaterThanOrEqual(5);
});

test('a second start on the same folder says who uses it, and the first goes on', async () => {
  const dataDir = usedFolder('twice');
  const server = await start({ dataDir, settings: quick });
  const second = startEmbeddedPostgres({ dataDir, settings: quick });
  await expect(second).rejects.toThrow(DataFolderInUse);
  await expect(second).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  expect(await ask(server, 'select 1 as still')).toEqual([{ still: 1 }]);
});

test('a killed first start leaves nothing that hinders the next one', async () => {
  const dataDir = path.join(base, 'killed first');
  const owner = spawnOwner(dataDir, '');
  const drafts = () =>
    existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('cluster.draft-')) : [];
  await vi.waitFor(() => expect(drafts().length).toBe(1), { timeout: 60_000, interval: 5 });
  owner.kill('SIGKILL');
  await once(owner, 'close');
  expect(readdirSync(dataDir)).not.toContain('cluster');

  const server = await start({ dataDir, settings: quick });
  expect(await ask(server, 'select 1 as works')).toEqual([{ works: 1 }]);
  expect(drafts()).toEqual([]);
});

test('a pid file whose number now belongs to another process does not hinder the start', async () => {
  const dataDir = usedFolder('recycled');
  const server = await start({ dataDir, settings: quick });
  const file = path.join(dataDir, 'cluster', 'postmaster.pid');
  const { uid, gid } = statSync(file);
  const written = readFileSync(file, 'utf8');
  await server.stop();
  const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  owners.push(other);
  writeFileSync(file, written.replace(/^\d+/, String(other.pid)));
  chownSync(file, uid, gid);

  const again = await start({ dataDir, settings: quick });
  expect(again.adopted).toBe(false);
  expect(await ask(again, 'select 1 as works')).toEqual([{ works: 1 }]);
});

test('a socket lock whose number belongs to another process does not hinder the start', async () => {
  const dataDir = usedFolder('stale socket');
  const server = await start({ dataDir, settings: quick });
  const file = path.join(server.socketDir, '.s.PGSQL.5432.lock');
  const { uid, gid } = statSync(file);
  const written = readFileSync(file, 'utf8');
  await server.stop();
  const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  owners.push(other);
  mkdirSync(server.socketDir, { recursive: true });
  writeFileSync(file, written.replace(/^\d+/, String(other.pid)));
  chownSync(file, uid, gid);

  const again = await start({ dataDir, settings: quick });
  expect(await ask(again, 'select 1 as works')).toEqual([{ works: 1 }]);
});

test('Ctrl-C in the terminal leaves the database up until its owner stops it', async () => {
  const dataDir = usedFolder('terminal');
  const owner = spawnOwner(
    dataDir,
    `process.once('SIGINT', async () => {
       await new Promise((resolve) => setTimeout(resolve, 300));
       const { rows } = await client.query('select 7 * 6 as answer');
       await client.end();
       await server.stop();
       process.stdout.write('answer ' + rows[0].answer);
     });
     process.stdout.write('up ');`,
    true,
  );
  const said = await untilSaid(owner, 'up ');
  // The whole group, as a terminal does it.
  process.kill(-(owner.pid ?? 0), 'SIGINT');
  const [code] = await once(owner, 'close');
  expect([code, said()]).toEqual([0, 'up answer 42']);
  expect(readdirSync(dataDir)).not.toContain('lock');
});

test('a path too long for a socket works through a short private folder', async () => {
  const dataDir = usedFolder(`${'long '.repeat(25)}path`);
  const server = await start({ dataDir, settings: quick });
  expect(server.dataDir).toBe(dataDir);
  expect(server.socketDir.startsWith(dataDir)).toBe(false);
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
  expect(await ask(server, 'select 1 as works')).toEqual([{ works: 1 }]);
  await server.stop();
  expect(existsSync(server.socketDir)).toBe(false);
});

test('a setting that PostgreSQL refuses is said in its own words, and the folder is free again', async () => {
  const dataDir = usedFolder('wrong setting');
  const wrong = startEmbeddedPostgres({ dataDir, settings: { ...quick, shared_buffers: 'plenty' } });
  await expect(wrong).rejects.toThrow(
    /PostgreSQL did not start: invalid value for parameter "shared_buffers"/,
  );
  expect((await start({ dataDir, settings: quick })).adopted).toBe(false);
});

test('a file in the place of the data folder is named', async () => {
  const dataDir = path.join(base, 'a file');
  writeFileSync(dataDir, '');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderUnusable);
});

test.runIf(isRoot)(
  'root in a closed home keeps the data where the database can reach it, and says so',
  async () => {
    const home = path.join(base, 'home of root');
    const sharedDir = path.join(base, 'shared');
    mkdirSync(home, { mode: 0o700 });
    const lines: string[] = [];
    const options = {
      dataDir: path.join(home, '.data'),
      sharedDir,
      settings: quick,
      log: (l: string) => lines.push(l),
    };
    const first = await start(options);
    expect(path.dirname(first.dataDir)).toBe(sharedDir);
    expect(lines).toEqual([expect.stringContaining(`its data is in ${first.dataDir}`)]);
    await ask(first, 'create table written (n int); insert into written values (1)');
    await first.stop();
    expect(existsSync(options.dataDir)).toBe(false);
    expect(await count(await start(options))).toBe(1);
  },
);

test.runIf(isRoot)('data of an ordinary user stays theirs when root starts on it', async () => {
  const dataDir = usedFolder('of nobody');
  spawnSync('chown', ['-R', '65534:65534', dataDir]);
  const server = await start({ dataDir, settings: quick });
  expect(statSync(path.join(dataDir, 'cluster', 'PG_VERSION')).uid).toBe(65_534);
  expect(statSync(path.join(dataDir, 'postgres.log')).uid).toBe(65_534);
  expect(await ask(server, 'select 1 as works')).toEqual([{ works: 1 }]);
});

test.runIf(isRoot)('data that root has copied is given back to the user of the database', async () => {
  const dataDir = usedFolder('copied');
  spawnSync('chown', ['-R', '0:0', dataDir]);
  const server = await start({ dataDir, settings: quick });
  expect(await ask(server, 'select 1 as works')).toEqual([{ works: 1 }]);
});

test.runIf(isRoot)('a folder with other things in it is never given away', async () => {
  const dataDir = path.join(base, 'documents');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'letter.txt'), 'Dear');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('it holds other files (letter.txt)');
  expect(statSync(dataDir).uid).toBe(0);
});

test.runIf(isRoot)('an ordinary user is told whose data folder it is', async () => {
  const dataDir = usedFolder('of postgres');
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} }).catch((e) => console.log(e.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    uid: 65_533,
    gid: 65_533,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/cannot be used: it belongs to user ".+"; start as that user, or choose another/);
});
