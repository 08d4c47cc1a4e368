/** The ten shots of the film, each on a page of its own. What is named and not there fails. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#brands/brand.ts';
import type { FilmShot } from '#product/lessons/rules/film/film.ts';
import { root } from '../build-stamp.ts';
import type { Who } from '../pictures/demo.ts';
import { activityTitle, type Say, sceneText, wordsOfLesson } from '../pictures/words.ts';
import type { Camera } from './camera.ts';
import { growCard, pushIn, scrollPhones, showMark, showPaper } from './in-page.ts';

type Filmed = {
  camera: Camera;
  page: Page;
  say: Say;
  locale: Locale;
  /** Puts the page of the shot on two phones. */
  onPhones: (at: string, key: string) => Promise<void>;
};

export type Shot = {
  who: Who | null;
  /** May name a student who has a report: `{student}`. Null: the shot brings its own page. */
  at: string | null;
  /** Words that have to be on the page before it begins. */
  sees: (say: Say, locale: Locale) => string;
  /** The second that stands for the shot where no film is played. */
  still: number;
  /** What is done before anything is filmed. */
  before?: (filmed: Filmed) => Promise<void>;
  film: (filmed: Filmed) => Promise<void>;
};

/** Somebody who is nobody: typed into the form. */
const ADDED: Readonly<Record<Locale, { first: string; last: string }>> = {
  en: { first: 'Robin', last: 'Sample' },
  'zh-TW': { first: '小安', last: '王' },
};

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** A line or answer of a scene further, unseen. */
async function playOn({ camera, page, say }: Filmed, answer?: string): Promise<void> {
  const player = page.locator('[data-mode]');
  const turn = await player.getAttribute('data-turn');
  // What is pressed too soon after a question was put does not count.
  await camera.settle(0.6);
  await (answer === undefined ? button(page, say('play.controls.next')) : answers(page, answer)).click();
  await camera.see(page.locator(`[data-mode]:not([data-turn="${turn}"])`));
  await camera.settle(0.4);
}

const SOUP = 'e-er-1';

const answers = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('list').getByRole('button').filter({ hasText: text });

const TOWER = 'academy/academy-er-1';

