import { defineConfig } from 'vitest/config';
import { keepTemporaryInMemory } from './testing/server/memory.ts';

keepTemporaryInMemory();

/** What browsers run: bundled, with style sheets, as there. */
const WEB = [
  '{product,platform}/**/web/**/*.test.{ts,tsx}',
  'product/*/art/**/*.test.tsx',
  '{ui,brands,locales,apps/dashboard,apps/student}/**/*.test.{ts,tsx}',
  '*.test.ts',
];

/** Rules and contracts. Neither these nor what browsers run have a database started for them. */
const RULES = ['{product,platform}/**/{rules,contract}/**/*.test.ts', 'product/*/*.test.ts'];

/** Tests that are for `npm run proof:unit` alone. */
const PROOFS = '**/*.proof.test.ts';

const EVERY = 'testing/every/seed.ts';

/** Node runs the sources themselves, as it does in earnest: to pass each through a bundler takes twice the time. */
const AS_SERVED = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // The tokens' contrast is computed from the style sheet itself; all other styles stay out of tests.
    css: { include: [/tokens\.css/] },
    // Every file has a database of its own; what they share is only the modules, which are slow to load.
    isolate: false,
    // By itself it would leave one core idle: half of the machine where there are two.
    maxWorkers: '100%',
    setupFiles: EVERY,
    testTimeout: 60_000,
    // What is waited for comes at once on a quiet machine, and does not come at all where it is wrong.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'web', include: WEB } },
      { extends: true, test: { name: 'rules', include: RULES, exclude: WEB, ...AS_SERVED } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{apps,product,platform,database,scripts,testing}/**/*.test.ts'],
          exclude: [...WEB, ...RULES, ...(process.env['PROOF'] === undefined ? [PROOFS] : [])],
          globalSetup: 'testing/server/global-setup.ts',
          // Named again: what a project sets takes the place of what all set.
          setupFiles: [EVERY, 'testing/server/setup.ts'],
          ...AS_SERVED,
        },
      },
    ],
  },
});
