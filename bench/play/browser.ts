/** What a child waits for on a slow device: four times slower than this machine, behind 1.6 Mbit/s. */
import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { seal } from '#platform/server/crypto.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { TABLES_OF_PLAY } from '../../e2e/play.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { atMost, isShort, median, printed } from '../report.ts';
import { SERVER_KEY, startServer } from '../tables/server.ts';
import {
  CHILD,
  now,
  openBrowser,
  openFirstScene,
  openHome,
  openPage,
  openScene,
  passCheckIn,
  playScene,
  type Shown,
  type Site,
  scriptKilobytes,
  settle,
  signIn,
} from './child.ts';
import { type FramesOfDevices, framesSince, measureFrames, reportFrames, watchFrames } from './frames.ts';
import type { Seen } from './in-page.ts';

const PORT = 4391;
/** A round each: animals and people, stories, checks and games. */
const PROGRAMS = ['academy', 'zoou', 'ssgrin', 'hoh'];
/** In short a scene is played as far as its first question. */
const FEW_STEPS = 8;

type Scripts = { first: number; figures: number };
type Round = { home: number; first: number; second: number; seen: Shown[] };
type Measured = {
  bare: Seen[];
  rounds: Round[];
  signedIn: Scripts;
  throughLogin: Scripts;
  frames: FramesOfDevices;
};

