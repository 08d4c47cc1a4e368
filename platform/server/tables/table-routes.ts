import { CompiledQuery } from 'kysely';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Column, ExportFormat, Table, TableQuery } from '#platform/contract/table.ts';
import { type FilterValue, momentRange, readFilter } from '#platform/contract/table-filters.ts';
import { writeAudit, writeQuickAudit } from '../audit.ts';
import type { Db, Tx } from '../database/database.ts';
import { ask, type Row, type Shape } from '../database/statement.ts';
import { type Download, JsonText } from '../http/reply.ts';
import type { OwnTransactionContext, Serve } from '../http/serve.ts';
import type { Value } from './cells.ts';
import { download } from './download.ts';
import { takePlace } from './places.ts';
import { isWorthTrying, noteDetour } from './shortcuts.ts';
import type { SourceChoice, TableSource } from './source.ts';
import {
  type About,
  countCap,
  countStatement,
  estimateStatement,
  figuresStatement,
  idsStatement,
  isFiltered,
  knowsTotal,
  type PageRow,
  pageStatement,
  rowsAsJson,
  rowsStatement,
  type Statement,
  saidCells,
  type Way,
  wholeOf,
} from './statements.ts';

type Input = Record<string, unknown>;
type Moment = Pick<OwnTransactionContext<Table['list']>, 'db' | 'now' | 'requestId' | 'sayIn'> & {
  /** Where the rows are read; what is written down about it goes to `db`. */
  from: Db;
};
type ReadAnywhere = OwnTransactionContext<Table['list']>['readAnywhere'];

/** Who looks after everybody's rows reads long lists of them, at a copy of the database where there is one. */
function readFor(actor: Actor, db: Db, readAnywhere: ReadAnywhere): ReadAnywhere {
  return actor.scope === 'uber' ? readAnywhere : (work) => work(db);
}

/** A table's calls: list, subset, select-all, and the downloads of the first two. All share the source's scope. */
export function tableRoutes<T extends Table>(
  serve: Serve,
  table: T,
  source: TableSource<T> | SourceChoice<T>,
): void {
  const among = 'among' in source ? source.among : [source];
  // The names have been checked where the source was written; from here on they come from requests.
  for (const one of among) {
    refuseLateQuestions(table, one as unknown as TableSource);
    if (one.shortcut) refuseLateQuestions(table, one.shortcut.source as unknown as TableSource);
  }
  const about = async (db: Db, input: Input, actor: Actor, now: Date): Promise<About> => ({
    table,
    source: ('among' in source ? await source.choose(db) : source) as unknown as TableSource,
    query: readQuery(table, input),
    actor,
    now,
  });
  const answer = async (asked: About, moment: Moment): Promise<never> => {
    const reply = asked.query.download === null ? await read(asked, moment) : await file(asked, moment);
    // The reply is of the contract's type, in the form it is sent.
    return reply as never;
  };
  for (const endpoint of [table.list, table.subset]) {
    serve.ownTransaction(endpoint, async ({ input, actor, readAnywhere, ...moment }) =>
      readFor(
        actor,
        moment.db,
        readAnywhere,
      )(async (from) => answer(await about(from, input, actor, moment.now), { ...moment, from })),
    );
  }
  serve.ownTransaction(table.selectAll, async ({ input, actor, db, now, readAnywhere }) =>
    readFor(
      actor,
      db,
      readAnywhere,
    )(async (from) => {
      const [row] = await run<{ ids: string }>(from, idsStatement(await about(from, input, actor, now)));
      return new JsonText(`{"ids":${row?.ids ?? '[]'}}`) as never;
    }),
  );
}

/** What is looked up for the shown rows only cannot decide which rows are shown. Said at the start, not to a user. */
function refuseLateQuestions(table: Table, { columns, sorts, filters }: TableSource): void {
  for (const [name, { sort, filter }] of Object.entries<Column>(table.columns)) {
    const column = columns[name];
    if (typeof column !== 'object' || !('late' in column || 'rule' in column)) continue;
    if (sort && sorts?.[name] === undefined) throw new Error(`${table.name} cannot sort by ${name}`);
    if (filter && filters?.[name] === undefined) throw new Error(`${table.name} cannot filter by ${name}`);
  }
}

