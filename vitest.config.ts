import { defineConfig } from 'vitest/config';

/** Rules, contracts and what browsers run: no database is started for these. */
const PURE = [
  '{product,platform}/**/{rules,web,contract}/**/*.test.{ts,tsx}',
  'product/*/*.test.ts',
  '{ui,brands,locales,apps/dashboard,apps/student}/**/*.test.{ts,tsx}',
  '*.test.ts',
];

/** Tests that are for `npm run proof:unit` alone. */
const PROOFS = '**/*.proof.test.ts';

export default defineConfig({
  test: {
    // The tokens' contrast is computed from the style sheet itself; all other styles stay out of tests.
    css: { include: [/tokens\.css/] },
    // Every file has a database of its own; what they share is only the modules, which are slow to load.
    isolate: false,
    // By itself it would leave one core idle: half of the machine where there are two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{apps,product,platform,database,scripts,testing}/**/*.test.ts'],
          exclude: [...PURE, ...(process.env['PROOF'] === undefined ? [PROOFS] : [])],
          globalSetup: 'testing/server/global-setup.ts',
          setupFiles: 'testing/server/setup.ts',
        },
      },
    ],
  },
});
