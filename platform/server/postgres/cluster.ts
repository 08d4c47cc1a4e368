import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place.ts';
import { serverProcess } from './postmaster.ts';

/**
 * What counts as a letter. With plain C the trigram index would skip every letter outside ASCII, and find
 * neither José nor 小明; the name of the first differs between systems. Sorting is ICU's in every case.
 */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Makes an empty database server's files, once. A start killed half-way leaves a draft, never half a cluster. */
export async function makeCluster(place: Place, user: string, sync: boolean): Promise<void> {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return;
  for (const name of readdirSync(place.dataDir).filter((entry) => entry.startsWith('cluster.draft-'))) {
    rmSync(path.join(place.dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
  let complaint = '';
  for (const letters of LETTERS) {
    const draft = path.join(place.dataDir, `cluster.draft-${process.pid}-${letters}`);
    complaint = await initdb(place, draft, user, letters, sync);
    if (complaint === '') {
      renameSync(draft, place.cluster);
      if (sync) syncFolder(place.dataDir);
      return;
    }
  }
  throw new Error(`The database could not be made in ${place.dataDir}: ${complaint}`);
}

/** Empty when it went well, else the line that says why not. */
function initdb(place: Place, folder: string, user: string, letters: string, sync: boolean): Promise<string> {
  const args = ['-D', folder, '-U', user, '--auth=trust', '-E', 'UTF8', '--no-instructions'];
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C', `--lc-ctype=${letters}`];
  const child = spawn(
    path.join(place.binariesDir, 'bin', 'initdb'),
    [...args, ...locale, ...(sync ? [] : ['-N'])],
    {
      ...serverProcess(place),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) =>
      resolve(code === 0 ? '' : complaintIn(output) || `initdb ended with code ${code}`),
    );
  });
}

function complaintIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /error|FATAL/i.test(line)) ?? lines[0] ?? '').trim();
}

/** The new name itself has to reach the disk, or a power cut could take it back. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