/** What is asked about a list that is no page of it, with the list's own filters. */
export type ListAsked<T extends Table> = {
  table: T;
  source: TableSource<T>;
  actor: Actor;
  now: Date;
  input: Input;
};

/** The rows of a query for a document that is no list: the same scope, the cells in the order of the columns. */
export async function rowsFor<T extends Table>(
  db: Tx,
  asked: ListAsked<T>,
  columns: readonly (keyof T['columns'] & string)[],
): Promise<Value[][]> {
  const about = aboutList(asked);
  const rows = await run<{ cells: string }>(db, rowsStatement(about, columns));
  const said = saidCells(about, columns);
  return rows.map(({ cells }) => said(cells));
}

/** Something of all rows of a query together, in the same scope: `count(*) as rows`. */
export async function figuresFor<T extends Table, S extends Shape>(
  db: Tx,
  asked: ListAsked<T>,
  shape: S,
  figures: { select: string; joins: readonly string[] },
): Promise<Row<S>[]> {
  return ask(db, shape, figuresStatement(aboutList(asked), figures.select, figures.joins));
}

function aboutList<T extends Table>({ table, source, actor, now, input }: ListAsked<T>): About {
  const query = readQuery(table, input);
  return { table, source: source as unknown as TableSource, query, actor, now };
}

