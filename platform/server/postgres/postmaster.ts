import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { openLog } from './folders.ts';
import { type Place, PORT } from './place.ts';
import { isSameProcess, pause, processArguments, processBirth, untilGone } from './process-identity.ts';

/** The first process of a PostgreSQL server, by its number and the moment it began. */
export type Postmaster = { pid: number; birth: string };

const START_PATIENCE = 300_000;
const STOP_PATIENCE = 60_000;

/** Messages in English, times in UTC, and none of our own secrets in the database's environment. */
const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

export function serverProcess(place: Place): {
  env: Record<string, string>;
  cwd: string;
  uid?: number;
  gid?: number;
} {
  const account = place.account === null ? {} : { uid: place.account.uid, gid: place.account.gid };
  // The account may not be able to enter the folder we were started in.
  return { env: ENVIRONMENT, cwd: '/', ...account };
}

export function isRunning({ pid, birth }: Postmaster): boolean {
  return isSameProcess(pid, birth);
}

/** A server that a killed start left behind on this very data. */
export function findPostmaster(place: Place): Postmaster | null {
  const pid = readPidFile(place)?.pid;
  if (pid === undefined) return null;
  const birth = processBirth(pid);
  return birth !== null && servesCluster(pid, place.cluster) ? { pid, birth } : null;
}

/** Whether the server was started with these arguments: one that runs without fsync, say, must not be kept. */
export function wasStartedWith(args: string[], { cluster }: Place): boolean {
  const written = readOrNull(path.join(cluster, 'postmaster.opts'));
  return written?.trimEnd().endsWith(` ${args.map((argument) => `"${argument}"`).join(' ')}`) ?? false;
}

/** Starts the server and waits until it takes connections. */
export async function launchPostmaster(args: string[], place: Place): Promise<Postmaster> {
  releaseRecycledPid(place);
  releaseSocket(place);
  const deadline = performance.now() + 20_000;
  for (;;) {
    const outcome = await tryLaunch(args, place);
    if (typeof outcome !== 'string') return outcome;
    // After a kill of the first process its children need a moment to notice, and until then the data is theirs.
    const busy = outcome.includes('pre-existing shared memory block');
    if (!busy || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${outcome} (see ${place.logFile})`);
    }
    await pause(200);
  }
}

/** Waits for a server that is starting or recovering; false when it ended or goes on stopping. */
export async function untilReady({ pid, birth }: Postmaster, place: Place): Promise<boolean> {
  const deadline = performance.now() + START_PATIENCE;
  while (isSameProcess(pid, birth) && performance.now() < deadline) {
    const written = readPidFile(place);
    if (written?.pid === pid && written.status === 'ready') return true;
    if (written?.pid === pid && written.status === 'stopping') return false;
    await pause(10);
  }
  return false;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ pid, birth }: Postmaster): Promise<void> {
  signal(pid, birth, 'SIGINT');
  if (await untilGone(pid, birth, STOP_PATIENCE)) return;
  // Stops at once and recovers from its write-ahead log at the next start; nothing committed is lost.
  signal(pid, birth, 'SIGQUIT');
  if (!(await untilGone(pid, birth, STOP_PATIENCE))) {
    throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
  }
}

function signal(pid: number, birth: string, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    if (isSameProcess(pid, birth)) process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The running server, or the line in which it says why it does not run. */
async function tryLaunch(args: string[], place: Place): Promise<Postmaster | string> {
  const log = openLog(place);
  const before = statSync(place.logFile).size;
  // Its own process group: Ctrl-C reaches us alone, and we stop the database after the last request.
  const child = spawn(path.join(place.binariesDir, 'bin', 'postgres'), args, {
    ...serverProcess(place),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failed = failure(child);
  if (child.pid !== undefined) {
    const postmaster = { pid: child.pid, birth: processBirth(child.pid) ?? '' };
    if (await untilReady(postmaster, place)) return postmaster;
    await stopPostmaster(postmaster);
  }
  const reason = await failed;
  return lastComplaint(place.logFile, before) ?? reason;
}

function failure(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, name) => resolve(`it ended with ${name ?? `code ${code}`}`));
  });
}

function lastComplaint(logFile: string, from: number): string | null {
  const lines = readFileSync(logFile).subarray(from).toString().split('\n');
  const line = lines.findLast((text) => /FATAL|PANIC|error/i.test(text));
  return line?.replace(/^.*?(FATAL|PANIC):\s+/, '').trim() ?? null;
}

function servesCluster(pid: number, cluster: string): boolean {
  const args = processArguments(pid);
  if (process.platform !== 'linux') return args.join(' ').includes(`postgres -D ${cluster}`);
  if (path.basename(args[0] ?? '') !== 'postgres') return false;
  return (
    realOrNull(args[args.indexOf('-D') + 1] ?? '') === cluster || realOrNull(`/proc/${pid}/cwd`) === cluster
  );
}

/**
 * PostgreSQL refuses to start while the number in its pid file is that of any process, even of one that ended
 * and was not yet fetched by its parent. Ours never is an obstacle, being its parent's, so it goes there instead.
 * The file is not removed: the rest of it lets PostgreSQL see whether children of the old server still hold
 * the data.
 */
function releaseRecycledPid(place: Place): void {
  const written = readPidFile(place);
  if (written === null) return;
  const file = openSync(pidFile(place), constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_TRUNC);
  try {
    writeSync(file, [process.pid, ...written.rest].join('\n'));
  } finally {
    closeSync(file);
  }
}

/** The socket's own lock names a process too. The folder is this cluster's alone, and nobody else is on the data. */
function releaseSocket({ socketDir }: Place): void {
  rmSync(path.join(socketDir, `.s.PGSQL.${PORT}.lock`), { force: true });
}

type PidFile = { pid: number; status: string; rest: string[] };

function readPidFile(place: Place): PidFile | null {
  const text = readOrNull(pidFile(place));
  if (text === null || text === '') return null;
  const [pid = '', ...rest] = text.split('\n');
  return { pid: Number(pid), status: rest[6]?.trim() ?? '', rest };
}

function pidFile({ cluster }: Place): string {
  return path.join(cluster, 'postmaster.pid');
}

function realOrNull(folder: string): string | null {
  try {
    return realpathSync(folder);
  } catch {
    return null;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
