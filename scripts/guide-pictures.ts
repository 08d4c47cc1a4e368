/**
 * `npm run guide:pictures`: takes the pictures of the guides from the demo, so that they show the product as it is. A
 * screen that is not there any more fails. A name as argument takes that one alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { DEMO_PASSWORD, DEMO_STUDENT } from '#database/seed/base/demo-accounts.ts';
import { GUIDE_PICTURES, type GuidePicture } from '#product/lessons/rules/guide/guide.ts';
import { root } from './build-stamp.ts';
import { CHROMIUM } from './chromium.ts';
import { makePaperPictures } from './pictures/paper-pictures.ts';

const PORT = Number(process.env['PORT'] ?? 7680);
const DASHBOARD = `http://localhost:${PORT}`;
const STUDENT = `http://student.localhost:${PORT}`;
const FOLDER = path.join(root, 'product/lessons/guides/pictures');
const SCREEN = { width: 1200, height: 750 };
const TAKEN = { width: 960, height: 600 };
const MOST_BYTES = 60_000;
const LOCALES = ['en', 'zh-TW'] as const;

/** Their screens are not there yet, or need something to be made first: guides show nothing in their place. */
const LEFT_OUT: readonly GuidePicture[] = ['lesson', 'upload-preview'];

type Who = 'educator' | 'clinician' | 'parent' | 'student';
type Shot = {
  who: Who;
  /** May name a student who has a report: `{student}`. */
  at: string;
  /** What has to be seen before it is taken. */
  seen: string;
  /** What is done first. */
  before?: (page: Page) => Promise<void>;
};

const SHOTS: Readonly<Partial<Record<GuidePicture, Shot>>> = {
  'manage-students': { who: 'educator', at: '/educator/students', seen: 'tbody tr' },
  'login-cards': {
    who: 'educator',
    at: '/educator/students',
    seen: 'dialog[open] button',
    before: async (page) => {
      await page.locator('tbody tr input[type="checkbox"]').first().check();
      await page.locator('tbody tr input[type="checkbox"]').nth(1).check();
      await page.getByRole('button', { name: /Login information|登入資料/ }).click();
    },
  },
  'class-code': { who: 'educator', at: '/educator/account/class-code', seen: 'main form, main section' },
  'class-page': { who: 'educator', at: '/educator', seen: 'main section' },
  'student-page': { who: 'educator', at: '/educator/students/{student}', seen: 'main section' },
  report: { who: 'educator', at: '/educator/reports/{student}/zoou/assessment', seen: 'main article' },
  'family-letter': {
    who: 'educator',
    at: '/educator/reports/{student}/zoou/assessment?part=family',
    seen: 'main article',
  },
  'group-data': { who: 'educator', at: '/educator/group-data', seen: 'main table' },
  'follow-ups': { who: 'clinician', at: '/educator/emotion-check-ins/follow-ups', seen: 'main section' },
  progress: { who: 'parent', at: '/parent/progress', seen: 'main section' },
  'world-map': { who: 'educator', at: '/educator/demo/zoou', seen: 'main a[href*="zoou-"], main button' },
  scene: { who: 'educator', at: '/educator/demo/zoou/zoou-ic-1', seen: 'main button' },
  comic: { who: 'educator', at: '/educator/demo/sim/sim-asking-for-help', seen: 'main button' },
  'cool-down-corner': { who: 'student', at: '/student/play/cool-down', seen: 'main button' },
  'check-in-faces': {
    who: 'student',
    at: '/student/play',
    seen: 'button:has-text("Not now"), button:has-text("先不說")',
  },
};

function startDemo(dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir };
  const demo = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    demo.stdout?.on('data', (said: Buffer) => said.toString().includes('Ready in') && resolve(demo));
    demo.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
  });
}

type Session = { token: string; username: string };

