import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { webFolder } from '#apps/api/server.ts';
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
  stop(): Promise<void>;
  pid(): number;
};

export type Processes = {
  /** Of each server. */
  addresses: readonly string[];
  servers: readonly Kept[];
  worker: Kept;
  /** Ends that nobody asked for, after the process had been ready. */
  fallen: string[];
  stop(): Promise<void>;
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Servers and one worker against a database of the cluster: processes of their own, or as `npm start` has them, one. */
export async function startProcesses(
  postgres: EmbeddedPostgres,
  database: string,
  { servers: count = 1, together = false } = {},
): Promise<Processes> {
  // A server refuses to start without the web apps. The test run has built them already.
  if (!existsSync(webFolder)) await buildWeb();
  const { host, port: databasePort, user } = postgres.urlFor(database);
  const fallen: string[] = [];
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const environment = (port: number): NodeJS.ProcessEnv => ({
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
    DATABASE_URL: `postgresql://${user}@localhost:${databasePort}/${database}?host=${encodeURIComponent(host)}`,
  });
  const script = together ? 'start' : 'server';
  const servers = ports.map((port) => keep(script, environment(port), fallen));
  const [first] = servers;
  const worker = together && first !== undefined ? first : keep('worker', environment(ports[0] ?? 0), fallen);
  const all = [...new Set([...servers, worker])];
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((kept) => kept.stop()));
  };
  try {
    await Promise.all(all.map((kept) => kept.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses: ports.map((port) => `http://127.0.0.1:${port}`), servers, worker, fallen, stop };
}

function freePort(): Promise<number> {
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

function keep(script: 'start' | 'server' | 'worker', env: NodeJS.ProcessEnv, fallen: string[]): Kept {
  let child: ChildProcess;
  let isReady: Promise<void>;
  let wanted = true;
  let killed = false;
  let failures = 0;
  let ended: Promise<void>;

  function launch(): void {
    const started = spawn('sh', ['-c', project.scripts[script]], {
      cwd: root,
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

  return {
    pid: () => child.pid ?? 0,
    ready: () => isReady,
    async kill() {
      killed = true;
      const gone = ended;
      child.kill('SIGKILL');
      await gone;
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
