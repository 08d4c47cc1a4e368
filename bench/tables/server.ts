import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { EmbeddedConnection } from '#platform/server/postgres/embedded-postgres.ts';
import { addressOf } from '../postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the measured server seals with: random, as it refuses any other. */
export const SERVER_KEY = randomBytes(32).toString('base64url');

/** What follows `node` in `npm run server`: what is measured is what runs in earnest. */
function serverArguments(): string[] {
  const { scripts } = z.parse(
    z.object({ scripts: z.object({ server: z.string() }) }),
    JSON.parse(readFileSync(`${root}/package.json`, 'utf8')),
  );
  const [, command] = scripts.server.split('exec node ');
  if (command === undefined) throw new Error('`npm run server` starts no Node');
  return command.split(' ');
}

/** Those of them that are about Node alone, for who is compared with it. */
export function nodeFlags(): string[] {
  return serverArguments().filter((argument) => argument.startsWith('--'));
}

/** The server as it runs in earnest: a process of its own, whose memory is only its own. */
export async function startServer(
  connection: EmbeddedConnection,
  port: number,
): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
  const env = {
    ...process.env,
    // As in `npm run server`: sources that were read once need not be stripped of their types again.
    NODE_COMPILE_CACHE: '.cache/compiled',
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '0',
    // Staff are asked for their lists, not for who they are.
    STAFF_SECOND_STEP: 'offered',
    DASHBOARD_URL: `http://localhost:${port}`,
    STUDENT_URL: `http://student.localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@kindred.test',
    VENDOR_NAME: 'Bench',
    VENDOR_ADDRESS: 'Nowhere',
    VENDOR_TAX_ID: '00-0000000',
    VENDOR_EMAIL: 'bench@kindred.test',
    APP_KEY: SERVER_KEY,
    DATABASE_URL: addressOf(connection),
  };
  const child = spawn(process.execPath, serverArguments(), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
