import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './scripts/chromium.ts';
import { keepTemporaryInMemory } from './testing/server/memory.ts';

keepTemporaryInMemory();

/**
 * `npm test` goes one way through each feature, `npm run test:whole` (which CI runs) every way, and `npm run proof:browser`
 * the near-twins of those.
 */
function chosen(): { grep: RegExp } | { grepInvert: RegExp } {
  if (process.env['PROOF'] !== undefined) return { grep: /@proof/ };
  return { grepInvert: process.env['WHOLE'] === undefined ? /@proof|@whole/ : /@proof/ };
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  ...chosen(),
  // What passes only at a second try has failed.
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Movement is drawn by the processor here, and waited for at every step; no journey is about it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // Emptied after each test but for what was fetched: two thirds of a page's time are the fetching of its scripts.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
