import pg from 'pg';
import { packagedBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { lockDataFolder } from './data-folder.ts';
import { adjustOwner, prepareFolders, tidySocketFolder, trimLog } from './folders.ts';
import { choosePlace, type Place, PORT } from './place.ts';
import {
  findPostmaster,
  isRunning,
  launchPostmaster,
  type Postmaster,
  stopPostmaster,
  untilReady,
  wasStartedWith,
} from './postmaster.ts';

export type EmbeddedPostgresOptions = {
  /** A folder for the database alone; made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** PostgreSQL settings over our own, for tests above all. */
  settings?: Record<string, string>;
  /** Where root puts what the database's user cannot reach in the place it is. */
  sharedDir?: string;
};

export type EmbeddedConnection = { host: string; port: number; user: string; database: string; ssl: false };

export type EmbeddedPostgres = {
  socketDir: string;
  port: number;
  user: string;
  database: string;
  urlFor(database: string): EmbeddedConnection;
  /** The server is one that an earlier, killed start left running. */
  adopted: boolean;
  binariesDir: string;
  /** Not always the folder asked for: see `sharedDir`. */
  dataDir: string;
  stop(): Promise<void>;
};

const NAME = 'kindred';
const WATCH_EVERY = 1000;

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements, their values and the details of their errors hold children's names: none of them is logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_autovacuum_min_duration: '-1',
  log_checkpoints: 'off',
};

/** Starts the PostgreSQL that came with the packages, or takes over the one a killed start left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const place = choosePlace({
    dataDir: options.dataDir,
    binariesDir: packagedBinaries(),
    sharedDir: options.sharedDir ?? '/var/lib/kindred',
    log,
  });
  prepareFolders(place);
  const lock = lockDataFolder(place.dataDir);
  const args = commandLine(place, { ...SETTINGS, ...options.settings });
  let postmaster: Postmaster | null = null;
  try {
    adjustOwner(place);
    await makeCluster(place, NAME, options.settings?.['fsync'] !== 'off');
    trimLog(place);
    const left = await leftBehind(args, place, log);
    postmaster = left ?? (await launchPostmaster(args, place));
    await makeDatabase(connectionTo(place, 'postgres'));
    const adopted = left !== null;
    return handOver({ place, postmaster, args, adopted, log, released: () => lock.release() });
  } catch (error) {
    if (postmaster !== null) await stopPostmaster(postmaster);
    lock.release();
    throw error;
  }
}

/** A server we can go on with; one that runs differently, or is on its way down, is stopped first. */
async function leftBehind(
  args: string[],
  place: Place,
  log: (line: string) => void,
): Promise<Postmaster | null> {
  const found = findPostmaster(place);
  if (found === null) return null;
  if (wasStartedWith(args, place) && (await untilReady(found, place)) && (await answers(place))) {
    log(`Going on with the database that an earlier start left running (process ${found.pid}).`);
    return found;
  }
  log(`Stopping the database that an earlier start left running (process ${found.pid}).`);
  await stopPostmaster(found);
  return null;
}

type Running = {
  place: Place;
  postmaster: Postmaster;
  args: string[];
  adopted: boolean;
  log: (line: string) => void;
  released: () => void;
};

function handOver({ place, postmaster: first, args, adopted, log, released }: Running): EmbeddedPostgres {
  let postmaster = first;
  let revival: Promise<void> | null = null;
  let stopped: Promise<void> | null = null;
  let lastProblem = '';

  // The first process can be killed, by a system short of memory for one; its clients then wait for us.
  const watch = setInterval(() => {
    if (revival !== null || isRunning(postmaster)) return;
    revival = revive().finally(() => {
      revival = null;
    });
  }, WATCH_EVERY).unref();

  async function revive(): Promise<void> {
    try {
      postmaster = await launchPostmaster(args, place);
      lastProblem = '';
      log('The database ended unexpectedly and was started again.');
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== lastProblem) log(problem);
      lastProblem = problem;
    }
  }

  async function stop(): Promise<void> {
    clearInterval(watch);
    await revival;
    await stopPostmaster(postmaster);
    tidySocketFolder(place);
    released();
  }

  return {
    socketDir: place.socketDir,
    port: PORT,
    user: NAME,
    database: NAME,
    urlFor: (database) => connectionTo(place, database),
    adopted,
    binariesDir: place.binariesDir,
    dataDir: place.dataDir,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function connectionTo(place: Place, database: string): EmbeddedConnection {
  return { host: place.socketDir, port: PORT, user: NAME, database, ssl: false };
}

function commandLine(place: Place, settings: Record<string, string>): string[] {
  // A list in PostgreSQL's eyes: in quotes a comma or a blank is part of the name.
  const sockets = `"${place.socketDir.replaceAll('"', '""')}"`;
  const all = { ...settings, port: String(PORT), unix_socket_directories: sockets };
  return ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** On every start, because the first one may have been killed before it came to this. */
async function makeDatabase(connection: EmbeddedConnection): Promise<void> {
  await withClient(connection, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  });
}

async function answers(place: Place): Promise<boolean> {
  try {
    await withClient(connectionTo(place, 'postgres'), (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient(
  connection: EmbeddedConnection,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
