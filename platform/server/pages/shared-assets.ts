import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** For so long a page may stay open whose release nobody serves any more. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
/** A folder of files asks a disk or a network for all of them: some at a time. */
const AT_A_TIME = 32;

/** A folder of our own in the one that was named: what else lies there is neither served nor taken away. */
export function sharedAssets(folder: string): string {
  return path.join(folder, 'kindred-assets');
}

/**
 * Puts the files of a build where servers of other builds find them, and lets go of those that no server has said to be its
 * own for two weeks. Called anew each day, so that a server that runs for months keeps its own. Answers how many it brought.
 */
export async function shareAssets(own: string, folder: string, now: Date): Promise<number> {
  const shared = sharedAssets(folder);
  await mkdir(shared, { recursive: true });
  // First what is too old goes: nothing that is said to be in use below is on its way out.
  await removeUnused(shared, new Date(now.getTime() - KEPT_DAYS * DAY));
  let brought = 0;
  await forEach(await filesIn(own), async (file) => {
    if (await bring(path.join(own, file), path.join(shared, file), now)) brought += 1;
  });
  return brought;
}

async function bring(from: string, to: string, now: Date): Promise<boolean> {
  const isThere = await utimes(to, now, now).then(
    () => true,
    (error: unknown) => (isMissing(error) ? false : Promise.reject(error)),
  );
  if (isThere) return false;
  await mkdir(path.dirname(to), { recursive: true });
  // Whole or not at all: somebody may ask for it in this moment.
  const draft = path.join(path.dirname(to), `.${randomUUID()}`);
  await copyFile(from, draft);
  await utimes(draft, now, now);
  await rename(draft, to);
  return true;
}

async function removeUnused(shared: string, before: Date): Promise<void> {
  await forEach(await filesIn(shared), async (file) => {
    if (await isOlder(path.join(shared, file), before)) await rm(path.join(shared, file), { force: true });
  });
  // What was emptied just now is gone in two weeks: until then another server may be filling it.
  for (const place of await entriesIn(shared, (entry) => entry.isDirectory())) {
    const emptied = path.join(shared, place);
    if (await isOlder(emptied, before)) await rmdir(emptied).catch(() => undefined);
  }
}

async function isOlder(place: string, before: Date): Promise<boolean> {
  const found = await stat(place).catch((error: unknown) =>
    isMissing(error) ? null : Promise.reject(error),
  );
  return found !== null && found.mtime < before;
}

function filesIn(folder: string): Promise<string[]> {
  return entriesIn(folder, (entry) => entry.isFile());
}

async function entriesIn(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(isWanted)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

async function forEach(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  for (let first = 0; first < files.length; first += AT_A_TIME) {
    await Promise.all(files.slice(first, first + AT_A_TIME).map(work));
  }
}

/** Another server may have taken it away, or not brought it yet. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
