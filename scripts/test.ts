/**
 * `npm test`: type check, lint, unit and integration tests on real PostgreSQL, then the journeys in a real browser.
 * Ends in one line, `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, '.cache/test-results');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

type Count = { passed: number; failed: number };
const total: Count = { passed: 0, failed: 0 };

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function add(name: string, began: number, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n[${name}] ${passed} passed, ${failed} failed in ${seconds} s\n`);
}

/** A check either holds or does not: it counts as one test. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const began = performance.now();
  const code = await run(command, args);
  add(name, began, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function unitTests(): Promise<void> {
  const began = performance.now();
  const file = path.join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(bin('vitest'), ['run', ...reporters]);
  add(
    'unit and integration',
    began,
    counted(code, () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: numPassedTests, failed: numFailedTests };
    }),
  );
}

async function browserTests(): Promise<void> {
  const began = performance.now();
  const file = path.join(results, 'browser.json');
  const code = await run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  add(
    'browser',
    began,
    counted(code, () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'));
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try: see above`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    }),
  );
}

/** A runner that fell over before it could count has failed, whatever its file says. */
function counted(code: number, read: () => Count): Count {
  try {
    const count = read();
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await check('types', bin('tsc'), ['-b']);
await check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
await check('format', bin('biome'), ['check', '--max-diagnostics=20']);
// Some of them start whole servers, which serve the web apps.
await buildWeb();
await unitTests();
await browserTests();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
