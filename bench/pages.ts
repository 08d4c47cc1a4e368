/** What the front page costs a visitor: script bytes on the wire, and Lighthouse's judgement on a slow phone. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../scripts/chromium.ts';
import { atLeast, atMost, median } from './report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function benchScripts(address: string): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  atMost('landing-script-kilobytes', await scriptKilobytes(browser, `${address}/`, false), 120);
  atMost('landing-and-login-script-kilobytes', await scriptKilobytes(browser, `${address}/`, true), 165);
  await browser.close();
}

/** Counts the bodies as they came over the wire, compressed. */
async function scriptKilobytes(browser: Browser, address: string, openLogin: boolean): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  if (openLogin) {
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    await page.waitForLoadState('networkidle');
  }
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes / 1024;
}

const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Lighthouse is large and wanted here only, so it is fetched when it is. */
function lighthouse(): string {
  const folder = path.join(root, '.cache/lighthouse');
  const program = path.join(folder, 'node_modules/.bin/lighthouse');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      LIGHTHOUSE,
    ]);
  }
  return program;
}

export function benchLighthouse(address: string): void {
  const program = lighthouse();
  const { executablePath, args } = CHROMIUM;
  const runs = [1, 2, 3].map(() => {
    const flags = [`--chrome-path=${executablePath}`, `--chrome-flags=--headless ${args.join(' ')}`];
    const report = execFileSync(
      process.execPath,
      [
        program,
        `${address}/`,
        '--quiet',
        '--output=json',
        '--only-categories=performance,accessibility',
        ...flags,
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: executablePath } },
    );
    const { categories } = JSON.parse(report);
    return {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
    };
  });
  atLeast('lighthouse-performance', median(runs.map((run) => run.performance)), 95);
  atLeast('lighthouse-accessibility', median(runs.map((run) => run.accessibility)), 100);
}
