/**
 * `npm run proof:kills`: server, worker and database killed a hundred and ninety times, one in five a single connection of the database, while rosters are uploaded, cards pay,
 * children play and reports are made; half an hour or so. `SEED=2` chooses other moments of uploads. What was acknowledged is
 * there, once, and everything is ready again within ten seconds. One line a figure, `name value target ok|short`.
 * `BENCH_SHORT=1` does nothing: the tests beside it kill a few times in the whole run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMet, atLeast, atMost, isShort } from '../../bench/report.ts';
import { readLines } from './kept-lines.ts';

const TESTS = [
  'apps/worker/processes.test.ts',
  'apps/worker/kills.test.ts',
  'apps/worker/kills-purchases.test.ts',
  'product/purchasing/server/cards/kill.test.ts',
];
const root = fileURLToPath(new URL('../..', import.meta.url));
if (isShort) process.exit(0);

const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-kills-'));
const file = path.join(folder, 'lines');
writeFileSync(file, '');
const env = {
  KILLS: '56',
  PROOF_KILLS: '40',
  KILLS_OF_CLASS: '36',
  KILLS_OF_PURCHASES: '24',
  ...process.env,
  PROOF: '1',
  PROOF_LINES: file,
};
// One after the other: how soon everything is ready again is measured.
const args = ['run', '--no-file-parallelism', ...TESTS];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/vitest'), args, {
  cwd: root,
  env,
  stdio: 'inherit',
});
const lines = readLines(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true, force: true });

const valuesOf = (begin: string): number[] =>
  lines.filter(({ name }) => name.startsWith(begin)).map(({ value }) => Number(value));
const sumOf = (begin: string): number => valuesOf(begin).reduce((sum, one) => sum + one, 0);
for (const { name, value } of lines) console.log(`  ${name} ${value}`);
// One in four of a kind is a single connection of the database (`VICTIMS`), but for payments, where the server is killed.
const connections = lines
  .filter(({ name }) => name.startsWith('kills-of-') && name !== 'kills-of-payments')
  .reduce((sum, { value }) => sum + Math.floor(Number(value) / 4), 0);
atLeast('kills', sumOf('kills-of-'), 190);
atLeast('kills-whole', sumOf('kills-of-') - connections, 150);
atMost('kills-lost', sumOf('lost-of-'), 0);
atMost('kills-doubled', sumOf('doubled-of-'), 0);
atMost('kills-ready-again-seconds', Math.max(...valuesOf('ready-again-seconds-of-')), 10);
process.exit(status === 0 && allMet() ? 0 : 1);
