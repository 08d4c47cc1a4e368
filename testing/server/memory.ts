import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** A whole run takes about two; nobody should feel it. */
const NEEDED = 6 * 1024 ** 3;

/**
 * Temporary files of this process and of all it starts are kept in memory where there is plenty: of what a test's own
 * database costs, nine tenths are the fifteen hundred files that a disk makes and removes for it.
 */
export function keepTemporaryInMemory(): void {
  if (process.env['TMPDIR'] === undefined && isRoomy() && runsPrograms()) process.env['TMPDIR'] = MEMORY;
}

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, os.freemem()) > NEEDED;
  } catch {
    return false;
  }
}

/** Some containers forbid it there, and some tests copy programs to a temporary folder. */
function runsPrograms(): boolean {
  let folder: string | undefined;
  try {
    folder = mkdtempSync(path.join(MEMORY, 'kindred-'));
    const program = path.join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
