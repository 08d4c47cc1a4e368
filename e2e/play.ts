import { errors, type Locator, type Page } from '@playwright/test';
import { expect, type Kindred, keepToken, openSession } from './kindred.ts';

const MAYA = 'maya';

/** Without what is in these nothing was played. */
export const TABLES_OF_PLAY = [
  'play_events',
  'program_progress',
  'skill_results',
  'measurements',
  'play_slots',
  'play_days',
  'play_summaries',
  'check_ins',
  'play_mine',
  'play_comics',
  'play_comics_thrown',
];

/** Maya, at the beginning of a program; with `done`, the scenes that lie behind her. Nobody asks how she feels. */
export async function startStudent(
  page: Page,
  kindred: Kindred,
  program: string,
  { done = [] as string[], asks = false, hurries = false } = {},
): Promise<number> {
  const { rows } = await kindred.database.query(
    `update students set active_program = $1, check_ins = $2 where username = $3 returning id`,
    [program, asks, MAYA],
  );
  const id: number = Number(rows[0].id);
  for (const table of TABLES_OF_PLAY) {
    await kindred.database.query(`delete from ${table} where student_id = $1`, [id]);
  }
  // Which form of a check would be Maya's, the lot says: journeys name scenes of the first.
  await kindred.database.query(
    `insert into program_progress (student_id, program, done, forms, updated_at) values ($1, $2, $3, '{a}', now())`,
    [id, program, JSON.stringify(done.map((scene) => ({ scene, iteration: 1 })))],
  );
  if (hurries) await hurry(page);
  const token = await openSession(kindred, { student: MAYA });
  await keepToken(page.context(), MAYA, token);
  return id;
}

/** How a child presses things. */
export type Press = (page: Page, target: Locator) => Promise<void>;

/** Longer than a page that is busy takes to hold still. */
const PATIENCE = { timeout: 5_000 };

export const byMouse: Press = (_, target) => target.click(PATIENCE);
export const byTouch: Press = (_, target) => target.tap(PATIENCE);
/** Tab until it is there, then Enter. */
export const byKeys: Press = (page, target) => scanTo(page, target, 'Enter');
/** One switch: a scanner moves on from one thing to the next, and the switch sends Space when it is there. */
export const bySwitch: Press = (page, target) => scanTo(page, target, 'Space');

async function scanTo(page: Page, target: Locator, key: string): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement, null, PATIENCE)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

export type Seen = 'line' | 'ask' | 'game' | 'keepsake' | 'end';

const player = (page: Page): Locator => page.locator('[data-mode]');

/** What is on the screen now; the turn changes with everything that is new there. */
async function sight(page: Page): Promise<{ turn: string; now: Seen }> {
  const [turn, mode, dialog] = await player(page).evaluate((element) => [
    element.getAttribute('data-turn') ?? '',
    element.getAttribute('data-mode'),
    element.ownerDocument.querySelector('dialog[open]')?.textContent ?? '',
  ]);
  if (/Something to keep!|新的紀念品/.test(dialog ?? '')) return { turn: turn ?? '', now: 'keepsake' };
  const now = mode === 'ask' || mode === 'game' || mode === 'end' ? mode : mode === 'comic' ? 'end' : 'line';
  return { turn: turn ?? '', now };
}

export async function seen(page: Page): Promise<Seen> {
  return (await sight(page)).now;
}

/** The line or question on the screen, as it is told to a screen reader. */
export async function told(page: Page): Promise<string> {
  return (await player(page).locator('> [aria-live]').textContent()) ?? '';
}

/** How many lines after the last answer the browser has written down. */
export function keptLines(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kindred-play');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const places = opening.result.transaction('places').objectStore('places').getAll();
          places.onerror = () => reject(places.error);
          places.onsuccess = () => {
            opening.result.close();
            resolve(places.result[0]?.place.lines ?? 0);
          };
        };
      }),
  );
}

/** Where time passes not only by itself, but also when it would be waited for. */
const hurried = new WeakSet<Page>();

async function hurry(page: Page): Promise<void> {
  await page.clock.install();
  hurried.add(page);
}

/** Lets as much time pass as a child would, who presses what is meant: longer than a double tap. */
export async function letPass(page: Page, ms = 400): Promise<void> {
  if (hurried.has(page)) await page.clock.runFor(ms);
}

async function hurryBy(page: Page, ms: number): Promise<void> {
  expect(hurried.has(page)).toBe(true);
  await page.clock.runFor(ms);
}

const isSame = (one: { turn: string; now: Seen }, other: typeof one): boolean =>
  one.turn === other.turn && one.now === other.now;

/** In either language. */
const NEXT = /^(Next|下一頁)$/;

/** One step: on to the next line, the first answer, the whole of a game. */
export async function step(page: Page, press: Press): Promise<Seen> {
  const before = await sight(page);
  const { now } = before;
  const target = {
    line: page.getByRole('button', { name: NEXT }),
    keepsake: page.getByRole('dialog').getByRole('button').last(),
    ask: page.getByRole('main').getByRole('list').getByRole('button').first(),
    game: null,
    end: null,
  }[now];
  if (now === 'game') await playGame(page, press);
  if (target === null) return now;
  // A press that comes too soon after a question was put does not count: the next one does.
  await expect(async () => {
    if (now !== 'keepsake') await letPass(page);
    if (isSame(await sight(page), before)) await press(page, target);
    await expect
      .poll(async () => isSame(await sight(page), before), { timeout: 400, intervals: [10, 20, 50] })
      .toBe(false);
  }).toPass();
  return now;
}

