/** How each picture of the guides is taken: whose screen, where, and what has to be seen. */
import type { Page } from '@playwright/test';
import type { Locale } from '#brands/brand.ts';
import type { GuidePicture } from '#product/lessons/rules/guide/guide.ts';
import type { Who } from './demo.ts';
import type { Say } from './words.ts';

type GuideShot = {
  who: Who;
  /** May name a student who has a report: `{student}`. */
  at: string;
  /** What has to be seen before it is taken. */
  seen: string;
  /** What is done first. */
  before?: (page: Page, say: Say, locale: Locale) => Promise<void>;
};

/** People who are nobody, one of them with a grade that there is not. */
const UPLOADED: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Alex,Sample,3', 'Robin,Example,3', 'Sam,Instance,thirteen', 'Kim,Pattern,3', 'Jo,Model,3'],
  'zh-TW': ['小安,王,3', '小宇,林,3', '小晴,陳,十三', '小樂,張,3', '小雨,李,3'],
};

export const GUIDE_SHOTS: Readonly<Record<GuidePicture, GuideShot>> = {
  'manage-students': { who: 'educator', at: '/educator/students', seen: 'tbody tr' },
  'login-cards': {
    who: 'educator',
    at: '/educator/students',
    seen: 'dialog[open] table',
    before: async (page, say) => {
      await page.locator('tbody tr input[type="checkbox"]').first().check();
      await page.locator('tbody tr input[type="checkbox"]').nth(1).check();
      await page.getByRole('button', { name: say('rosters.menu.login-information') }).click();
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
  lesson: { who: 'educator', at: '/educator/resource-library/e-er-1', seen: 'main dl' },
  progress: { who: 'parent', at: '/parent/progress', seen: 'main section' },
  'upload-preview': {
    who: 'educator',
    at: '/educator/students/uploads/new',
    seen: 'main [role="radio"], main input[type="radio"]',
    before: async (page, say, locale) => {
      const text = ['first_name,last_name,grade', ...UPLOADED[locale]].join('\r\n');
      const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.locator('main input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: say('rosters-uploads.new.submit') }).click();
      await page.getByRole('button', { name: say('rosters-uploads.mapping.submit') }).click();
      // All rows, not only those that need a look.
      await page.getByRole('radio').first().click({ force: true });
      await page.getByRole('radio', { checked: true }).and(page.getByRole('radio').first()).waitFor();
    },
  },
  'world-map': { who: 'educator', at: '/educator/demo/zoou', seen: 'main a[href*="zoou-"], main button' },
  scene: { who: 'educator', at: '/educator/demo/zoou/zoou-ic-1', seen: 'main button' },
  comic: { who: 'educator', at: '/educator/demo/sim/sim-asking-for-help', seen: 'main button' },
  'cool-down-corner': { who: 'student', at: '/student/play/cool-down', seen: 'main ul button' },
  'check-in-faces': {
    who: 'student',
    at: '/student/play',
    seen: '[aria-labelledby="check-in-question"] button',
  },
};
