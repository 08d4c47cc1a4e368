/** Starts the product as a person would, with `npm start`, and says when it is ready. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardFolder } from '#testing/server/guard.ts';
import { openFolder } from '#testing/server/temporary-postgres.ts';
import { servingMemory } from './memory.ts';
import { atMost, printed } from './report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Started = {
  seconds: number;
  address: string;
  /** What the process that serves holds now. */
  megabytes(): number;
  stop(): Promise<void>;
};

export async function npmStart(
  folder: string,
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Started> {
  // A bench that breaks off ends it, too.
  const release = guardFolder(dataDir);
  const began = performance.now();
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await ready(child);
  return {
    seconds: (performance.now() - began) / 1000,
    address: `http://localhost:${port}`,
    megabytes: () => servingMemory(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          release();
          resolve();
        });
        // As Ctrl-C does: to the whole group.
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      }),
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Ready in')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output.slice(-2000)}`)));
  });
}

/** The second start on a filled data folder, with everything built. */
export async function benchSecondStart(): Promise<void> {
  const dataDir = openFolder('start');
  const first = await npmStart(root, dataDir, 4401);
  await first.stop();
  const second = await npmStart(root, dataDir, 4401);
  const megabytes = second.megabytes();
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
  atMost('second-start-seconds', second.seconds, 5);
  atMost('second-start-memory', megabytes, 400, 'MB');
}

/** From a bare clone to the first page: install, build, database, demo data. */
export async function benchColdStart(): Promise<void> {
  const folder = openFolder('cold');
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const cold = await npmStart(folder, path.join(folder, '.data'), 4402);
  const megabytes = cold.megabytes();
  await cold.stop();
  rmSync(folder, { recursive: true, force: true });
  printed('cold-start-seconds', cold.seconds.toFixed(1));
  // The build is over and gone.
  atMost('cold-start-memory', megabytes, 400, 'MB');
}
