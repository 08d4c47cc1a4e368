import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, processBirth } from './process-identity.ts';

/** Two live starts on one data folder: the second one gets this, as one clear line. */
export class DataFolderInUse extends Error {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}: stop that one first, or choose another folder with DATA_DIR.`,
    );
    this.name = 'DataFolderInUse';
    this.folder = folder;
    this.pid = pid;
  }
}

/** The data folder cannot be used as it is, and the person at the keyboard has to decide. */
export class DataFolderUnusable extends Error {
  constructor(folder: string, problem: string) {
    super(`The data folder ${folder} cannot be used: ${problem}.`);
    this.name = 'DataFolderUnusable';
  }
}

export type FolderLock = { release(): void };

type Owner = { pid: number; birth: string };

/**
 * Claims a data folder for this process. The lock names its owner, so that one left behind by a killed
 * process, or one whose number now belongs to something else, is taken over by the next start.
 */
export function lockDataFolder(folder: string): FolderLock {
  return claim(path.join(folder, 'lock'), folder);
}

function claim(lockFile: string, folder: string): FolderLock {
  const owner: Owner = { pid: process.pid, birth: processBirth(process.pid) ?? '' };
  const text = JSON.stringify(owner);
  // Written aside and linked into place: nobody ever reads half a lock.
  const draft = `${lockFile}.${randomUUID()}`;
  writeFileSync(draft, text, { flag: 'wx', mode: 0o644 });
  try {
    while (!linked(draft, lockFile)) clearAbandoned(lockFile, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (read(lockFile) === text) rmSync(lockFile, { force: true });
    },
  };
}

/**
 * Of several starts that find the same abandoned lock only one may remove it, and only while it is still that
 * one; otherwise a slow start would remove the lock a quick one has just taken. The guard is a lock like the
 * first, so one abandoned in its turn is cleared in the same way.
 */
function clearAbandoned(lockFile: string, folder: string): void {
  const found = read(lockFile);
  if (found === null) return;
  const owner = parseOwner(found);
  if (owner !== null && isSameProcess(owner.pid, owner.birth)) throw new DataFolderInUse(folder, owner.pid);
  const guard = claim(`${lockFile}.takeover`, folder);
  try {
    if (read(lockFile) === found) rmSync(lockFile, { force: true });
  } finally {
    guard.release();
  }
}

function linked(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Null for anything but a lock of ours: after a power cut the file may be there and empty. */
function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, birth } = value as Record<string, unknown>;
    return typeof pid === 'number' && typeof birth === 'string' ? { pid, birth } : null;
  } catch {
    return null;
  }
}
