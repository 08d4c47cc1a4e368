/**
 * `npm run proof`: every proof, some hours in all; two at a time where nothing is measured (`side-by-side.ts`). It prints
 * `name value target ok|short|skipped` a line, and each proof ends with one of its own. Lines are kept with their commit in
 * `.cache/proofs/lines.jsonl`, what a proof said beside them. What was proven at this commit is printed and not run again, so a
 * run that was broken off goes on; `--again` runs it. Words as arguments run only the proofs of these names.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardProcess } from '#testing/server/guard.ts';
import project from '../../package.json' with { type: 'json' };
import {
  endOf,
  isPrinted,
  type KeptLine,
  printedLine,
  provenAt,
  readKept,
  readLines,
  resultOf,
} from './kept-lines.ts';
import { sideBySide } from './side-by-side.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, '.cache/proofs');
const kept = path.join(folder, 'lines.jsonl');
const isAgain = process.argv.includes('--again');
const only = process.argv.slice(2).filter((word) => word !== '--again');

const ALL = Object.keys(project.scripts)
  .filter((name) => name.startsWith('proof:'))
  .map((name) => name.slice('proof:'.length));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function commitNow(): string {
  return git('status', '--porcelain') === ''
    ? git('rev-parse', 'HEAD')
    : `${git('rev-parse', 'HEAD')}+changes`;
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function run(name: string, lines: string): Promise<boolean> {
  const log = openSync(path.join(folder, `${name}.log`), 'w');
  const env = { ...process.env, PROOF_LINES: lines };
  const child = spawn('npm', ['run', `proof:${name}`], { cwd: root, env, stdio: ['ignore', log, log] });
  guardProcess(child);
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  return ended.finally(() => closeSync(log));
}

/** Answers the lines of the run. Those that were printed by a proof that then failed are kept, too. */
async function prove(name: string, commit: string): Promise<KeptLine[]> {
  const began = performance.now();
  const lines = path.join(folder, `${name}.lines`);
  rmSync(lines, { force: true });
  const holds = await run(name, lines);
  const found = readLines(textOf(lines));
  rmSync(lines, { force: true });
  const all = [...found, endOf(name, holds, (performance.now() - began) / 1000, found)];
  const at = new Date().toISOString();
  const own = all.map((line) => ({ proof: name, ...line, commit, at }));
  appendFileSync(kept, own.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return own;
}

/** What proofs need they have made themselves when they run one by one; two at once would make it twice, at one place. */
function prepare(): void {
  for (const words of [
    ['scripts/setup.mjs', '--chromium'],
    ['scripts/build.ts'],
    ['testing/server/kept-cluster.ts'],
  ]) {
    const { status } = spawnSync(process.execPath, words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(1);
  }
}

const unknown = only.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are ${ALL.join(', ')}.`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const lines: KeptLine[] = [];
const due = ALL.filter((name) => only.length === 0 || only.includes(name));

function tell(own: readonly KeptLine[]): void {
  for (const line of own.filter(isPrinted)) console.log(printedLine(line));
  lines.push(...own);
}

const left: string[] = [];
for (const name of due) {
  const before = isAgain ? null : provenAt(readKept(textOf(kept)), name, commitNow());
  if (before === null) left.push(name);
  else tell(before);
}
const known = due.length - left.length;
if (left.length > 0) prepare();
await sideBySide(left, async (name) => tell(await prove(name, commitNow())));
console.log(resultOf(lines, known));
process.exit(lines.every(({ ok }) => ok) ? 0 : 1);