export async function benchBrowser(): Promise<void> {
  const postgres = await benchPostgres('play');
  const connection = await makeDatabase(postgres, 'play');
  const database = openDatabase(connection);
  try {
    await buildChild(database);
    const server = await startServer(connection, PORT);
    try {
      const browser = await openBrowser();
      try {
        const site = { address: server.address, student: `http://student.localhost:${PORT}` };
        report(await (isShort ? measureInShort : measure)(browser, database, site));
      } finally {
        await browser.close();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function measure(browser: Browser, database: Database, site: Site): Promise<Measured> {
  // Nobody times this one: the server has just started.
  await startAnew(database, 'zoou');
  const throughLogin = await scriptsOf(browser, site, loginForm);
  await startAnew(database, 'zoou');
  // The shorter of two ways through the same pages.
  const signedIn = await scriptsOf(browser, site, signedInHome);
  const bare = await playBare(browser);
  const rounds: Round[] = [];
  for (const program of PROGRAMS) {
    await startAnew(database, program);
    rounds.push(await playRound(browser, site));
  }
  const frames = await measureFrames(browser, site, () => startAnew(database, 'academy'));
  return { bare, rounds, signedIn, throughLogin, frames };
}

/** Everything at the same page, which comes in by the login form: most of what a short run takes is pages that begin. */
async function measureInShort(browser: Browser, database: Database, site: Site): Promise<Measured> {
  await startAnew(database, 'academy');
  const page = await openPage(browser, { slow: false });
  await page.addInitScript(watchFrames);
  await loginForm(page, site);
  const home = await openHome(page, site);
  await passCheckIn(page);
  const { seconds, shownAt } = await openFirstScene(page);
  const begun = await now(page);
  const seen = await playScene(page, FEW_STEPS);
  const scripts = await scriptsUntil(page, shownAt);
  const frames = await framesSince(page, begun);
  await page.context().close();
  return {
    bare: seen,
    rounds: [{ home, first: seconds, second: seconds, seen }],
    signedIn: scripts,
    throughLogin: scripts,
    frames: { fast: frames, slow: frames },
  };
}

function report({ bare: bareSeen, rounds, signedIn, throughLogin, frames }: Measured): void {
  const bare = bareSeen.map(took);
  const seen = rounds.flatMap((round) => round.seen);
  const after = seen.filter(({ from, to }) => isTold(from?.mode) && to.turn !== from?.turn);
  const next = after.filter(({ to }) => to.mode !== 'end').map(took);
  const end = after.filter(({ to }) => to.mode === 'end').map(took);
  const pick = seen.filter(({ from }) => from?.mode === 'ask').map(took);
  const answers = seen.flatMap(({ from, pressedAt, answersAt }) =>
    from?.mode === 'line' && answersAt !== null ? [answersAt - pressedAt] : [],
  );

  atMost('home-interactive', median(rounds.map(({ home }) => home)), 3, 's');
  printed('first-scene-starts', `${median(rounds.map(({ first }) => first)).toFixed(1)}s`);
  atMost('next-scene-starts', median(rounds.map(({ second }) => second)), 2, 's');
  atMost('next-line-median', median(next), 100, 'ms');
  atMost('next-line-p95', percentile(next, 0.95), 100, 'ms');
  printed('next-line-slowest', `${Math.max(...next).toFixed(0)}ms of ${next.length}`);
  printed('end-there', `${median(end).toFixed(1)}ms`);
  printed('answers-there', `${median(answers).toFixed(1)}ms, p95 ${percentile(answers, 0.95).toFixed(1)}ms`);
  printed('bare-line', `${median(bare).toFixed(1)}ms, p95 ${percentile(bare, 0.95).toFixed(1)}ms`);
  printed('next-line-vs-bare-line', (median(next) / median(bare)).toFixed(2));
  atMost('pick-median', median(pick), 100, 'ms');
  atMost('pick-p95', percentile(pick, 0.95), 100, 'ms');
  printed('pick-slowest', `${Math.max(...pick).toFixed(0)}ms of ${pick.length}`);
  atMost('scripts-before-scene-signed-in', signedIn.first, 200, 'KB');
  atMost('scripts-before-scene-through-login', throughLogin.first, 200, 'KB');
  printed('scripts-with-figures-through-login', `${throughLogin.figures.toFixed(1)}KB`);
  reportFrames(frames);
}

/** A line, or the keepsake it brought. */
const isTold = (mode: string | undefined): boolean => mode === 'line' || mode === 'dialog';
const took = ({ pressedAt, paintedAt }: Seen): number => paintedAt - pressedAt;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function buildChild({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into schools (id, name, state) values (1, 'Bench', 'NC');
    insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
      values (1, 'educator', 'educator', 'bench@bench.test', 'First', 'Last', 'verified', 'form', 1)`);
  const appKey = createHash('sha256').update(SERVER_KEY).digest();
  await pool.query(
    `insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed,
       license_ends_on)
     values (1, 1, 1, 'First', 'Last', 3, $1, $2, current_date + 100)`,
    [CHILD.username, seal(appKey, CHILD.password)],
  );
}

/** At the beginning of a program, and not asked yet today how it feels. */
async function startAnew({ pool }: Database, program: string): Promise<void> {
  await pool.query(`update students set active_program = $1`, [program]);
  for (const table of TABLES_OF_PLAY) {
    await pool.query(`delete from ${table}`);
  }
}

/** One program on one slow device: home, its first scene to the end, and the beginning of the second. */
async function playRound(browser: Browser, site: Site): Promise<Round> {
  const page = await openPage(browser, { slow: true });
  await signIn(page, site);
  const home = await openHome(page, site);
  await passCheckIn(page);
  const { seconds: first } = await openFirstScene(page);
  const seen = await playScene(page);
  const { seconds: second } = await openScene(page, page.getByRole('link', { name: /^Next: / }));
  await page.context().close();
  return { home, first, second, seen };
}

const BARE_LINES = 40;
const BARE = `<!doctype html>
<meta name="viewport" content="width=device-width">
<main data-mode="line" data-turn="0"><h1>Bare</h1><p>Line 0</p><button>Next</button></main>
<script>
  const [main, line, button] = ['main', 'p', 'button'].map((name) => document.querySelector(name));
  button.addEventListener('touchend', (event) => {
    event.preventDefault();
    const turn = Number(main.dataset.turn) + 1;
    line.textContent = 'Line ' + turn;
    main.dataset.turn = turn;
    if (turn === ${BARE_LINES}) main.dataset.mode = 'end';
  });
</script>`;

/** What a tap takes here when there is next to nothing to do: a line and a button, on the same slow device. */
async function playBare(browser: Browser): Promise<Seen[]> {
  const page = await openPage(browser, { slow: true });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.goto('http://bare.localhost/');
  const seen = await playScene(page);
  await page.context().close();
  return seen;
}

/** Kilobytes of script until the first line of the first scene stands on the screen, and until who says it does. */
async function scriptsOf(
  browser: Browser,
  site: Site,
  enter: (page: Page, site: Site) => Promise<void>,
): Promise<Scripts> {
  const page = await openPage(browser, { slow: false });
  await enter(page, site);
  await settle(page);
  await page.getByRole('link', { name: 'Play', exact: true }).tap();
  await passCheckIn(page);
  const { shownAt } = await openFirstScene(page);
  const scripts = await scriptsUntil(page, shownAt);
  await page.context().close();
  return scripts;
}

async function scriptsUntil(page: Page, shownAt: number): Promise<Scripts> {
  await page.locator('[data-actor] svg').first().waitFor({ state: 'attached' });
  return { first: await scriptKilobytes(page, shownAt), figures: await scriptKilobytes(page) };
}

async function signedInHome(page: Page, site: Site): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.student}/student`);
}

async function loginForm(page: Page, site: Site): Promise<void> {
  await page.goto(site.student);
  await page.getByLabel('Username').fill(CHILD.username);
  await page.getByLabel('Password', { exact: true }).fill(CHILD.password);
  await page.getByRole('button', { name: "Let's go!" }).tap();
  await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
}
