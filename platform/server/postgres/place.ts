import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter, databaseAccount, realFolder } from './account.ts';
import { canRun, sharedBinaries } from './binaries.ts';
import { DataFolderUnusable } from './data-folder.ts';

/** Only part of the socket's name: nothing listens on the network. */
export const PORT = 5432;

/** Where the embedded database lives on this machine, and as whom. */
export type Place = {
  /** Null: as the user who started us. */
  account: Account | null;
  binariesDir: string;
  dataDir: string;
  /** PostgreSQL's own files, below `dataDir`. */
  cluster: string;
  socketDir: string;
  logFile: string;
};

export type Wish = {
  dataDir: string;
  binariesDir: string;
  /** Takes what the database's user cannot reach where it is; used by root alone. */
  sharedDir: string;
  log: (line: string) => void;
};

/** macOS allows 103 bytes for the whole path of a socket, Linux 107. */
const LONGEST_SOCKET = 100;

export function choosePlace(wish: Wish): Place {
  const wanted = realFolder(wish.dataDir);
  const account = databaseAccount(wanted);
  if (account === null) return placeAt(wanted, wish.binariesDir, null);
  // The folder itself becomes the account's own; the way to it is not ours to open.
  return canEnter(account, path.dirname(wanted))
    ? reachable(wish, wanted, account, wish.binariesDir)
    : moved(wish, wanted, account);
}

function moved(wish: Wish, wanted: string, blocked: Account): Place {
  if (existsSync(clusterIn(wanted))) {
    // An empty database elsewhere would look as if everything had been lost.
    throw new DataFolderUnusable(wanted, `it holds a database, and user "${blocked.name}" cannot enter it`);
  }
  const dataDir = path.join(realFolder(wish.sharedDir), nameFor(wanted));
  return reachable(wish, dataDir, databaseAccount(dataDir) ?? blocked, wanted);
}

function reachable(wish: Wish, dataDir: string, account: Account, closed: string): Place {
  const binariesDir = canRun(account, wish.binariesDir)
    ? wish.binariesDir
    : sharedBinaries(wish.binariesDir, realFolder(wish.sharedDir));
  if (closed !== wish.binariesDir || binariesDir !== wish.binariesDir) {
    wish.log(
      `The database runs as user "${account.name}", who cannot enter ${closed}: its data is in ${dataDir}, its programs are in ${binariesDir}.`,
    );
  }
  return placeAt(dataDir, binariesDir, account);
}

function placeAt(dataDir: string, binariesDir: string, account: Account | null): Place {
  return {
    account,
    binariesDir,
    dataDir,
    cluster: clusterIn(dataDir),
    socketDir: socketDirFor(dataDir, account),
    logFile: path.join(dataDir, 'postgres.log'),
  };
}

function clusterIn(dataDir: string): string {
  return path.join(dataDir, 'cluster');
}

function nameFor(dataDir: string): string {
  const project = path.resolve(import.meta.dirname, '..', '..');
  return createHash('sha256').update(`${project}\0${dataDir}`).digest('hex').slice(0, 16);
}

function socketDirFor(dataDir: string, account: Account | null): string {
  const beside = path.join(dataDir, 'socket');
  if (fits(beside)) return beside;
  const short = [os.tmpdir(), '/tmp']
    .map(realFolder)
    .filter((folder) => account === null || canEnter(account, folder))
    .map((folder) => path.join(folder, `kindred-${nameFor(dataDir)}`))
    .find(fits);
  if (short === undefined) throw new DataFolderUnusable(dataDir, 'its path is too long for a socket');
  return short;
}

function fits(socketDir: string): boolean {
  return Buffer.byteLength(path.join(socketDir, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET;
}
