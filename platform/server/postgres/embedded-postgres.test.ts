import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { DataFolderInUse, DataFolderUnusable } from './data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { processBirth } from './process-identity.ts';
import {
  ask,
  count,
  embeddedStarts,
  isRoot,
  postmasterPid,
  quick,
  untilSaid,
  WRITE_ON,
} from './testing/starts.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What matters most, and what takes no start; all the rest is in `embedded-postgres.proof.test.ts`. */
const { base, start, usedFolder, spawnOwner } = embeddedStarts();

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

test('a second start on the same folder says who uses it, and the first goes on', async () => {
  const dataDir = usedFolder('twice');
  const server = await start({ dataDir, settings: quick });
  const second = startEmbeddedPostgres({ dataDir, settings: quick });
  await expect(second).rejects.toThrow(DataFolderInUse);
  await expect(second).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  expect(await ask(server, 'select 1 as still')).toEqual([{ still: 1 }]);
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
  const dataDir = path.join(base(), 'a file');
  writeFileSync(dataDir, '');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderUnusable);
});

test.runIf(isRoot)('a folder with other things in it is never given away', async () => {
  const dataDir = path.join(base(), 'documents');
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
