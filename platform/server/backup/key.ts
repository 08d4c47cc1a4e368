import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BackupHeader, BackupProblem, syncFolder } from './file.ts';

/** The application key in use, and whether it lives in a file that is lost together with the data folder. */
export type KeyInUse = { key: Buffer; inFile: boolean };

/** The key that the environment names wins; null where there is neither. */
export function findKey(fromEnvironment: Buffer | null, keyFile: string | null): KeyInUse | null {
  if (fromEnvironment !== null) return { key: fromEnvironment, inFile: false };
  const text = keyFile === null ? null : readOrNull(keyFile);
  return text === null ? null : { key: Buffer.from(text.trim(), 'hex'), inFile: true };
}

/** Recognises a key. Keys are random, so that the hash gives nothing away. */
export function keyCheck(key: Buffer): string {
  return createHash('sha256').update('kindred backup\0').update(key).digest('hex').slice(0, 32);
}

/**
 * Sealed columns open with the key they were sealed with, and no other: better no restore than one without it.
 * `takesKey`: the key that the backup holds has a file to go to.
 */
export function requireKey(header: BackupHeader, present: KeyInUse | null, takesKey: boolean): void {
  if (header.key_check === null) return;
  if (present !== null && keyCheck(present.key) === header.key_check) return;
  if (!header.holds_key || !takesKey) {
    throw new BackupProblem('This backup was made with another application key: set APP_KEY to that one.');
  }
  if (present?.inFile === false) {
    throw new BackupProblem(
      'APP_KEY is set and is not the key of this backup, which brings its own: try again without it.',
    );
  }
}

export type StagedKey = {
  /** Answers where the key that was there before is kept, or null when there was none or it is the same one. */
  place(stamp: string): Promise<string | null>;
  discard(): Promise<void>;
};

/** Writes the key beside its place: what can fail fails before the database changes hands. */
export async function stageKey(keyFile: string, key: string): Promise<StagedKey> {
  const draft = `${keyFile}.restoring`;
  await mkdir(path.dirname(keyFile), { recursive: true });
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(key);
  await handle.sync();
  await handle.close();
  return {
    async place(stamp) {
      const before = readOrNull(keyFile);
      const kept = before === null || before.trim() === key ? null : `${keyFile}.before-${stamp}`;
      // Linked, then replaced: at no moment is there no key, which the next start would take for a first start.
      if (kept !== null) await link(keyFile, kept);
      await rename(draft, keyFile);
      await syncFolder(path.dirname(keyFile));
      return kept;
    },
    discard: () => rm(draft, { force: true }),
  };
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
