import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,product,platform,ui,brands,locales,database,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: 'testing/server/global-setup.ts',
    setupFiles: 'testing/server/setup.ts',
    // The tokens' contrast is computed from the style sheet itself; all other styles stay out of tests.
    css: { include: [/tokens\.css/] },
    // Every file has a database of its own; what they share is only the modules, which are slow to load.
    isolate: false,
    // By itself it would leave one core idle: half of the machine where there are two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