export async function playToEnd(page: Page, press: Press): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if ((await step(page, press)) === 'end') return;
  }
  throw new Error('the scene does not end');
}

/** What a game's own time took away under the hand was not pressed; a game in which nothing can be pressed does not end. */
function asFarAsThere(press: Press): Press {
  return async (page, target) => {
    try {
      await press(page, target);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  };
}

/** Plays a mini-game until it is over; time has to pass in it, by the page's clock if by no other. */
export async function playGame(
  page: Page,
  pressing: Press,
  pass: (ms: number) => Promise<void> = (ms) => hurryBy(page, ms),
): Promise<void> {
  const press = asFarAsThere(pressing);
  const main = page.getByRole('main');
  const named = (name: string): Locator => main.getByRole('button', { name, exact: true });
  const isThere = (target: Locator): Promise<boolean> => target.first().isVisible();
  const isEnabled = async (target: Locator): Promise<boolean> =>
    (await isThere(target)) && (await target.first().getAttribute('aria-disabled')) !== 'true';
  const bins = main.locator('[data-bin-button]');
  const before = await sight(page);
  const isOver = async (): Promise<boolean> => !isSame(await sight(page), before);
  for (let presses = 0; presses < 60 && !(await isOver()); presses += 1) {
    const unpressed = main.locator('[aria-pressed=false]:not([aria-disabled=true])');
    const begin = main.getByRole('button', { name: /^(Put your hand next to it|Take hold of it)/ });
    const sign = main.getByRole('button', { name: /^(Ring the bell|Press it now)$/ });
    const piece = main.locator('[data-piece]:not([aria-disabled=true])');
    const door = main.locator('[data-door]:not([aria-disabled=true])');
    const thing = main.locator('[data-thing]:not([data-given])');
    const tried = main.getByRole('button', { name: 'I tried it', exact: true });
    if (await isThere(named('Start'))) await press(page, named('Start'));
    else if (await isThere(bins)) await shareOut(page, press);
    else if (await isThere(begin)) await press(page, begin);
    else if (await isThere(sign)) {
      // Too soon for a sign, or a second time at it, it counts for nothing.
      await press(page, sign);
      await pass(700);
    } else if (await isThere(named('Pull'))) {
      await pass(6000);
      await press(page, named('Pull'));
    } else if (await isThere(named('Step'))) {
      await pass(2000);
      await press(page, named('Step'));
    } else if (await isThere(thing)) await press(page, thing.first());
    else if (await isThere(door)) await press(page, door.first());
    else if (await isEnabled(tried)) await press(page, tried);
    else if ((await isThere(piece)) && !(await isEnabled(named('Done')))) await press(page, piece.first());
    else if (await isThere(named('I build it now'))) await press(page, named('I build it now'));
    else if (await isThere(named('Stand here'))) await press(page, named('Stand here'));
    else if (await isThere(named('Go on'))) await press(page, named('Go on'));
    else if (await isThere(named('I said it'))) await press(page, named('I said it'));
    else if (await isThere(named('I heard them all'))) await press(page, named('I heard them all'));
    else if (await isThere(named('Next'))) await press(page, named('Next'));
    else if (await isThere(unpressed)) await press(page, unpressed.first());
    else if (await isThere(named('Done'))) await press(page, named('Done'));
    else if (await isThere(main.getByText('Which feeling is it?')))
      await press(page, main.locator('button').last());
    // Hands off: time passes by itself.
    else await pass(2000);
  }
}

/** The next thing from the table to the next one in turn; when all have theirs, that is all. */
async function shareOut(page: Page, press: Press): Promise<void> {
  const main = page.getByRole('main');
  const things = main.locator('[data-table] li button');
  const bins = main.locator('[data-bin-button]');
  const left = await things.count();
  if (left === 0) return press(page, main.getByRole('button', { name: 'Done', exact: true }));
  await press(page, things.first());
  await press(page, bins.nth(left % (await bins.count())));
}

/** The scenes the server counts as played to their end. */
export async function doneScenes(kindred: Kindred, student: number): Promise<string[]> {
  const { rows } = await kindred.database.query(
    `select jsonb_array_elements(done) ->> 'scene' as scene from program_progress where student_id = $1`,
    [student],
  );
  return rows.map(({ scene }) => scene);
}

export type Voices = { languages: string[]; ends?: boolean; elsewhere?: boolean };

/**
 * A voice of the device for each language, or one of somebody else's, that remembers what it said; the page waits for one
 * that does not end.
 */
export function fakeVoice({ languages, ends = false, elsewhere = false }: Voices): void {
  const said: string[] = [];
  const saidIn: string[] = [];
  const voices = languages.map((lang) => ({
    name: `Test ${lang}`,
    lang,
    localService: !elsewhere,
    default: true,
    voiceURI: lang,
  }));
  class Utterance {
    text: string;
    lang = '';
    onstart?: () => void;
    onend?: () => void;
    onboundary?: (event: { name: string; charIndex: number }) => void;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speak = (utterance: Utterance): void => {
    said.push(utterance.text);
    saidIn.push(utterance.lang);
    utterance.onstart?.();
    utterance.onboundary?.({ name: 'word', charIndex: 0 });
    if (ends) setTimeout(() => utterance.onend?.(), 10);
  };
  const speech = {
    speak,
    cancel: () => undefined,
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, saidIn });
}
