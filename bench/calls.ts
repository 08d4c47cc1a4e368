/**
 * Sign-in and handshake against a bare Fastify handler that runs the very same statements on the same database and
 * answers the same bytes. What our server adds (policy, schema, query builder, audit) shows in the ratio. The student
 * sign-in is measured, since it hashes nothing.
 */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { createKindred } from '#apps/api/app.ts';
import { simulators } from '#apps/demo/simulators.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { readSettings } from '#apps/running/settings.ts';
import { DEMO_PASSWORD, DEMO_STUDENT } from '#database/seed/base/demo-accounts.ts';
import { seedDemo } from '#database/seed/seed.ts';
import { seal } from '#platform/server/crypto.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';
import { EMPTY_LIBRARY } from '#product/lessons/rules/lesson/library.ts';
import { type Request, rateOf } from './load.ts';
import { benchPostgres, makeDatabase } from './postgres.ts';
import { amount, atLeast, median } from './report.ts';

type Statement = { text: string; values: unknown[] };
type Script = { statements: Statement[]; reply: string };

const ROUNDS = amount(5, 1);
const LOAD = { connections: 16, seconds: 2 };
/** More children than connections, so that nobody signs in twice at once. */
const CHILDREN = amount(160, 32);

export async function benchCalls(): Promise<void> {
  const postgres = await benchPostgres('bench');
  const connection = await makeDatabase(postgres, 'bench');
  const database = openDatabase(connection);
  const { db, pool } = database;
  const recorder = recordStatements(pool);
  const appKey = randomBytes(32);
  const today = new Date().toISOString().slice(0, 10);
  await db.transaction().execute((tx) => seedDemo(tx, { appKey, today, hashPassword }));
  const jobs = await startJobs({ db, jobs: JOBS, worker: false, onError: () => undefined });
  const { server } = createKindred({
    settings: readSettings({}),
    appKey,
    files: openFiles(appKey, null),
    db,
    connection,
    jobs,
    clock: () => new Date(),
    logger: false,
    webFolder: null,
    scenes: { entries: [], outlines: {}, readings: {}, words: {} },
    lessons: EMPTY_LIBRARY,
    coverOf: () => Promise.resolve(null),
    guides: [],
    simulators,
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const bare = await startBare(connection);

  /** Both sides take the requests in turn, and take turns themselves. */
  async function compare(name: string, requests: Request[]): Promise<void> {
    const scripts: Script[] = [];
    for (const request of requests) {
      recorder.clear();
      const reply = await send(address, request);
      scripts.push({ statements: recorder.statements(), reply });
    }
    bare.follow(scripts);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await rateOf({ address, requests, ...LOAD }));
      theirs.push(await rateOf({ address: bare.address, requests, ...LOAD }));
    }
    const [own, other] = [median(ours), median(theirs)];
    console.log(`  ${name}: ${own.toFixed(0)}/s ours, ${other.toFixed(0)}/s bare`);
    atLeast(`${name}-ratio`, own / other, 0.8);
  }

  const json = { 'content-type': 'application/json' };
  const login = { username: 'educator@kindred.test', password: DEMO_PASSWORD };
  const session = JSON.parse(
    await send(address, { method: 'POST', path: '/api/login', headers: json, body: JSON.stringify(login) }),
  );
  const access = { 'access-token': `Bearer ${session.access_token}` };
  await compare('handshake', [{ method: 'GET', path: '/api/handshake', headers: access }]);
  await db
    .updateTable('students')
    // Whoever has no license is not let in, and that is answered sooner.
    .set({ password_sealed: seal(appKey, DEMO_STUDENT.password), license_ends_on: sql`current_date + 100` })
    .execute();
  const students = await db
    .selectFrom('students')
    .select('username')
    .where('archived_at', 'is', null)
    .limit(CHILDREN)
    .execute();
  const signIns = students.map(({ username }) => ({
    method: 'POST' as const,
    path: '/api/login',
    headers: { ...json, host: 'student.localhost:3000' },
    body: JSON.stringify({ username, password: DEMO_STUDENT.password }),
  }));
  await compare('sign-in', signIns);

  await bare.close();
  await server.close();
  await jobs.stop();
  await database.close();
  await postgres.stop();
}

/** Listens in on every statement our server sends. */
function recordStatements(pool: pg.Pool): { clear(): void; statements(): Statement[] } {
  let statements: Statement[] = [];
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client);
    const recording = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
      return query(text, values, ...rest);
    };
    Object.assign(client, { query: recording });
  });
  return {
    clear: () => {
      statements = [];
    },
    statements: () => [...statements],
  };
}

/** Nothing but the statements, each named, and the finished reply. */
async function startBare(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 20 });
  // It is ended before its connections are: one may still hear that the database stops.
  pool.on('error', () => undefined);
  const app = Fastify();
  let scripts: Script[] = [];
  let turn = 0;
  const handler = async (): Promise<string> => {
    const script = scripts[turn % scripts.length];
    turn += 1;
    const client = await pool.connect();
    try {
      for (const { text, values } of script?.statements ?? []) {
        if (values.length === 0) await client.query(text);
        else await client.query({ name: nameOf(text), text, values: fresh(text, values) });
      }
    } finally {
      client.release();
    }
    return script?.reply ?? '';
  };
  app.get('/api/handshake', handler);
  app.post('/api/login', handler);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    follow(next: Script[]): void {
      scripts = next;
    },
    async close(): Promise<void> {
      await app.close();
      await pool.end();
    },
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement-${names.size}`;
  names.set(text, name);
  return name;
}

/** A session's token is new each time; everything else may repeat. */
function fresh(text: string, values: unknown[]): unknown[] {
  return text.includes('insert into sessions') ? [randomBytes(32), ...values.slice(1)] : values;
}

async function send(address: string, { method, path: url, headers, body }: Request): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: url, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`${method} ${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
