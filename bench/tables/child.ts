import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { guardProcess } from '#testing/server/guard.ts';

export type Child = { address: string; pid: number; stop(): Promise<void> };

/** A server beside the measured one: it goes with this process, and the first it says is the port it listens on. */
export async function startChild(given: {
  arguments: readonly string[];
  folder: string;
  env?: Record<string, string>;
}): Promise<Child> {
  const child = spawn(process.execPath, given.arguments, {
    cwd: given.folder,
    env: { ...process.env, ...given.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  guardProcess(child);
  return {
    address: `http://127.0.0.1:${await portOf(child)}`,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => {
      resolve(z.parse(z.object({ port: z.number() }), JSON.parse(String(line))).port);
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`)));
  });
}
