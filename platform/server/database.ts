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
const DATE = 1082;
// Ids stay far below 2^53, and a day is a day: never a moment in somebody's time zone.
pg.types.setTypeParser(BIGINT, Number);
pg.types.setTypeParser(DATE, (value: string) => value);

/** Of one process. */
export const MOST_CONNECTIONS = 20;

export function openDatabase(connection: Connection): Database {
  const pool = new NamingPool({
    max: MOST_CONNECTIONS,
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

/** Gives statements names, so that PostgreSQL parses and plans them once a connection. */
class NamingPool extends pg.Pool {
  constructor(config: Connection) {
    super(config);
    this.on('connect', outliveLoss);
    this.on('connect', nameStatements);
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
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
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
