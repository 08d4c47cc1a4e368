/**
 * `npm test`: type check and lint beside the build, unit and integration tests on real PostgreSQL, then the journeys
 * in a real browser. Ends in one line, `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Beside other work: what it says comes out in one piece, once it is done. */
function runAside(command: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

function add(name: string, began: number, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n[${name}] ${passed} passed, ${failed} failed in ${seconds} s\n`);
}

/** A check either holds or does not: it counts as one test. */
async function check(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const began = performance.now();
  const holds = (await runAside(command, args, env)) === 0;
  add(name, began, holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return holds;
}

/** The build leaves a core idle at times; the checks take it. Answers whether there is something to look at. */
async function checksAndBuild(): Promise<boolean> {
  const build = check('build', process.execPath, ['scripts/build.ts']);
  await check('types', bin('tsc'), ['-b']);
  await check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
  await check('format', bin('biome'), ['check', '--max-diagnostics=20']);
  return build;
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
      return { passed: stats.expected, failed: stats.unexpected };
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

/** Nobody looks at measurements for weeks: in short, each is seen to run. */
async function shortBenches(): Promise<void> {
  const files = [
    'run.ts',
    ...['tables', 'notices', 'ledger', 'play', 'upload', 'soak'].map((name) => `${name}/run.ts`),
  ];
  for (const file of files) {
    await check(`bench/${file}`, process.execPath, [path.join('bench', file)], { BENCH_SHORT: '1' });
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Some tests start whole servers, which serve the web apps.
const built = await checksAndBuild();
await unitTests();
if (built) {
  await shortBenches();
  await browserTests();
} else console.log('The browser tests were left out: there is no build to look at.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
