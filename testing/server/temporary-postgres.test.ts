import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'temporary-postgres.ts');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.for(['SIGTERM', 'SIGKILL'] as const)(
  'a run that is ended by %s leaves no database behind',
  async (signal) => {
    const script = `
    const { temporaryPostgres, QUICK } = await import(${JSON.stringify(MODULE)});
    const { dataDir } = await temporaryPostgres('ended', QUICK);
    console.log(dataDir);
    setInterval(() => undefined, 60_000);`;
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const folder = await new Promise<string>((resolve, reject) => {
      run.stdout.once('data', (said: Buffer) => resolve(said.toString('utf8').trim()));
      run.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    const pid = Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    expect(isRunning(pid)).toBe(true);
    run.removeAllListeners('exit');
    run.kill(signal);
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  },
);
