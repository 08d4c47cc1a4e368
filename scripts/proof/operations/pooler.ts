import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { guardProcess } from '#testing/server/guard.ts';
import { freePort, pause } from '#testing/worker/processes.ts';
import { findProgram, type Program } from './debian-program.ts';

/** From 1.21 on it knows the statements that clients name. */
export const findPooler = (folder: string): Promise<Program | string> =>
  findProgram(
    {
      name: 'pgbouncer',
      own: 'pgbouncer',
      packages: ['pgbouncer'],
      file: 'usr/sbin/pgbouncer',
      asked: ['--version'],
      answered: /^PgBouncer (\S+)/m,
      oldest: [1, 21],
    },
    folder,
  );

/** Far fewer than the processes hold open: they share. */
const SERVER_CONNECTIONS = 10;

export type Pooler = {
  /** For everything; and for what has to be the same connection all the time. */
  databaseUrl: string;
  directUrl: string;
  /** Where it leads, from its next reload on. */
  leadTo(postgres: EmbeddedPostgres): void;
  tell(command: string): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A pgbouncer in transaction mode in front of a database. */
export async function startPooler(
  program: Program,
  folder: string,
  database: string,
  postgres: EmbeddedPostgres,
): Promise<Pooler> {
  const port = await freePort();
  const { user } = postgres;
  const settings = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"${user}" ""\n`);
  let child: ChildProcess | null = null;

  function leadTo({ urlFor }: EmbeddedPostgres): void {
    const { host, port: at } = urlFor(database);
    const place = `host=${host} port=${at} dbname=${database}`;
    const lines = [
      '[databases]',
      `${database} = ${place}`,
      `${database}_direct = ${place} pool_mode=session`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      `admin_users = ${user}`,
      'pool_mode = transaction',
      'max_prepared_statements = 200',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 300',
      'server_login_retry = 0.2',
    ];
    writeFileSync(settings, `${lines.join('\n')}\n`);
  }

  async function tell(command: string): Promise<void> {
    const client = new pg.Client({ host: '127.0.0.1', port, user, database: 'pgbouncer', ssl: false });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(command);
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    // It refuses to run as root, as the database does: it runs as the same user.
    const { uid, gid } = statSync(postgres.dataDir);
    const asUser = process.getuid?.() === 0 ? { uid, gid } : {};
    child = spawn(program.command, ['-q', settings], {
      cwd: '/',
      stdio: ['ignore', 'ignore', process.env['SHOW_PROCESSES'] === undefined ? 'ignore' : 'inherit'],
      ...asUser,
    });
    guardProcess(child);
    for (let attempt = 1; ; attempt += 1) {
      const answered = await tell('show version').then(
        () => true,
        () => false,
      );
      if (answered) return;
      if (attempt === 100 || child.exitCode !== null) throw new Error('pgbouncer does not start');
      await pause(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  leadTo(postgres);
  await start();
  const url = (name: string) => `postgresql://${user}@127.0.0.1:${port}/${name}`;
  return {
    databaseUrl: url(database),
    directUrl: url(`${database}_direct`),
    leadTo,
    tell,
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGTERM'),
  };
}
