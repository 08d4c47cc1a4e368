import { existsSync, readFileSync } from 'node:fs';

const found = new URL('../.cache/chromium-path', import.meta.url);

/** How tests and benches start the browser that `scripts/setup.mjs` has found; without one, the runner's own. */
export const CHROMIUM = {
  ...(existsSync(found) ? { executablePath: readFileSync(found, 'utf8').trim() } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
