import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWhole } from '#testing/server/proof.ts';

const module = (name: string): string => JSON.stringify(path.join(import.meta.dirname, name));
const EMBEDDED = module('../../platform/server/postgres/embedded-postgres.ts');
const STAY = 'setInterval(() => undefined, 60_000);';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Another process; answers what it says first. */
async function run(script: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said };
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function expectNothingLeft(pids: number[], folder: string): Promise<void> {
  await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
}

test('a run that is ended leaves no database behind', async () => {
  const { child, said: folder } = await run(`
    const { temporaryPostgres, QUICK } = await import(${module('temporary-postgres.ts')});
    console.log((await temporaryPostgres('ended', QUICK)).dataDir);
    ${STAY}`);
  const pid = postmaster(folder);
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGTERM');
  await expectNothingLeft([pid], folder);
});

test.runIf(isWhole)(
  'nor one that is killed, whose database belongs to a process of its own, as under `npm start`',
  async () => {
    const { child, said } = await run(`
    const { spawn } = await import('node:child_process');
    const { openFolder } = await import(${module('temporary-postgres.ts')});
    const { guardFolder } = await import(${module('guard.ts')});
    const folder = openFolder('owned');
    guardFolder(folder);
    const owner = \`
      const { startEmbeddedPostgres } = await import(${EMBEDDED});
      await startEmbeddedPostgres({ dataDir: process.argv[1] + '/postgres', settings: { fsync: 'off' } });
      console.log('started');
      ${STAY}\`;
    const stdio = ['ignore', 'pipe', 'inherit'];
    const started = spawn(process.execPath, ['--input-type=module', '-e', owner, folder], { stdio, detached: true });
    started.stdout.once('data', () => console.log(started.pid + ' ' + folder));
    ${STAY}`);
    const [, owner, folder = ''] = /^(\d+) (.+)$/.exec(said) ?? [];
    const pids = [Number(owner), postmaster(path.join(folder, 'postgres'))];
    expect(pids.filter(isRunning)).toEqual(pids);
    child.kill('SIGKILL');
    await expectNothingLeft(pids, folder);
  },
);

test.runIf(isWhole)('a process that was started goes with a run that is killed', async () => {
  const { child, said } = await run(`
    const { spawn } = await import('node:child_process');
    const { guardProcess } = await import(${module('guard.ts')});
    const server = spawn('sleep', ['600'], { stdio: 'ignore' });
    guardProcess(server);
    console.log(server.pid);
    ${STAY}`);
  expect(isRunning(Number(said))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(said)), { timeout: 20_000 }).toBe(false);
});
