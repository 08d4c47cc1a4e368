import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, accountName } from './account.ts';
import { DataFolderUnusable } from './data-folder.ts';
import type { Place } from './place.ts';

const LARGEST_LOG = 10 * 1024 * 1024;

/** Makes the folders, private to the database's user. */
export function prepareFolders(place: Place): void {
  explain(place.dataDir, () => {
    makeParents(place);
    makePrivate(place.dataDir, place.account);
    accessSync(place.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
  explain(place.socketDir, () => {
    makePrivate(place.socketDir, place.account);
    const { uid } = lstatSync(place.socketDir);
    // In a folder open to all, such as /tmp, somebody may have put a folder of theirs in our way.
    if (uid !== (place.account?.uid ?? process.getuid?.())) {
      throw new DataFolderUnusable(place.socketDir, belongsTo(uid));
    }
  });
}

/** Data copied or restored by root belongs to root, and the database's user could not even read it. */
export function adjustOwner({ cluster, account, dataDir }: Place): void {
  const folder = statSync(cluster, { throwIfNoEntry: false });
  if (folder === undefined) return;
  if (account !== null) {
    if (folder.uid !== account.uid) giveAll(cluster, account);
  } else if (folder.uid !== process.getuid?.()) {
    throw new DataFolderUnusable(dataDir, belongsTo(folder.uid));
  }
}

/**
 * Opens the log for the database to write to itself: it goes on writing when we are killed.
 * Never through a link, because root opens a file in a folder that belongs to somebody else.
 */
export function openLog({ logFile, account }: Place): number {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const log = openSync(logFile, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  const { size } = fstatSync(log);
  if (size > LARGEST_LOG) ftruncateSync(log, 0);
  if (account !== null) fchownSync(log, account.uid, account.gid);
  fchmodSync(log, 0o600);
  return log;
}

export function trimLog(place: Place): void {
  explain(place.dataDir, () => closeSync(openLog(place)));
}

/** A socket folder away from the data is of no use to anybody once the database is down. */
export function tidySocketFolder({ dataDir, socketDir }: Place): void {
  if (path.dirname(socketDir) === dataDir) return;
  try {
    rmdirSync(socketDir);
  } catch {
    // Left behind, it is used again by the next start.
  }
}

function makeParents({ dataDir, account }: Place): void {
  const parent = path.dirname(dataDir);
  const first = mkdirSync(parent, { recursive: true });
  if (first === undefined || account === null) return;
  // A strict umask of root would close the folders just made to the account that has to pass through them.
  for (let folder = parent; folder.length >= first.length; folder = path.dirname(folder)) {
    chmodSync(folder, statSync(folder).mode | 0o111);
  }
}

function makePrivate(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const me = process.getuid?.();
  if (!found.isDirectory()) throw new DataFolderUnusable(folder, 'a file or a link is in its way');
  if (account !== null && found.uid !== account.uid) {
    if (found.uid !== me) throw new DataFolderUnusable(folder, belongsTo(found.uid));
    const foreign = readdirSync(folder).filter((name) => !isOurs(name));
    if (foreign.length > 0) throw new DataFolderUnusable(folder, `it holds other files (${foreign[0]})`);
    lchownSync(folder, account.uid, account.gid);
  }
  if ((found.mode & 0o777) !== 0o700 && (account !== null || found.uid === me)) chmodSync(folder, 0o700);
}

function isOurs(name: string): boolean {
  return /^(cluster|lock|socket|postgres\.log)(\.|$)/.test(name) || name.startsWith('.s.PGSQL.');
}

function giveAll(folder: string, account: Account): void {
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveAll(file, account);
    else lchownSync(file, account.uid, account.gid);
  }
}

/** Turns what the system says into one line that names the folder and the way out. */
function explain(folder: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new DataFolderUnusable(folder, problemWith(folder, code));
  }
}

function problemWith(folder: string, code: string): string {
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in its way';
  if (code !== 'EACCES' && code !== 'EPERM') return code;
  return belongsTo(ownerOf(folder));
}

function belongsTo(uid: number): string {
  return `it belongs to user "${accountName(uid)}"; start as that user, or choose another folder with DATA_DIR`;
}

/** Of the folder, or of the nearest one above it that we are allowed to look at. */
function ownerOf(folder: string): number {
  try {
    return statSync(folder).uid;
  } catch {
    return ownerOf(path.dirname(folder));
  }
}