function readQuery(table: Table, input: Input): TableQuery {
  const filters: Record<string, FilterValue> = {};
  const timeZone = textOf(input['_zone']) ?? 'UTC';
  for (const [name, filter] of Object.entries(table.filters)) {
    const text = input[name];
    const value = typeof text === 'string' ? readFilter(filter, text) : undefined;
    if (typeof value !== 'object') continue;
    const isMoment = table.columns[name]?.kind === 'moment';
    filters[name] = isMoment && value.kind === 'day-range' ? momentRange(value, timeZone) : value;
  }
  const sort = textOf(input['_sort']) ?? table.sort;
  const shown = Object.keys(table.columns);
  const columns = textOf(input['_columns'])?.split(',') ?? shown;
  const format: ExportFormat = input['_format'] === 'xlsx' ? 'xlsx' : 'csv';
  return {
    page: Number(input['_page'] ?? 1),
    sort: { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
    filters,
    ids: Array.isArray(input['_ids']) ? input['_ids'].map(Number) : null,
    download:
      input['_download'] === undefined ? null : { format, columns, locale: textOf(input['_locale']) ?? 'en' },
    timeZone,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A page; of children with a row in the audit, which says who read which list, how many and by what, and no name. */
async function read(asked: About, { db, from, now, requestId }: Moment): Promise<JsonText> {
  const { reply, shown } = await page(from, asked);
  if (asked.table.guarded) {
    const { query, table, actor } = asked;
    const filters = Object.keys(query.filters).join(' ');
    const details = { rows: shown, page: query.page, filters, chosen: query.ids?.length ?? 0 };
    const subject = { type: 'table', id: 0, details };
    await writeQuickAudit(db, { action: `${table.name}.list`, actor, subject, requestId, now });
  }
  return reply;
}

async function page(db: Db, about: About): Promise<{ reply: JsonText; shown: number }> {
  const { asked, row, expected } = await findShortly(db, about);
  const cap = countCap(asked.source);
  const counted = row.total ?? (await count(db, wholeOf(asked)));
  const isExact = counted <= cap || knowsTotal(asked);
  const total = isExact ? counted : await estimate(db, wholeOf(asked), counted);
  const filtered = await filteredCount(db, asked, row, expected);
  const isEstimate = !isExact || filtered.isEstimate;
  const reply = new JsonText(
    `{"data":${rowsAsJson(asked, row)},"filtered":${Math.min(filtered.rows ?? total, total)},"total":${total},"total_from_cache":${isEstimate}}`,
  );
  return { reply, shown: row.shown };
}

type Count = { rows: number | null; isEstimate: boolean };

/** Null rows: nothing was filtered, all of them are there. */
async function filteredCount(
  db: Db,
  asked: About,
  { shown, filtered }: PageRow,
  expected: number | null,
): Promise<Count> {
  const before = (asked.query.page - 1) * PAGE_SIZE;
  // The last page says how many there are, whatever was expected.
  if (expected !== null && shown < PAGE_SIZE && (shown > 0 || before === 0)) {
    return { rows: before + shown, isEstimate: false };
  }
  if (expected !== null) return { rows: expected, isEstimate: true };
  if (filtered === null || filtered <= countCap(asked.source)) return { rows: filtered, isEstimate: false };
  return { rows: await estimate(db, asked, filtered), isEstimate: true };
}

/** So many times the cap are certainly beyond it, however far off the estimate may be. */
const CERTAINLY = 2;

type Found = { row: PageRow; expected: number | null };

/** By the shortcut where there is one and it holds; `asked` is what everything else about the page is to be asked of. */
async function findShortly(db: Db, asked: About): Promise<Found & { asked: About }> {
  const { shortcut } = asked.source;
  if (shortcut !== undefined && isWorthTrying(shortcut, asked.actor)) {
    const shortly = { ...asked, source: shortcut.source, holds: shortcut.holds };
    const found = await findPage(db, shortly);
    if (found.row.holds === true) return { asked: shortly, ...found };
    noteDetour(shortcut, asked.actor);
  }
  return { asked, ...(await findPage(db, asked)) };
}

/**
 * The planner is asked first how much the filters will find. Much: the page is read along its order and nothing is
 * counted. Little: all of it is found once, for the count and the page alike.
 */
async function findPage(db: Db, asked: About): Promise<Found> {
  if (isFiltered(asked)) {
    const cap = countCap(asked.source);
    const expected = await estimate(db, asked, 0);
    if (expected > cap * CERTAINLY) return { row: await runPage(db, asked, 'uncounted'), expected };
    const row = await runPage(db, asked, 'all-found');
    if ((row.filtered ?? 0) <= cap) return { row, expected: null };
  }
  return { row: await runPage(db, asked, 'along-the-order'), expected: null };
}

async function runPage(db: Db, asked: About, way: Way): Promise<PageRow> {
  const [row] = await run<PageRow>(db, pageStatement(asked, way));
  if (row === undefined) throw new Error(`${asked.table.name} answered no page`);
  return row;
}

async function count(db: Db, asked: About): Promise<number> {
  const [row] = await run<{ rows: number }>(db, countStatement(asked));
  return row?.rows ?? 0;
}

async function estimate(db: Db, asked: About, atLeast: number): Promise<number> {
  type Plan = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };
  const [row] = await run<Plan>(db, estimateStatement(asked));
  return Math.max(atLeast, row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
}

async function file(asked: About, { db, from, now, requestId, sayIn }: Moment): Promise<Download> {
  const place = takePlace(asked.actor.id);
  try {
    const counted = await count(from, asked);
    const rows = counted > countCap(asked.source) ? null : counted;
    const filters = Object.keys(asked.query.filters).join(' ');
    const format = asked.query.download?.format ?? null;
    await writeAudit(db, {
      action: `${asked.table.name}.download`,
      actor: asked.actor,
      // Which rows were read can be told from these; what was looked for may be a child's name.
      subject: {
        type: 'table',
        id: 0,
        details: { format, rows, filters, chosen: asked.query.ids?.length ?? 0 },
      },
      requestId,
      now,
    });
    const say = sayIn(asked.query.download?.locale ?? 'en');
    const made = download({ ...asked, db, from, now, requestId, rows, say });
    made.content.once('close', place.release);
    return made;
  } catch (error) {
    place.release();
    throw error;
  }
}

async function run<Row>(db: Tx, { text, values }: Statement): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
  return rows;
}
