import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,product,platform,ui,brands,locales,database,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: 'platform/server/testing/global-setup.ts',
    // The tokens' contrast is computed from the style sheet itself; all other styles stay out of tests.
    css: { include: [/tokens\.css/] },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
