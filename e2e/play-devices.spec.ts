import { test as base, expect, type Kindred } from './kindred.ts';
import {
  byKeys,
  byMouse,
  bySwitch,
  byTouch,
  doneScenes,
  formOfScene,
  type Press,
  playToEnd,
  scenesOf,
  startStudent,
  told,
} from './play.ts';

const checksOf = (program: string, ...skills: string[]): string[] =>
  skills.map((skill) => `${program}-check-a-${skill}`);

/** One scene of each program, with mini-games where the program has them, and what lies before it. */
const SCENES = {
  academy: { scene: 'academy-coop-1', done: ['academy-ic-1', 'academy-com-1'] },
  zoou: { scene: 'zoou-ini-1', done: checksOf('zoou', 'ic', 'com', 'coop', 'ini', 'emp', 'er') },
  ssgrin: { scene: 'ssgrin-3', done: ['ssgrin-1', 'ssgrin-2'] },
  hoh: { scene: 'hoh-check-a-er', done: checksOf('hoh', 'ic', 'com', 'coop', 'ini', 'emp') },
  sim: { scene: 'sim-plan-b-day', done: [] },
};

const DEVICES: Record<string, { press: Press; input: string }> = {
  mouse: { press: byMouse, input: 'mouse' },
  'Tab and Enter': { press: byKeys, input: 'key' },
  touch: { press: byTouch, input: 'touch' },
  'one switch': { press: bySwitch, input: 'key' },
};

/**
 * Every program by every device with the proofs. In every run `play.spec.ts` goes through the academy by mouse, and
 * `bench:play` in short through it by touch, its games included.
 */
const WHOLE_RUN = ['hoh by Tab and Enter', 'sim by touch'];

const test = base.extend({ hasTouch: true });

/** With what questions were answered, mini-games aside; and how many answers do not say for how long they stood there. */
async function howAnswered({ database }: Kindred, student: number) {
  const { rows } = await database.query(
    `select array_agg(distinct event ->> 'input') filter (where event ? 'input') as inputs,
       count(*) filter (where (event ->> 'visible_ms')::int is null)::int as untimed
     from play_events where student_id = $1 and type = 'choice'`,
    [student],
  );
  return rows[0];
}

for (const [program, { scene, done }] of Object.entries(SCENES)) {
  for (const [device, { press, input }] of Object.entries(DEVICES)) {
    const name = `${program} by ${device}`;
    const tag = WHOLE_RUN.includes(name) ? ' @whole' : ' @proof';
    test(`a scene of ${name} is played to its end, and counts${tag}`, async ({ page, kindred }) => {
      test.slow();
      const student = await startStudent(page, kindred, program, { done, hurries: true });
      await page.goto(`${kindred.student}/student/play/${scene}`);
      await playToEnd(page, press);
      await expect.poll(() => doneScenes(kindred, student)).toContain(scene);
      await expect.poll(() => howAnswered(kindred, student)).toEqual({ inputs: [input], untimed: 0 });
    });
  }
}

/** As many scenes as one test walks through, in three to five minutes: all of Zoo U at once would take a quarter of an hour. */
const PART = 12;

/** From 0 to 3: with each of them another device begins, so that four runs play every scene by every device. */
const SHIFT = Number(process.env['SHIFT'] ?? 0);

for (const program of Object.keys(SCENES)) {
  const scenes = scenesOf(program);
  for (let from = 0; from < scenes.length; from += PART) {
    const part = scenes.slice(from, from + PART);
    const which =
      scenes.length > PART
        ? `scenes ${from + 1} to ${from + part.length} of ${scenes.length}`
        : `${scenes.length} scenes`;
    test(`${program} is played from its first scene to its last, by every device in turn: ${which} @proof`, async ({
      page,
      kindred,
    }) => {
      test.setTimeout(part.length * 120_000);
      for (const [nth, scene] of part.entries()) {
        const [device, { press }] = Object.entries(DEVICES)[(nth + SHIFT) % 4] ?? [
          'mouse',
          { press: byMouse },
        ];
        await test.step(`${scene} by ${device}`, async () => {
          const student = await startStudent(page, kindred, program, {
            done: scenes.slice(0, from + nth),
            form: formOfScene(scene),
            hurries: nth === 0,
          });
          await page.goto(`${kindred.student}/student/play/${scene}`);
          await playToEnd(page, press);
          await expect.poll(() => doneScenes(kindred, student)).toContain(scene);
        });
      }
    });
  }
}

test('a finger that moved away presses nothing, and one that stays where it was does @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy');
  await page.goto(`${kindred.student}/student/play/academy-ic-1`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  const before = await told(page);
  const box = await next.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof at)[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at]);
  // Further than a finger trembles, and still on the button.
  for (const y of [-10, -20, -30, -40]) await touch('touchMove', [{ ...at, y: at.y + y }]);
  await touch('touchEnd', []);
  expect(await told(page)).toBe(before);
  await touch('touchStart', [at]);
  await touch('touchEnd', []);
  await expect.poll(() => told(page)).not.toBe(before);
});
