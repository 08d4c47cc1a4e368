import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import pg from 'pg';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import { closing } from '#platform/server/database/closing.ts';
import { copyOf } from '#testing/server/template.ts';
import { APP_KEY, PASSWORD, TEMPLATE } from './demo.ts';

export { expect } from '@playwright/test';

export type Kindred = {
  dashboard: string;
  student: string;
  /** The same sites under another brand's host names. */
  branded(brand: string): { dashboard: string; student: string };
  database: pg.Pool;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** Two checkouts can be tested side by side. */
const FIRST_PORT = Number(process.env['E2E_FIRST_PORT'] ?? 4300);

/** Null where there is no page yet: a new window has not shown one. */
function pageOf(request: Request): URL | null {
  try {
    return new URL(request.frame().page().url());
  } catch {
    return null;
  }
}

/**
 * What student pages asked of other hosts than their own. A link may lead to the other site, and a login to a provider;
 * nothing else leaves.
 */
export function watchHosts(context: BrowserContext): string[] {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const from = pageOf(request);
    if (from === null) return;
    const to = new URL(request.url());
    if (!from.host.startsWith('student.') || /^(data|blob):$/.test(to.protocol)) return;
    const isOurs = request.isNavigationRequest()
      ? /(^|\.)localhost$/.test(to.hostname) && to.port === from.port
      : to.host === from.host;
    if (!isOurs) elsewhere.push(`${from.href} asked for ${to.href}`);
  });
  return elsewhere;
}

/** Each worker has a server process, a worker process and a database of its own. */
export const test = base.extend<{ noOtherHosts: undefined; noPagesLeft: undefined }, { kindred: Kindred }>({
  noOtherHosts: [
    async ({ context }, use) => {
      const elsewhere = watchHosts(context);
      await use(undefined);
      expect(elsewhere).toEqual([]);
    },
    { auto: true },
  ],
  // The runner empties a context of cookies and storage for the next test, and through a page that is open of all it has
  // fetched as well: with none open that stays.
  noPagesLeft: [
    async ({ context }, use) => {
      await use(undefined);
      await Promise.all(context.pages().map((page) => page.close()));
    },
    { auto: true },
  ],
  kindred: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern here
    async ({}, use, workerInfo) => {
      const postgres = JSON.parse(process.env['E2E_POSTGRES'] ?? '{}');
      const name = `e2e_${workerInfo.workerIndex}_${Date.now()}`;
      const admin = new pg.Pool({ ...postgres, max: 1 });
      await admin.query(`create database ${name} ${copyOf(TEMPLATE)}`);
      const port = FIRST_PORT + workerInfo.workerIndex;
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: '1',
        APP_KEY,
        // As under `npm start`: what was compiled once is not compiled by every process again.
        NODE_COMPILE_CACHE: '.cache/compiled',
        DATABASE_URL: `postgresql://${postgres.user}@localhost:${postgres.port}/${name}?host=${encodeURIComponent(postgres.host)}`,
      };
      const children = [launch('apps/api/main.ts', env), launch('apps/worker/main.ts', env)];
      const database = new pg.Pool({ ...postgres, database: name, max: 2 });
      const closeDatabase = closing(database);
      try {
        await Promise.all(children.map(untilReady));
        await use({
          dashboard: `http://localhost:${port}`,
          student: `http://student.localhost:${port}`,
          branded: (brand) => ({
            dashboard: `http://${brand}.localhost:${port}`,
            student: `http://student.${brand}.localhost:${port}`,
          }),
          database,
        });
      } finally {
        // Also when one of them did not start: the other would go on for ever.
        await Promise.all(children.map(stopped));
      }
      await closeDatabase();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
});

function launch(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Both processes print one line once they serve. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`a process of the server ended with ${code}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Fills in the login dialog that is open, as a person would. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

export async function signIn(
  page: Page,
  kindred: Kindred,
  username: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${kindred.dashboard}/?login=1`);
  await fillLogin(page, username, password);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/(educator|parent|uber)$/);
}

