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
  // Two to three times what the longest takes on a quiet machine: of a machine that others work on, too, half may be gone.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  ...chosen(),
  // What passes only at a second try has a fault, and is named at the end of the run; but a moment in which somebody else
  // had the machine does not turn a whole run down.
  retries: process.env['WHOLE'] === undefined ? 0 : 1,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // A home lives where its browser is; the demo's other days are counted there, too.
    timezoneId: 'America/New_York',
    // Movement is drawn by the processor here, and waited for at every step; no journey is about it.
    contextOptions: { reducedMotion: 'reduce' },
    // What is not there by then does not come: better said at once than by the end of the journey's time.
    actionTimeout: 45_000,
    trace: 'off',
    // Emptied after each test but for what was fetched: two thirds of a page's time are the fetching of its scripts.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
});
