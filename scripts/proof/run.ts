/**
 * `npm run proof`: every proof in turn, hours in all. One line each, `name ok|failed in N s`; what a proof has said
 * stands in `.cache/proofs`. Words as arguments run only the proofs of these names.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import project from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const told = path.join(root, '.cache/proofs');
const only = process.argv.slice(2);

/** Answers whether it holds. */
function prove(name: string): boolean {
  const began = performance.now();
  const log = openSync(path.join(told, `${name}.log`), 'w');
  const { status } = spawnSync('npm', ['run', `proof:${name}`], { cwd: root, stdio: ['ignore', log, log] });
  closeSync(log);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${name} ${status === 0 ? 'ok' : 'failed'} in ${seconds} s`);
  return status === 0;
}

mkdirSync(told, { recursive: true });
const proofs = Object.keys(project.scripts)
  .filter((name) => name.startsWith('proof:'))
  .map((name) => name.slice('proof:'.length))
  .filter((name) => only.length === 0 || only.includes(name));
const failed = proofs.filter((name) => !prove(name));
process.exit(failed.length === 0 ? 0 : 1);