/** A session past the login, which takes its time on purpose. Answers its token. */
export async function openSession(
  { database }: Kindred,
  { account = '', student = '' }: { account?: string; student?: string },
): Promise<string> {
  const token = randomToken();
  const { rowCount } = await database.query(
    `insert into sessions (token_hash, account_id, student_id, expires_at, proved_at)
     select $1, account_id, student_id, now() + interval '1 hour', case when account_id is not null then now() end from (
       select id as account_id, null::bigint as student_id from accounts where username = $2
       union all select null, id from students where username = $3
     ) person`,
    [hashToken(token), account, student],
  );
  expect(rowCount).toBe(1);
  return token;
}

/** Puts a token where the apps keep it. */
export async function keepToken(
  pages: Pick<Page, 'addInitScript'>,
  username: string,
  token: string,
): Promise<void> {
  await pages.addInitScript(
    ([name, value]) => {
      localStorage.setItem('access-token', value ?? '');
      localStorage.setItem('username', name ?? '');
    },
    [username, token],
  );
}

/** Signs in without the dialog, for tests that are about something else. */
export async function startSession(page: Page, kindred: Kindred, username: string): Promise<void> {
  await keepToken(page, username, await openSession(kindred, { account: username }));
}

export async function signInStudent(
  page: Page,
  address: string,
  username: string,
  password: string,
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: "Let's go!" }).click();
}

/** Asks for an account without the form, for tests that are about what comes after. */
type NewTeacher = { username: string; name: [string, string]; besides: string; students: string[] };