export const SHOTS: Readonly<Record<FilmShot, Shot>> = {
  front: {
    still: 2.5,
    who: null,
    at: '/',
    sees: (say) => say('site.landing.cta-request'),
    async film({ camera, page }) {
      await camera.hold(1);
      await camera.run(5, (share) => page.evaluate(pushIn(share)));
    },
  },
  'add-student': {
    still: 4.6,
    who: 'educator',
    at: '/educator/students',
    sees: (say) => say('rosters.student.add.title'),
    async film({ camera, page, say, locale }) {
      const { first, last } = ADDED[locale];
      await camera.moveTo({ x: 760, y: 420 });
      await camera.hold(0.8);
      await camera.press(button(page, say('rosters.student.add.title')), 0.8);
      const form = page.locator('dialog[open]');
      const field = (name: string): Locator => form.getByLabel(say(`rosters.fields.${name}`)).first();
      await camera.see(field('first-name'));
      await camera.settle();
      await camera.press(field('first-name'), 0.5);
      await camera.type(field('first-name'), first);
      await camera.press(field('last-name'), 0.35);
      await camera.type(field('last-name'), last);
      await camera.moveTo(field('grade'), 0.35);
      await field('grade').selectOption({ index: 4 });
      await camera.hold(0.3);
      await camera.press(button(form, say('rosters.student.add.submit')), 0.5);
      await camera.see(page.getByText(told(say('rosters.added.student_one'))));
      await camera.settle(0.8);
    },
  },
  'login-card': {
    still: 7,
    who: 'educator',
    at: '/educator/students',
    sees: (say) => say('rosters.student.add.title'),
    async before({ camera, page, say }) {
      await page.evaluate('window.print = () => undefined');
      const row = page.locator('tbody tr').nth(8);
      await row.getByRole('button').last().click();
      await (await camera.see(page.getByRole('menuitem', { name: say('rosters.menu.make-badge') }))).click();
      await (await camera.see(page.locator('dialog[open] button[type="submit"]'))).click();
      await camera.see(button(page, say('rosters.login-information.print')));
      await page.keyboard.press('Escape');
      await camera.see(page.locator('body:not(:has(dialog[open])) main'));
      // By then the message that it is done is gone.
      await page.clock.runFor(12_000);
      await row.locator('input[type="checkbox"]').check();
      await camera.settle();
    },
    async film({ camera, page, say }) {
      await camera.moveTo({ x: 620, y: 500 });
      await camera.hold(0.6);
      await camera.press(button(page, say('rosters.menu.login-information')), 0.7);
      const print = await camera.see(button(page, say('rosters.login-information.print')));
      await camera.settle();
      await camera.hold(1);
      await camera.press(print, 0.9);
      await page.emulateMedia({ media: 'print' });
      await camera.see(page.locator('[data-printed] section'));
      await camera.run(1.6, (share) => page.evaluate(growCard(share)));
    },
  },
  'check-in': {
    still: 4.2,
    who: 'student',
    at: '/student/play',
    sees: (say) => say('play-check-in.skip'),
    async film({ camera, page, say }) {
      await camera.moveTo({ x: 150, y: 640 });
      await camera.hold(1.6);
      await camera.moveTo(button(page, say('play-check-in.feelings.worried')), 1.4);
      await camera.hold(2.2);
      await camera.moveTo(button(page, say('play-check-in.skip')), 1.2);
    },
  },
  scene: {
    still: 4.6,
    who: 'educator',
    at: '/educator/demo/academy/academy-er-1',
    sees: (say) => say('play.controls.next'),
    async before(filmed) {
      for (let lines = 0; lines < 5; lines += 1) await playOn(filmed);
    },
    async film(filmed) {
      const { camera, page, say, locale } = filmed;
      const named = sceneText(TOWER, 'Mad and sad, both at once.', locale);
      const blow = answers(page, sceneText(TOWER, 'Blow it out, like hot soup.', locale));
      await camera.moveTo({ x: 880, y: 560 });
      await camera.run(1.6);
      await camera.press(button(page, say('play.controls.next')), 0.6);
      await camera.run(1);
      await playOn(filmed);
      await playOn(filmed, named);
      await playOn(filmed);
      await camera.see(blow);
      await camera.settle(0.6);
      await camera.run(1.5);
      await camera.press(blow, 0.9);
      await camera.run(0.9);
      await camera.press(button(page, say('play.controls.next')), 0.7);
      await camera.see(page.locator('[data-mode="game"]'));
      await camera.settle(0.3);
      await camera.run(3.4);
    },
  },
  'cool-down': {
    still: 2.6,
    who: 'student',
    at: '/student/play/cool-down',
    sees: (_, locale) => activityTitle('flower-and-candle', locale),
    async before({ camera, page, locale }) {
      await page.getByText(activityTitle('flower-and-candle', locale)).click();
      const next = page.getByRole('main').getByRole('button').last();
      await camera.settle();
      for (let steps = 0; steps < 2; steps += 1) {
        await next.click();
        await camera.settle(0.1);
      }
    },
    async film({ camera }) {
      await camera.run(7.5);
    },
  },
  report: {
    still: 4.5,
    who: 'educator',
    at: '/educator/reports/{student}/zoou/assessment',
    sees: (say) => say('reports-page.skills-title.check'),
    async film({ camera }) {
      await camera.hold(1);
      await camera.scroll(330, 1.8);
      await camera.hold(2);
      await camera.scroll(420, 2.2);
    },
  },
  lesson: {
    still: 9,
    who: 'educator',
    at: '/educator/resource-library',
    sees: (say) => say('lessons.library.title'),
    async before({ camera, page, say, locale }) {
      const { title } = wordsOfLesson(SOUP, locale);
      await page.getByPlaceholder(say('lessons.filters.search')).fill(title);
      await camera.see(page.getByRole('link', { name: title }));
      await camera.settle(1.2);
    },
    async film({ camera, page, say, locale }) {
      const { title, studentPage } = wordsOfLesson(SOUP, locale);
      await camera.moveTo({ x: 900, y: 560 });
      await camera.hold(0.8);
      await camera.press(page.getByRole('link', { name: title }), 1);
      await camera.see(page.getByText(say('lessons.page.print-educator')));
      await camera.settle(1.5);
      await camera.hold(1.4);
      await camera.moveTo(page.getByRole('button').filter({ hasText: studentPage }), 1.1);
      await camera.hold(0.6);
      await camera.run(1.2, (share) => page.evaluate(showPaper(share)));
    },
  },
  family: {
    who: null,
    at: null,
    still: 5,
    sees: () => '',
    async before({ onPhones }) {
      await onPhones(`/parent/resource-library/${SOUP}`, 'lessons.page.print-family');
    },
    async film({ camera, page }) {
      await camera.hold(1.4);
      await camera.run(3.2, (share) => page.evaluate(scrollPhones(share)));
    },
  },
  begin: {
    still: 3.2,
    who: 'educator',
    at: '/educator/getting-started',
    sees: (say) => say('lessons-guides.groups.getting-started'),
    async film({ camera, page, say, locale }) {
      const first = page.getByRole('link').filter({ hasText: say('lessons-guides.read') });
      await camera.moveTo({ x: 980, y: 600 });
      await camera.hold(0.8);
      await camera.moveTo(first, 1);
      if (locale === 'en' || existsSync(path.join(root, `product/lessons/guides/101.${locale}.md`))) {
        await camera.press(first, 0.1);
        await camera.see(page.getByText(say('lessons-guides.contents')));
        await camera.settle(0.8);
      }
      await camera.hold(2.6);
      await camera.run(0.8, (share) => page.evaluate(showMark(share)));
    },
  },
};

/** A text with holes, as it may be filled. */
function told(text: string): RegExp {
  return new RegExp(text.split(/\{\{\w+\}\}/).join('.+'));
}
