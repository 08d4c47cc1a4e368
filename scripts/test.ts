/**
 * `npm test`: type check and lint beside the build, unit and integration tests on real PostgreSQL, then the journeys in a real
 * browser; the benches and proofs in short beside the tests. Ends in one line, `N passed, N failed`.
 */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardProcess } from '#testing/server/guard.ts';
import { keepTemporaryInMemory } from '#testing/server/memory.ts';
import { isWhole } from '#testing/server/proof.ts';
import project from '../package.json' with { type: 'json' };
import { countBrowser, countUnit, type Outcome } from './outcomes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, '.cache/test-results');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** What one process has compiled the others need not: of a process's start it is the half. */
const COMPILED = path.join(root, '.cache/compiled');

const total = { passed: 0, failed: 0, failures: [] as string[], again: [] as string[] };

type Environment = Record<string, string>;
const running = new Set<ChildProcess>();
let isStopped = false;

/** What runs ends with this process, however that ends: each of them clears away its databases then. */
function start(command: string, args: string[], env: Environment, stdio: StdioOptions): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  running.add(child);
  guardProcess(child);
  for (const end of ['error', 'close']) child.once(end, () => running.delete(child));
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopped = true;
    for (const child of running) child.kill('SIGTERM');
  });
}

function run(command: string, args: string[], env: Environment = {}): Promise<number> {
  if (isStopped) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = start(command, args, env, 'inherit');
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

type Aside = { env?: Environment; priority?: number };
type Said = { code: number; said: string };

/** Beside other work: what it says comes out in one piece, once it is done. */
function runAside(command: string, args: string[], { env = {}, priority = 0 }: Aside): Promise<Said> {
  if (isStopped) return Promise.resolve({ code: 1, said: '' });
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = start(command, args, env, ['ignore', 'pipe', 'pipe']);
    if (child.pid !== undefined && priority !== 0) os.setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => resolve({ code: 1, said: String(error) }));
    child.on('close', (code) => {
      const all = Buffer.concat(said);
      process.stdout.write(all);
      resolve({ code: code ?? 1, said: all.toString() });
    });
  });
}

function add(name: string, began: number, { passed, failed, failures, again = [] }: Outcome): void {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `[${name}] ${failure}`));
  total.again.push(...again);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n[${name}] ${passed} passed, ${failed} failed in ${seconds} s\n`);
}

/** A check either holds or does not: it counts as one test. */
async function check(name: string, command: string, args: string[], aside: Aside = {}): Promise<boolean> {
  const began = performance.now();
  const { code, said } = await runAside(command, args, aside);
  if (code === 0) add(name, began, { passed: 1, failed: 0, failures: [] });
  else add(name, began, { passed: 0, failed: 1, failures: [`ended with ${code}\n${said.slice(-2000)}`] });
  return code === 0;
}

/** All at once: each leaves a core idle at times. Answers whether there is something to look at. */
async function checksAndBuild(): Promise<boolean> {
  const [build] = await Promise.all([
    check('build', process.execPath, ['scripts/build.ts']),
    // As `npm run check` does. More checkers look at the same types again, each for itself.
    check('types', bin('tsc'), ['-b', '--checkers', '1']),
    check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    check('format', bin('biome'), ['check', '--max-diagnostics=20']),
    check('dead code', bin('knip'), ['--no-progress']),
    check('licenses', process.execPath, ['scripts/licenses/check.ts']),
    runAside(process.execPath, ['testing/server/kept-cluster.ts'], { env: { NODE_COMPILE_CACHE: COMPILED } }),
  ]);
  return build;
}

async function unitTests(): Promise<void> {
  const began = performance.now();
  const file = path.join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(bin('vitest'), ['run', ...reporters], { NODE_COMPILE_CACHE: COMPILED });
  add('unit and integration', began, counted(code, file, countUnit));
}

const readText = (file: string): string => readFileSync(file, 'utf8');

async function browserTests(): Promise<void> {
  const began = performance.now();
  const file = path.join(results, 'browser.json');
  const code = await run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  add(
    'browser',
    began,
    counted(code, file, (report) => countBrowser(report, readText)),
  );
}

/** A runner that fell over before it could count has failed, whatever its file says. */
function counted(code: number, file: string, count: (report: string) => Outcome): Outcome {
  const fell = { failed: 1, failures: [`ended with ${code}, and names no test`] };
  try {
    const outcome = count(readText(file));
    return code !== 0 && outcome.failed === 0 ? { ...outcome, ...fell } : outcome;
  } catch {
    return { passed: 0, ...fell };
  }
}

/** The longest first; the others follow as they stand in package.json. */
const LONGEST = ['bench:play', 'bench', 'bench:insight', 'bench:tables', 'bench:upload', 'proof:holes'];
const AT_A_TIME = 2;
/** Parts that stand for the rest of the longest, all of which the whole run runs. */
const STAND_FOR: Readonly<Record<string, readonly string[]>> = {
  'bench:play': ['ingest'],
  'bench:insight': ['-', 'pages'],
  'bench:upload': ['hostile'],
};
/** They take what the tests beside them leave, and a little more: what is slow on purpose waits for nobody then. */
const LATER = 5;

/**
 * Nobody looks at measurements for weeks, nor plants holes: in short, each is seen to run. Nobody compares what they
 * measure then, so several run at a time. What the other proofs do in short is among the tests.
 */
async function shortForms(): Promise<void> {
  const due = Object.entries(project.scripts).flatMap(([name, command]) => {
    const file = /^exec node ((?:bench|scripts\/proof)\/\S+)$/.exec(command)?.[1];
    if (file === undefined || name === 'proof') return [];
    return [{ name, file, parts: isWhole ? [] : (STAND_FOR[name] ?? []) }];
  });
  const place = (name: string): number => [...LONGEST, name].indexOf(name);
  due.sort((one, other) => place(one.name) - place(other.name));
  const runNext = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      const env = { BENCH_SHORT: '1', NODE_COMPILE_CACHE: COMPILED };
      await check(next.name, process.execPath, [next.file, ...next.parts], { env, priority: LATER });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runNext));
}

keepTemporaryInMemory();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Some tests start whole servers, which serve the web apps.
const built = await checksAndBuild();
await Promise.all([unitTests(), ...(built ? [shortForms()] : [])]);
if (built) await browserTests();
else console.log('The browser tests were left out: there is no build to look at.');
if (isStopped) process.exit(130);
for (const late of total.again) console.log(`[only at a second try] ${late}\n`);
// Once more, all together: nobody looks for a red line among thousands.
for (const failure of total.failures) console.log(`${failure}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
