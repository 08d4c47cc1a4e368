import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupProblem, madeAt, requireWhole } from './file.ts';

export type Aged = {
  /** Whole and made before the moment: gone now, or to go. */
  old: string[];
  /** As old, and damaged or cut: nobody can say what it is any more, so somebody has to look. */
  broken: string[];
};

const DRAFT = /\.backup\.[0-9a-f-]{36}\.partial$/;

/**
 * What a folder has from before a moment, as each file itself says: a copy may have another day. Files that are no backup of
 * Kindred are nobody's business here.
 */
export async function findOld(folder: string, before: Date): Promise<Aged> {
  const aged: Aged = { old: [], broken: [] };
  for (const name of (await readdir(folder)).toSorted()) {
    if (!name.endsWith('.backup')) continue;
    const file = path.join(folder, name);
    const made = await unlessBroken(() => madeAt(file));
    if (made === null || made >= before) continue;
    const isWhole = (await unlessBroken(() => requireWhole(file))) !== null;
    (isWhole ? aged.old : aged.broken).push(name);
  }
  return aged;
}

/**
 * Removes what is old, never the last good one: `good` is a backup of the folder that has just been made, and is read through
 * before anything goes. What a backup that was killed left behind goes as well.
 */
export async function removeOld(good: string, before: Date): Promise<Aged> {
  await requireWhole(good);
  const folder = path.dirname(good);
  const aged = await findOld(folder, before);
  const old = aged.old.filter((name) => name !== path.basename(good));
  for (const name of [...old, ...(await oldDrafts(folder, before))]) await rm(path.join(folder, name));
  return { ...aged, old };
}

async function oldDrafts(folder: string, before: Date): Promise<string[]> {
  const drafts = (await readdir(folder)).filter((name) => DRAFT.test(name));
  const times = await Promise.all(drafts.map(async (name) => (await stat(path.join(folder, name))).mtime));
  return drafts.filter((_, index) => (times[index] ?? before) < before);
}

async function unlessBroken<Result>(look: () => Promise<Result>): Promise<Result | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BackupProblem) return null;
    throw error;
  }
}
