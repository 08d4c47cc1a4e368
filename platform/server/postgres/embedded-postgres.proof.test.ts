import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ask, count, embeddedStarts, isRoot, quick, untilSaid, WRITE_ON } from './testing/starts.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Every start takes a second: these are for `npm run proof:unit`. */
const { base, start, usedFolder, spawnOwner, ending } = embeddedStarts();

test('a log of more than 10 MB is emptied by the next start', async () => {
  const dataDir = usedFolder('large log');
  const log = path.join(dataDir, 'postgres.log');
  writeFileSync(log, 'x'.repeat(10 * 1024 * 1024 + 1));
  await start({ dataDir, settings: quick });
  expect(statSync(log).size).toBeLessThan(10_000);
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

test('a killed first start leaves nothing that hinders the next one', async () => {
  const dataDir = path.join(base(), 'killed first');
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
  ending(other);
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
  ending(other);
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

test.runIf(isRoot)(
  'root in a closed home keeps the data where the database can reach it, and says so',
  async () => {
    const home = path.join(base(), 'home of root');
    const sharedDir = path.join(base(), 'shared');
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