/** A verified teacher of the same school as another, with a class in grade 3. */
export async function buildTeacher(
  database: Kindred['database'],
  { username, name, besides, students }: NewTeacher,
): Promise<void> {
  await database.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id)
     select 'educator', 'educator', $1, $2, $3, password_hash, 'verified', 'admin', school_id
     from accounts where username = $4`,
    [username, ...name, besides],
  );
  await database.query(
    `insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed)
     select a.school_id, a.id, split_part(name, ' ', 1), split_part(name, ' ', 2), 3,
       -- Another journey may have a child of the same name.
       called || case when exists (select from students where username = called) then '.' || a.id else '' end,
       (select password_sealed from students where username = 'maya')
     from accounts a, unnest($2::text[]) name, lateral (select replace(lower(name), ' ', '.') as called) spelled
     where a.username = $1`,
    [username, students],
  );
}

export async function requestAccount(page: Page, kindred: Kindred, email: string): Promise<void> {
  const reply = await page.request.post(`${kindred.dashboard}/api/account-request`, {
    data: { my_role: 'home', first_name: 'Ngozi', last_name: 'Larch', email },
  });
  expect(reply.ok()).toBe(true);
}

/** Waits for the newest letter to an address on the mailbox page and follows its link. */
export async function openLetter(
  page: Page,
  kindred: Kindred,
  recipient: string,
  subject: RegExp,
): Promise<void> {
  await page.goto(`${kindred.dashboard}/mailbox`);
  const letter = page
    .getByRole('listitem')
    .filter({ hasText: recipient })
    .filter({ hasText: subject })
    .first();
  await letter.getByRole('button').or(letter.getByRole('link')).first().click();
  // As a mail program shows it, it is a page of its own: its words are easier to ask for here.
  await page.getByRole('tab', { name: 'Plain text' }).click();
}

export async function followLetter(
  page: Page,
  kindred: Kindred,
  recipient: string,
  subject: RegExp,
): Promise<void> {
  await openLetter(page, kindred, recipient, subject);
  const link = page.getByRole('main').getByRole('link', { name: /^http/ });
  await page.goto((await link.getAttribute('href')) ?? '');
}

/** Lists of three rows: what is wrong with one row is wrong with fifty, and found in a fraction of the time. */
export async function shortenLists(page: Page): Promise<void> {
  await page.route(/\/api\/[^?]*\?(.*&)?_page=/, async (route) => {
    // Only browsers know that every name below localhost is this machine.
    const url = route
      .request()
      .url()
      .replace(/\/\/[\w.]*localhost/, '//localhost');
    const response = await route.fetch({ url });
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: body.data?.slice(0, 3) } });
  });
}

export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

/** What fades in has no contrast yet: waits for every movement that comes to an end. */
function stillness(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A picture of so many shapes that it is quicker to pass over them. */
const MANY_SHAPES = 100;

/** To look takes seconds: `npm test` does it in its walk of the pages, and on the way of journeys the whole run does. */
const LOOKS_ON_THE_WAY = process.env['WHOLE'] !== undefined || process.env['PROOF'] !== undefined;

/** No accessibility fault where a journey has come to. */
export async function expectAccessible(page: Page, { floating = false } = {}): Promise<void> {
  if (LOOKS_ON_THE_WAY) await expectNoFault(page, { floating });
}

/**
 * No accessibility fault, by every rule up to WCAG 2.2 AA. An open menu floats outside of the landmarks. What lies
 * behind an open dialog is out of reach, and looked at where it is not.
 */
export async function expectNoFault(page: Page, { floating = false } = {}): Promise<void> {
  // A page that is still empty has no faults, or other ones.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await stillness(page);
  // Scrolled half-way, what stays at the window's edge half covers whatever lies under it by chance.
  if (!floating) await page.evaluate(() => scrollTo(0, 0));
  // Half a megabyte of script: once a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([many, rules]) => {
      // Pictures that are hidden from assistive technology anyway have thousands of shapes, and no words. Each element is
      // held against everything that is passed over: for a list's small icons that took a third of the time.
      const drawings = [...document.querySelectorAll('svg[aria-hidden=true]')]
        .filter((picture) => picture.querySelectorAll('*').length > many)
        .flatMap((picture) => [...picture.children]);
      const dialog = document.querySelector(':is(dialog[open], [role=dialog])');
      const { violations } = await window.axe.run(
        { include: dialog?.checkVisibility() ? [dialog] : [document], exclude: drawings },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          rules,
          // Only what is wrong is put into words: the rest would take most of the time.
          resultTypes: ['violations'],
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [MANY_SHAPES, floating ? { region: { enabled: false } } : {}] as const,
  );
  expect(found).toEqual([]);
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 320, height: 640 };

/** Looks at a page in two sizes, first in that which the page before has left: to lay out and draw anew takes time. */
export async function inBothSizes(
  page: Page,
  { desktop, phone }: { desktop: () => Promise<void>; phone: () => Promise<void> },
): Promise<void> {
  const sizes = [
    { size: DESKTOP, look: desktop },
    { size: PHONE, look: phone },
  ];
  const isSmall = page.viewportSize()?.width === PHONE.width;
  for (const { size, look } of isSmall ? sizes.toReversed() : sizes) {
    if (page.viewportSize()?.width !== size.width) {
      await page.setViewportSize(size);
      // What is laid out otherwise in this size is so a frame later.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    await look();
  }
}

/** Of an adult's page: nothing is found in either size, and on a phone nothing stands out at the side. */
export async function expectFit(page: Page): Promise<void> {
  await inBothSizes(page, {
    desktop: () => expectAccessible(page),
    phone: async () => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} at ${PHONE.width} px`).toBe(0);
      await expectAccessible(page);
    },
  });
}

/** Children's pages: targets of 44 px and text of 18 px at the least. */
export async function expectLarge(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const visible = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const targets = [...document.querySelectorAll('button, a[href], input, select')]
      .filter(visible)
      .filter((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        return Math.min(box.width, box.height) < 43.5;
      });
    const texts = [...document.querySelectorAll('main *, header *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => visible(element) && element.closest('svg') === null)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 17.9);
    return [...targets, ...texts].map((element) => element.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
}
