import { Readable } from 'node:stream';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Table, TableQuery } from '#platform/contract/table.ts';
import { togetherDetails, writeQuickAudit } from '../audit.ts';
import type { Db } from '../database/database.ts';
import { Download } from '../http/reply.ts';
import type { Say } from '../texts.ts';
import { type Cell, cellWriter, type Rows, type Value } from './cells.ts';
import { csv } from './csv.ts';
import { CONTENT_TYPES } from './small-file.ts';
import type { TableSource } from './source.ts';
import { rowsStatement, saidCells } from './statements.ts';
import { xlsx } from './xlsx.ts';

type DownloadOptions = {
  db: Db;
  /** Where the rows are read, if that works; else they are read at `db`. */
  from: Db;
  table: Table;
  source: TableSource;
  query: TableQuery;
  actor: Actor;
  now: Date;
  requestId: string;
  /** Null: too many to count first. */
  rows: number | null;
  /** In the language of the file. */
  say: Say;
};

/** What is on its way when memory is tidied is kept for longer than it is needed: few rows at a time. */
const ROWS_AT_ONCE = 100;

/** The rows of a query as a file. It is read through a cursor while it is sent: memory holds some hundred rows. */
export function download(options: DownloadOptions): Download {
  const { table, query, now, rows, say } = options;
  const { format, columns } = query.download ?? { format: 'csv', columns: [] };
  const header = columns.map((name) => say({ i18n: table.columns[name]?.label ?? name }));
  const cells = readCells(options, columns);
  return new Download({
    name: `${table.name}-${dayIn(query.timeZone, now)}.${format}`,
    contentType: CONTENT_TYPES[format],
    content: Readable.from(format === 'csv' ? csv(header, cells) : xlsx(header, cells), {
      objectMode: false,
    }),
    headers: rows === null ? {} : { 'X-Rows': String(rows) },
  });
}

async function* readCells(options: DownloadOptions, columns: readonly string[]): Rows {
  const { db, from } = options;
  let isUnderWay = false;
  try {
    for await (const cells of readCellsFrom(from, options, columns)) {
      isUnderWay = true;
      yield cells;
    }
  } catch (error) {
    // Half of a file is not begun again: who downloads sees that it broke off.
    if (isUnderWay || from === db) throw error;
    yield* readCellsFrom(db, options, columns);
  }
}

async function* readCellsFrom(db: Db, options: DownloadOptions, columns: readonly string[]): Rows {
  const { table, query, say } = options;
  const writers = columns.flatMap((name) => {
    const column = table.columns[name];
    return column === undefined ? [] : [cellWriter(column, say, query.timeZone)];
  });
  const taken = whoIsTaken(options);
  const tx = await db.startTransaction().setAccessMode('read only').execute();
  try {
    const { text, values } = rowsStatement(options, columns);
    const said = saidCells(options, columns);
    // All rows are read: the plan with the quickest first row is not the quickest.
    await tx.executeQuery(CompiledQuery.raw('set local cursor_tuple_fraction = 1'));
    // Who stops reading does not keep the connection.
    await tx.executeQuery(CompiledQuery.raw(`set local idle_in_transaction_session_timeout = '60s'`));
    await tx.executeQuery(CompiledQuery.raw(`declare rows no scroll cursor for ${text}`, values));
    for (;;) {
      const rows = await fetchSome(tx);
      if (rows.length === 0) break;
      await taken.add(rows);
      yield written(rows, said, writers);
    }
  } finally {
    // Also where the reader has gone away halfway.
    await tx.rollback().execute();
    await taken.keep();
  }
}

/** Not all at once: a row's values are gone before the next row's are there. */
function* written(
  rows: readonly { cells: string }[],
  said: (cells: string) => Value[],
  writers: readonly ((value: Value) => Cell)[],
): Generator<Cell[]> {
  for (const { cells } of rows) {
    const values = said(cells);
    yield writers.map((write, index) => write(values[index] ?? null));
  }
}

/** So many children are one row of the audit: whoever takes a million along leaves a thousand rows. */
const TAKEN_AT_ONCE = 1000;

/**
 * Whose rows are in the file, for the log of each child: the first ones before anybody has them, then by the thousand, and
 * the last ones when it ends or breaks off. What nobody has fetched is not said to be taken.
 */
function whoIsTaken({ db, table, actor, requestId, now }: DownloadOptions) {
  let people = new Set<number>();
  let isKept = false;
  const keep = async (): Promise<void> => {
    if (people.size === 0) return;
    const subject = { type: 'table', id: 0, details: { table: table.name, ...togetherDetails(people) } };
    people = new Set();
    isKept = true;
    await writeQuickAudit(db, { action: 'student.list-taken', actor, subject, requestId, now });
  };
  const add = async (rows: readonly TakenRow[]): Promise<void> => {
    for (const { person } of rows) if (typeof person === 'number') people.add(person);
    if (!isKept || people.size >= TAKEN_AT_ONCE) await keep();
  };
  return { add, keep };
}

type TakenRow = { cells: string; person?: number | null };

async function fetchSome(tx: ControlledTransaction<Tables>): Promise<TakenRow[]> {
  const { rows } = await tx.executeQuery<TakenRow>(CompiledQuery.raw(`fetch ${ROWS_AT_ONCE} from rows`));
  return rows;
}
