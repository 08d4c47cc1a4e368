import { existsSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** The user the database runs as. PostgreSQL refuses to run as root. */
export type Account = { name: string; uid: number; gid: number };

const READ = 4;
const ENTER = 1;

/** Null for an ordinary user, who runs the database under their own name. */
export function databaseAccount(dataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  // Data made by an earlier start stays with the user of that start, who can then go on without root.
  const account = ownerOf(dataDir) ?? findAccount('postgres') ?? findAccount('nobody');
  if (account === null) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody": start as an ordinary user.',
    );
  }
  return account;
}

export function accountName(uid: number): string {
  return passwd().find((account) => account.uid === uid)?.name ?? String(uid);
}

/** Whether every folder on the way, the last one included, lets the account through; missing ones are ours to make. */
export function canEnter(account: Account, folder: string): boolean {
  let current = realpathSync(nearest(folder));
  for (;;) {
    if (!allows(account, statSync(current), ENTER)) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

export function canRead(account: Account, file: string): boolean {
  return canEnter(account, path.dirname(file)) && allows(account, statSync(file), READ);
}

/** The real path of a folder that may not exist yet. */
export function realFolder(folder: string): string {
  const existing = nearest(folder);
  return path.join(realpathSync(existing), path.relative(existing, path.resolve(folder)));
}

/** The folder, or the first one above it that exists and that we are allowed to look at. */
function nearest(folder: string): string {
  let current = path.resolve(folder);
  while (!existsSync(current)) current = path.dirname(current);
  return current;
}

/** As the kernel decides: the first class that fits counts, even where a later one would allow more. */
function allows(account: Account, file: Stats, bit: number): boolean {
  if (file.uid === account.uid) return (file.mode & (bit << 6)) !== 0;
  if (file.gid === account.gid) return (file.mode & (bit << 3)) !== 0;
  return (file.mode & bit) !== 0;
}

function ownerOf(dataDir: string): Account | null {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder === undefined || folder.uid === 0) return null;
  const known = passwd().find((account) => account.uid === folder.uid);
  return known ?? { name: String(folder.uid), uid: folder.uid, gid: folder.gid };
}

function findAccount(name: string): Account | null {
  return passwd().find((account) => account.name === name) ?? null;
}

function passwd(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && Number.isInteger(uid) && Number.isInteger(gid));
}
