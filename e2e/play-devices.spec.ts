import { test as base, expect } from './kindred.ts';
import { byKeys, byMouse, byTouch, doneScenes, type Press, playToEnd, startStudent } from './play.ts';

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

const DEVICES: Record<string, Press> = { mouse: byMouse, 'Tab and Enter': byKeys, touch: byTouch };

/** In every run one device a program, each device somewhere; the others with the proofs. */
const EVERY_RUN = [
  'academy by touch',
  'zoou by mouse',
  'ssgrin by Tab and Enter',
  'hoh by Tab and Enter',
  'sim by touch',
];

const test = base.extend({ hasTouch: true });

for (const [program, { scene, done }] of Object.entries(SCENES)) {
  for (const [device, press] of Object.entries(DEVICES)) {
    const name = `${program} by ${device}`;
    const tag = EVERY_RUN.includes(name) ? '' : ' @proof';
    test(`a scene of ${name} is played to its end, and counts${tag}`, async ({ page, kindred }) => {
      test.slow();
      const student = await startStudent(page, kindred, program, { done });
      await page.goto(`${kindred.student}/student/play/${scene}`);
      await playToEnd(page, press);
      await expect.poll(() => doneScenes(kindred, student)).toContain(scene);
    });
  }
}
