import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#database/tables.ts';
import { closing } from './closing.ts';

export type Db = Kysely<Tables>;
/** What queries take first: a transaction where something changes, the plain handle where a read needs none. */
export type Tx = Kysely<Tables>;
export type Connection = pg.PoolConfig;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

const BIGINT = 20;
/** Its types name no arrays. */
const arrayType = (id: number) => id as Parameters<typeof pg.types.getTypeParser>[0];
const BIGINTS = arrayType(1016);
const INTEGERS = arrayType(1007);
const DATE = 1082;
// Ids stay far below 2^53, and a day is a day: never a moment in somebody's time zone.
pg.types.setTypeParser(BIGINT, Number);
// Written alike; that of smaller numbers makes numbers of them.
pg.types.setTypeParser(BIGINTS, pg.types.getTypeParser(INTEGERS));
pg.types.setTypeParser(DATE, (value: string) => value);

/** Of one process. */
export const MOST_CONNECTIONS = 20;

/** What a connection has planned goes with it, and planning a list anew takes longer than answering it. */
const IDLE_MILLISECONDS = 60_000;

export function openDatabase(connection: Connection): Database {
  const pool = new NamingPool({
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    application_name: 'kindred',
    // A moment is written in UTC, whatever the server's own time zone is; which day it was, who asks says.
    options: '-c timezone=UTC',
    ...connection,
  });
  // A dropped idle connection is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const end = closing(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      // The query builder ends the pool only if it has used it.
      await db.destroy();
      await end();
    },
  };
}

const away = new WeakSet<object>();
// Shutting down, crashed, starting up; all of class 08 are connections; no connection left.
const AWAY_STATES = /^(57P0[1-3]|08...|53300)$/;
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const AWAY_MESSAGES = /^Connection terminated|^Client has encountered a connection error|^Client was closed/;

function noteAway(error: unknown, isConnecting: boolean): void {
  if (!(error instanceof Error)) return;
  const code = 'code' in error ? String(error.code) : '';
  const lost = AWAY_STATES.test(code) || AWAY_CODES.includes(code) || AWAY_MESSAGES.test(error.message);
  if (lost || (isConnecting && !('severity' in error))) away.add(error);
}

/** The database could not be reached, or went away in the middle: whoever asks again later may be lucky. */
export function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && away.has(error);
}

/** Gives statements names, so that PostgreSQL parses and plans them once a connection. */
class NamingPool extends pg.Pool {
  constructor(config: Connection) {
    super(config);
    this.on('connect', outliveLoss);
    this.on('connect', nameStatements);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback !== undefined) return super.connect(callback);
    return super.connect().catch((error: unknown) => {
      noteAway(error, true);
      throw error;
    });
  }
}

/** A statement that says so is planned with the values it comes with: see the tables' wide lists. */
export const PLAN_ANEW = '/* plan anew */ ';

function isPlannedAnew(text: string): boolean {
  return text.startsWith(PLAN_ANEW) || text.startsWith('declare ') || text.startsWith('explain ');
}

/** Without values there may be more than one statement in a text, unless it is a question. */
function isWorthAName(text: string, values: readonly unknown[]): boolean {
  return !isPlannedAnew(text) && (values.length > 0 || /^\s*(with|select)\b/.test(text));
}

/** The pool listens to connections that are idle; one that breaks in somebody's hands fails what they ask next. */
function outliveLoss(client: pg.PoolClient): void {
  client.on('error', () => undefined);
}

function nameStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const plain: (...values: unknown[]) => unknown = client.query.bind(client);
  const query = (...values: unknown[]): unknown => {
    const asked = plain(...values);
    if (asked instanceof Promise) asked.catch((error: unknown) => noteAway(error, false));
    return asked;
  };
  const named = (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || !Array.isArray(values) || !isWorthAName(first, values)) {
      return query(first, values, ...rest);
    }
    let name = names.get(first);
    if (name === undefined) {
      if (names.size >= 500) return query(first, values, ...rest);
      name = createHash('sha1').update(first).digest('base64url');
      names.set(first, name);
    }
    return query({ name, text: first, values }, ...rest);
  };
  Object.assign(client, { query: named });
}
