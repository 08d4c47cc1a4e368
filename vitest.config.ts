import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,product,platform,ui,brands,locales,database,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: 'platform/server/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
