import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#database/tables.ts';
import { noteAway } from './away.ts';
import { closing } from './closing.ts';
import { countFault } from './faults.ts';
import { nameStatements } from './named-statements.ts';

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

/** Of one process, where no setting says otherwise. */
export const MOST_CONNECTIONS = 20;

/** What a connection has planned goes with it, and planning a list anew takes longer than answering it. */
const IDLE_MILLISECONDS = 60_000;

export function openDatabase(connection: Connection): Database {
  const pool = new NamingPool({
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    application_name: 'kindred',
    ...connection,
    Client: UtcClient,
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

/** The library says this in the first message, and has no setting for more than it knows itself. */
type Starting = new (
  config?: string | pg.ClientConfig,
) => pg.Client & {
  getStartupConf(): Record<string, string>;
};

/**
 * A moment is written in UTC, whatever the server's own time zone is; which day it was, who asks says. Said by its name,
 * and not among `options`: a pooler knows it, and keeps it apart for each of its clients.
 */
class UtcClient extends (pg.Client as unknown as Starting) {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
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
      countFault(error);
      throw error;
    });
  }
}

/** The pool listens to connections that are idle; one that breaks in somebody's hands fails what they ask next. */
function outliveLoss(client: pg.PoolClient): void {
  client.on('error', () => undefined);
}
