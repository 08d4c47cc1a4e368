/** The demo, started for taking pictures of it, and the people in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import { DEMO_PASSWORD, DEMO_STUDENT } from '#database/seed/base/demo-accounts.ts';
import { root } from '../build-stamp.ts';

const PORT = Number(process.env['PORT'] ?? 7680);
export const DASHBOARD = `http://localhost:${PORT}`;
export const STUDENT = `http://student.localhost:${PORT}`;

/** Everybody whose screens are shown. */
const ADULTS = ['educator', 'clinician', 'parent'] as const;
export type Who = (typeof ADULTS)[number] | 'student';

type Session = { token: string; username: string };
export type People = Readonly<Record<Who, Session>>;

/** Runs the demo, as it was built last, with its seed on a folder of its own, which is gone afterwards. */
export async function withDemo<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const dataDir = path.join(root, '.cache', name);
  await rm(dataDir, { recursive: true, force: true });
  const demo = await startDemo(dataDir);
  try {
    return await work();
  } finally {
    demo.removeAllListeners('exit');
    demo.kill('SIGTERM');
    await new Promise((resolve) => demo.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startDemo(dataDir: string): Promise<ChildProcess> {
  // The address that children are told is shown without the port of this machine.
  const own = { PORT: String(PORT), DATA_DIR: dataDir, STUDENT_URL: 'http://student.localhost' };
  const env = { ...process.env, ...own };
  const demo = spawn(process.execPath, ['scripts/start.ts', '--as-built'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    demo.stdout?.on('data', (said: Buffer) => said.toString().includes('Ready in') && resolve(demo));
    demo.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
  });
}

export async function signInAll(): Promise<People> {
  return {
    educator: await signIn('educator'),
    clinician: await signIn('clinician'),
    parent: await signIn('parent'),
    student: { token: '', username: DEMO_STUDENT.username },
  };
}

async function signIn(who: (typeof ADULTS)[number]): Promise<Session> {
  const username = `${who}@kindred.test`;
  const reply = await fetch(`${DASHBOARD}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`nobody signs in as ${username}: ${reply.status}`);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await reply.json());
  return { token, username };
}

/** The first student of the teacher who has a report. */
export async function withReport({ educator }: People): Promise<number> {
  const ask = (url: string): Promise<Response> =>
    fetch(`${DASHBOARD}/api${url}`, { headers: { 'Access-Token': `Bearer ${educator.token}` } });
  const list = z.object({ data: z.array(z.object({ id: z.number() })) });
  const { data } = list.parse(await (await ask('/educator/reports/zoou')).json());
  for (const { id } of data) {
    const reply = await ask(`/educator/students/${id}/report/zoou/assessment`);
    if (reply.ok) return Number(id);
  }
  throw new Error('nobody in the demo has a report');
}

/** The page belongs to one of them from here on. */
export async function openAs(page: Page, who: Who, people: People, locale: Locale): Promise<void> {
  if (who === 'student') {
    await page.goto(STUDENT);
    const fields = page.locator('form input');
    await fields.nth(0).fill(DEMO_STUDENT.username);
    await fields.nth(1).fill(DEMO_STUDENT.password);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/student');
    return;
  }
  await page.addInitScript(
    ([name, value, language]) => {
      localStorage.setItem('access-token', value);
      localStorage.setItem('username', name);
      localStorage.setItem('language', language);
    },
    [people[who].username, people[who].token, locale] as const,
  );
}
