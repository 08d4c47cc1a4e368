import { globSync } from 'node:fs';
import path from 'node:path';
import { errors, type Locator, type Page } from '@playwright/test';
import enPlay from '#locales/en/play.json' with { type: 'json' };
import enGames from '#locales/en/play-games.json' with { type: 'json' };
import zhPlay from '#locales/zh-TW/play.json' with { type: 'json' };
import zhGames from '#locales/zh-TW/play-games.json' with { type: 'json' };
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { expect, type Kindred, keepToken, openSession } from './kindred.ts';

const MAYA = 'maya';

/** Without what is in these nothing was played. */
export const TABLES_OF_PLAY = [
  'told_events',
  'play_events_before',
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

/** All scenes of a program in the order in which they open: checks first, form by form, then lesson after lesson. */
export function scenesOf(program: string): string[] {
  const ids = globSync(`product/play/scenes/${program}/*.ink`).map((file) => path.basename(file, '.ink'));
  const orderOf = (id: string): number => {
    const skill = SKILLS.findIndex((one) => id.split('-').includes(one));
    if (id.includes('-check-')) return skill + (id.includes('-check-b-') ? 10 : 0);
    // The academy goes round by round, the others house by house.
    const round = program === 'academy' ? Number(id.at(-1)) : 0;
    return 100 * (round + 1) + skill;
  };
  return ids.toSorted((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b));
}

/** The form whose checks are on the map when this scene is. */
export const formOfScene = (scene: string): string => (scene.includes('-check-b-') ? 'b' : 'a');

/** Maya, at the beginning of a program; with `done`, the scenes that lie behind her. Nobody asks how she feels. */
export async function startStudent(
  page: Page,
  kindred: Kindred,
  program: string,
  { done = [] as string[], asks = false, hurries = false, form = 'a' } = {},
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
    `insert into program_progress (student_id, program, done, forms, updated_at) values ($1, $2, $3, $4, now())`,
    [id, program, JSON.stringify(done.map((scene) => ({ scene, iteration: 1 }))), [form]],
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
/**
 * Without moving a mouse there, which takes most of the time of a long walk: whatever lies over the target is found
 * all the same.
 */
export const atOnce: Press = async (page, target) => {
  const isPressed = await target.evaluate(
    (element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const isInFront = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      if (isInFront && element instanceof HTMLElement) element.click();
      return isInFront;
    },
    null,
    PATIENCE,
  );
  if (!isPressed) await byMouse(page, target);
};
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

/** Words of the student site by what they are in English. */
const PAIRS = [...pairsOf(enPlay, zhPlay), ...pairsOf(enGames, zhGames)];

function pairsOf(english: object, chinese: object): [string, string][] {
  const there = new Map<string, unknown>(Object.entries(chinese));
  return Object.entries(english).flatMap(([key, value]): [string, string][] => {
    const other = there.get(key);
    if (typeof value === 'string') return typeof other === 'string' ? [[value, other]] : [];
    return typeof other === 'object' && other !== null ? pairsOf(value, other) : [];
  });
}

/** A text of the student site, in whichever language the page is. */
function inEither(...texts: string[]): RegExp {
  // One English word may be several Chinese ones.
  const all = PAIRS.flatMap(([english, chinese]) => (texts.includes(english) ? [english, chinese] : []));
  return new RegExp(`^(${all.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`);
}

const NEXT = inEither('Next');

/** All that this moment of a scene shows has come. */
export async function whenLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(inEither(enPlay.loading))).toHaveCount(0);
}

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
  const named = (name: string): Locator => main.getByRole('button', { name: inEither(name) });
  const isThere = (target: Locator): Promise<boolean> => target.first().isVisible();
  const isEnabled = async (target: Locator): Promise<boolean> =>
    (await isThere(target)) && (await target.first().getAttribute('aria-disabled')) !== 'true';
  const bins = main.locator('[data-bin-button]');
  const before = await sight(page);
  const isOver = async (): Promise<boolean> => !isSame(await sight(page), before);
  for (let presses = 0; presses < 60 && !(await isOver()); presses += 1) {
    const unpressed = main.locator('[aria-pressed=false]:not([aria-disabled=true])');
    const begin = main.getByRole('button', {
      name: /^(Put your hand next to|Take hold of|把手放在|輕輕握住)/,
    });
    const sign = main.getByRole('button', { name: inEither('Ring the bell', 'Press it now') });
    const piece = main.locator('[data-piece]:not([aria-disabled=true])');
    const door = main.locator('[data-door]:not([aria-disabled=true])');
    const thing = main.locator('[data-thing]:not([data-given])');
    const tried = named('I tried it');
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
    else if (await isThere(named('I will build it now'))) await press(page, named('I will build it now'));
    else if (await isThere(named('Stand here'))) await press(page, named('Stand here'));
    else if (await isThere(named('Go on'))) await press(page, named('Go on'));
    else if (await isThere(named('I said it'))) await press(page, named('I said it'));
    else if (await isThere(named('I heard them all'))) await press(page, named('I heard them all'));
    else if (await isThere(named('Next'))) await press(page, named('Next'));
    else if (await isThere(unpressed)) await press(page, unpressed.first());
    else if (await isThere(named('Done'))) await press(page, named('Done'));
    else if (await isThere(main.locator('[data-feeling]')))
      await press(page, main.locator('[data-feeling]').last());
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
  if (left === 0) return press(page, main.getByRole('button', { name: inEither('Done') }));
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
