import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { webFolder } from '#apps/running/web-folder.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import project from '../../package.json' with { type: 'json' };
import { buildWeb } from '../../scripts/build.ts';
import { guardProcess } from '../server/guard.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Random as in earnest: a server without the demo refuses any other. */
export const APP_KEY = randomBytes(32).toString('base64url');

/** A process that is started again whenever it ends, as whoever runs it for real would have it. */
type Kept = {
  kill(): Promise<void>;
  /** Serving or working. */
  ready(): Promise<void>;
  /** Told to stop, and started again once it has. */
  renew(): Promise<void>;
  stop(): Promise<void>;
  pid(): number;
};

export type Processes = {
  /** Of each server. */
  addresses: readonly string[];
  servers: readonly Kept[];
  worker: Kept;
  workers: readonly Kept[];
  /** Ends that nobody asked for, after the process had been ready. */
  fallen: string[];
  stop(): Promise<void>;
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

type Wish = {
  servers?: number;
  workers?: number;
  /** As `npm start` has them, one process. */
  together?: boolean;
  /** Whose sources run: this project's, or a copy's. */
  folder?: string;
  /** Settings over those of every server. */
  settings?: Readonly<Record<string, string>>;
};

/** Servers and workers against a database of the cluster: processes of their own, or as `npm start` has them, one. */
export async function startProcesses(
  postgres: EmbeddedPostgres,
  database: string,
  wish: Wish = {},
): Promise<Processes> {
  return startProcessesAt(addressOf(postgres, database), wish);
}

/** What DATABASE_URL says of a database of the cluster. */
export function addressOf(postgres: Pick<EmbeddedPostgres, 'urlFor'>, database: string): string {
  const { host, port, user } = postgres.urlFor(database);
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** The same wherever the database is. */
export async function startProcessesAt(
  databaseUrl: string,
  { servers: count = 1, workers: working = 1, together = false, folder = root, settings = {} }: Wish = {},
): Promise<Processes> {
  // A server refuses to start without the web apps. The test run has built them already.
  if (!existsSync(webFolder)) await buildWeb();
  const fallen: string[] = [];
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const run = (script: Script, port = 1): Kept =>
    keep(script, { folder, env: { ...environment(port, databaseUrl), ...settings }, fallen });
  const servers = ports.map((port) => run(together ? 'start' : 'server', port));
  const workers = together ? servers : Array.from({ length: working }, () => run('worker', ports[0]));
  const [worker] = workers;
  if (worker === undefined) throw new Error('nobody works');
  const all = [...new Set([...servers, ...workers])];
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((kept) => kept.stop()));
  };
  try {
    await Promise.all(all.map((kept) => kept.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  return { addresses, servers, worker, workers, fallen, stop };
}

function environment(port: number, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // The node that runs this, whatever else there is.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '0',
    DASHBOARD_URL: `http://localhost:${port}`,
    STUDENT_URL: `http://student.localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'nobody@killed.test',
    VENDOR_NAME: 'Nobody',
    VENDOR_ADDRESS: 'Nowhere',
    VENDOR_TAX_ID: '00-0000000',
    VENDOR_EMAIL: 'nobody@killed.test',
    APP_KEY,
    DATABASE_URL: databaseUrl,
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Before it starts again where it could not start: the database may be on its way up, but not for ever. */
const START_PAUSE = 150;
const STARTS = 60;

type Script = 'start' | 'server' | 'worker';
type Run = { folder: string; env: NodeJS.ProcessEnv; fallen: string[] };

function keep(script: Script, { folder, env, fallen }: Run): Kept {
  let child: ChildProcess;
  let isReady: Promise<void>;
  let wanted = true;
  let killed = false;
  let failures = 0;
  let ended: Promise<void>;

  function launch(): void {
    const started = spawn('sh', ['-c', project.scripts[script]], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', process.env['SHOW_PROCESSES'] === undefined ? 'ignore' : 'inherit'],
    });
    child = started;
    // A test that runs out of time, or is killed, never comes to its end.
    guardProcess(started);
    let serves = false;
    const told = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    ended = gone.promise;
    isReady = told.promise;
    started.stdout.once('data', () => {
      serves = true;
      told.resolve();
    });
    started.stdout.resume();
    started.once('exit', (code, signal) => {
      gone.resolve();
      if (!wanted) return told.resolve();
      if (serves && !killed) fallen.push(`${script} ended with ${code ?? signal}`);
      const again = () => {
        if (wanted) launch();
        // Whoever waits for this one waits for the next.
        if (!serves) isReady.then(told.resolve, told.reject);
      };
      failures = serves ? 0 : failures + 1;
      if (failures > STARTS) return told.reject(new Error(`${script} does not start`));
      if (killed || serves) again();
      else setTimeout(again, START_PAUSE);
      killed = false;
    });
  }
  launch();

  async function end(signal: NodeJS.Signals): Promise<void> {
    killed = true;
    const gone = ended;
    child.kill(signal);
    await gone;
  }

  return {
    pid: () => child.pid ?? 0,
    ready: () => isReady,
    kill: () => end('SIGKILL'),
    async renew() {
      await end('SIGTERM');
      await isReady;
    },
    async stop() {
      wanted = false;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Kills the first process of the database, which its keeper then starts again. */
export async function killPostmaster(postgres: EmbeddedPostgres): Promise<void> {
  await untilAnswers(postgres);
  const [first = ''] = readFileSync(path.join(postgres.dataDir, 'cluster/postmaster.pid'), 'utf8').split(
    '\n',
  );
  // On its way up the file may name somebody else.
  if (Number(first) === process.pid) throw new Error('the database is not up');
  process.kill(Number(first), 'SIGKILL');
}

/** Kills a connection's process in the middle of what it does: PostgreSQL then throws everybody out and recovers. */
export async function killBackend(postgres: EmbeddedPostgres, database: string): Promise<void> {
  const client = await untilAnswers(postgres, true);
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = $1 and application_name = 'kindred'
     order by (state = 'active') desc, query_start desc limit 1`,
    [database],
  );
  await client.end();
  const pid = Number(rows[0]?.pid ?? 0);
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

async function untilAnswers(postgres: EmbeddedPostgres, keepOpen = false): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ ...postgres.urlFor('postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      if (!keepOpen) await client.end();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await pause(50);
    }
  }
}
