/**
 * `npm run proof:holes`: plants each hole of `holes.ts` into a copy of the sources and runs the access matrix there,
 * which has to fail; and each of `attack-holes.ts`, for the attacks of its area. Ends in one line, `N of N caught`. A word
 * as argument plants only the holes that have it in their name. `BENCH_SHORT=1` plants one and runs the half of the matrix that catches it, to show in seconds that this works.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepLine } from '#testing/server/proof-lines.ts';
import { ATTACK_HOLES } from './attack-holes.ts';
import { HOLES, type Hole } from './holes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isShort = process.env['BENCH_SHORT'] !== undefined;
const copy = mkdtempSync(path.join(os.tmpdir(), 'kindred-holes-'));

function copySources(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  // No hole is in a migration: the databases that tests keep are the same.
  mkdirSync(path.join(root, '.cache/clusters'), { recursive: true });
  mkdirSync(path.join(copy, '.cache'));
  for (const folder of ['node_modules', '.cache/clusters']) {
    symlinkSync(path.join(root, folder), path.join(copy, folder));
  }
}

/** Answers how to close it again. */
function plant({ name, also, file: own, find: there, put: instead }: Hole): () => void {
  const first = { file: own, find: there, put: instead };
  const before = [first, ...(also === undefined ? [] : [also])].map(({ file, find, put }) => {
    const target = path.join(copy, file);
    const source = readFileSync(target, 'utf8');
    if (source.split(find).length !== 2) {
      throw new Error(`"${name}" can not be planted: ${file} does not hold once\n${find}`);
    }
    writeFileSync(
      target,
      source.replace(find, () => put),
    );
    return { target, source };
  });
  return () => {
    for (const { target, source } of before) writeFileSync(target, source);
  };
}

/** In short only what catches that one hole. */
const MATRIX = isShort
  ? ['apps/api/access-matrix-ids.test.ts', '-t', "another's object in the place of one's own is refused"]
  : ['apps/api/access-matrix'];

type Outcome = { failed: number; names: string[] };

/** Those that would notice the hole: attacks of its area, all of them, or the matrix. */
function runGuards({ area }: Pick<Hole, 'area'>): Outcome {
  const results = path.join(copy, 'matrix.json');
  rmSync(results, { force: true });
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const guards = area === undefined ? MATRIX : ['testing/attacks', '-t', area];
  const args = ['run', ...guards, '--reporter=json', `--outputFile=${results}`];
  // What it says with a hole in it is nobody's figure.
  const env: NodeJS.ProcessEnv = { ...process.env, ...(area === undefined ? {} : { PROOF: '1' }) };
  delete env['PROOF_LINES'];
  const ran = spawnSync(vitest, args, { cwd: copy, encoding: 'utf8', env });
  if (!existsSync(results)) throw new Error(`the tests did not run: ${ran.stdout}${ran.stderr}`);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const failed = testResults
    .flatMap((file: { assertionResults: { status: string; title: string }[] }) => file.assertionResults)
    .filter((test: { status: string }) => test.status === 'failed');
  // A file that fell over before its tests has noticed nothing.
  const broken = testResults.filter(
    (file: { assertionResults: unknown[] }) => file.assertionResults.length === 0,
  );
  if (broken.length > 0) throw new Error(`the tests did not run: ${broken[0].message}`);
  return { failed: failed.length, names: failed.map((test: { title: string }) => test.title) };
}

let caught = 0;
const [word = isShort ? 'a quote for any group' : ''] = process.argv.slice(2);
const chosen = [...HOLES, ...ATTACK_HOLES].filter((hole) => hole.name.includes(word));
const areas = new Set(chosen.map(({ area }) => area));
try {
  copySources();
  // In short the tests have just run it.
  for (const area of isShort ? [] : areas) {
    const { failed, names } = runGuards(area === undefined ? {} : { area });
    if (failed > 0) throw new Error(`it fails without any hole: ${names.join('; ')}`);
  }
  for (const hole of chosen) {
    const close = plant(hole);
    const outcome = runGuards(hole);
    close();
    if (outcome.failed > 0) caught += 1;
    console.log(`${outcome.failed > 0 ? 'caught    ' : 'NOT CAUGHT'} ${hole.name}`);
    for (const name of outcome.names) console.log(`             ${name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${caught} of ${chosen.length} caught`);
keepLine({
  name: 'holes-caught',
  value: String(caught),
  target: `>=${HOLES.length + ATTACK_HOLES.length}`,
  ok: caught >= HOLES.length + ATTACK_HOLES.length,
});
process.exit(caught === chosen.length ? 0 : 1);