async function signIn(site: string, username: string, password: string): Promise<Session> {
  // Only browsers know that every name below localhost is this machine.
  const reply = await fetch(`http://localhost:${PORT}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': new URL(site).host },
    body: JSON.stringify({ username, password }),
  });
  if (!reply.ok) throw new Error(`nobody signs in as ${username}: ${reply.status}`);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await reply.json());
  return { token, username };
}

/** The first student of the teacher who has a report. */
async function withReport({ token }: Session): Promise<number> {
  const ask = (url: string): Promise<Response> =>
    fetch(`${DASHBOARD}/api${url}`, { headers: { 'Access-Token': `Bearer ${token}` } });
  const list = z.object({ data: z.array(z.object({ id: z.number() })) });
  const { data } = list.parse(await (await ask('/educator/reports/zoou')).json());
  for (const { id } of data) {
    const reply = await ask(`/educator/students/${id}/report/zoou/assessment`);
    if (reply.ok) return Number(id);
  }
  throw new Error('nobody in the demo has a report');
}

/** Run in the browser: draws a picture smaller, as WebP. */
const draw = (source: string, quality: number): string => `(async () => {
  const image = new Image();
  image.src = '${source}';
  await image.decode();
  const drawn = document.createElement('canvas');
  drawn.width = ${TAKEN.width};
  drawn.height = ${TAKEN.height};
  const pen = drawn.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, drawn.width, drawn.height);
  return drawn.toDataURL('image/webp', ${quality});
})()`;

async function smaller(canvas: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  for (const quality of [0.86, 0.76, 0.66, 0.5]) {
    const data = await canvas.evaluate<string>(draw(source, quality));
    const webp = Buffer.from(data.split(',')[1] ?? '', 'base64');
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error('a picture does not get small enough');
}

async function take(only: readonly string[]): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const educator = await signIn(DASHBOARD, 'educator@kindred.test', DEMO_PASSWORD);
  const people: Record<Who, Session> = {
    educator,
    clinician: await signIn(DASHBOARD, 'clinician@kindred.test', DEMO_PASSWORD),
    parent: await signIn(DASHBOARD, 'parent@kindred.test', DEMO_PASSWORD),
    student: { token: '', username: DEMO_STUDENT.username },
  };
  const student = await withReport(educator);
  const canvas = await browser.newPage();
  const names = GUIDE_PICTURES.filter((name) => only.length === 0 || only.includes(name));
  const missed: string[] = [];
  for (const name of names.filter((one) => !LEFT_OUT.includes(one))) {
    const shot = SHOTS[name];
    if (shot === undefined) throw new Error(`nobody says how ${name} is taken`);
    for (const locale of LOCALES) {
      const context = await browser.newContext({ viewport: SCREEN, locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      try {
        await openAs(page, shot.who, people[shot.who], locale);
        const site = shot.who === 'student' ? STUDENT : DASHBOARD;
        await page.goto(`${site}${shot.at.replace('{student}', String(student))}`);
        await shot.before?.(page);
        await page.locator(shot.seen).first().waitFor({ timeout: 15_000 });
        await page.waitForTimeout(1200);
        await writeFile(
          path.join(FOLDER, `${name}.${locale}.webp`),
          await smaller(canvas, await page.screenshot()),
        );
        console.log(`${name}.${locale}`);
      } catch (error) {
        missed.push(`${name}.${locale}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        await page.screenshot({ path: path.join(root, `.cache/missed-${name}.png`) });
      }
      await context.close();
    }
  }
  await browser.close();
  if (missed.length > 0) throw new Error(`not taken:\n${missed.join('\n')}`);
}

async function openAs(page: Page, who: Who, { token, username }: Session, locale: string): Promise<void> {
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
    [username, token, locale] as const,
  );
}

const dataDir = path.join(root, '.cache/guide-pictures');
await rm(dataDir, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const demo = await startDemo(dataDir);
try {
  await take(process.argv.slice(2));
  await makePaperPictures();
} finally {
  demo.removeAllListeners('exit');
  demo.kill('SIGTERM');
  await new Promise((resolve) => demo.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
