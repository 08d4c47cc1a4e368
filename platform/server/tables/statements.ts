import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Table, TableQuery } from '#platform/contract/table.ts';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '../database/bindings.ts';
import { PLAN_ANEW } from '../database/named-statements.ts';
import type { Value } from './cells.ts';
import { columnOf, FACTS, factsFor, isByRule, wholeSql } from './columns.ts';
import { condition } from './conditions.ts';
import { type PageRows, pageRows } from './page-rows.ts';
import type { ColumnExpression, Shortcut, TableSource } from './source.ts';

/** A statement and its values, ready to be sent. */
export type Statement = { text: string; values: unknown[] };

/** Counting goes on to here; beyond, the planner's estimate is near enough. Over everything it gives up sooner. */
const COUNT_CAP = 10_000;
const WIDE_COUNT_CAP = 1000;

export function countCap({ wide }: TableSource): number {
  return wide ? WIDE_COUNT_CAP : COUNT_CAP;
}

type Key = { sql: string; isSteady: boolean };
type Direction = '' | ' desc';

/** What a query asks of a table, in SQL. Every statement about the table is put together from it. */
type Parts = {
  bind: Bind;
  values: unknown[];
  /** The joins that filters and order need. */
  joins: Set<string>;
  where: string;
  /** Both: `from … join … where …`. */
  filtered: string;
  /** The same without the user's filters. */
  whole: string;
  /** What is sorted by before the id, and in which direction. */
  keys: Key[];
  direction: Direction;
  order: string;
  isFiltered: boolean;
};

/** What a page's statement answers. No total: the page is full, and how many there are besides was not asked. */
export type PageRow = {
  data: string;
  shown: number;
  filtered: number | null;
  total: number | null;
  /** Of a page by a shortcut alone. */
  holds?: boolean;
};

/** `holds`: the source is a shortcut's, which is to say whether it was one. */
export type About = {
  table: Table;
  source: TableSource;
  query: TableQuery;
  actor: Actor;
  now: Date;
  holds?: Shortcut['holds'];
};

function partsOf(about: About): Parts {
  const { table, source, query, actor } = about;
  const values: unknown[] = [];
  const bind: Bind = (value) => {
    values.push(value);
    return `$${values.length}`;
  };
  const joins = new Set<string>();
  const whole = [`(${source.scope(actor, bind)})`];
  const asked: string[] = [];
  for (const [name, value] of Object.entries(query.filters)) {
    const conditions = table.filters[name]?.segment ? whole : asked;
    conditions.push(`(${filterCondition({ table, source, actor }, name, value, bind, joins)})`);
  }
  if (query.ids !== null) asked.push(`${source.id} = any(${bind(query.ids)}::bigint[])`);
  // The joins of the order are only needed where there is an order; counts do without them.
  const wholeJoins = joinSql(about, joins);
  const keys = sortKeys({ source, query, actor }, bind, joins);
  const direction = query.sort.descending ? ' desc' : '';
  const where = [...whole, ...asked].join(' and ');
  return {
    bind,
    values,
    joins,
    where,
    filtered: `from ${source.from}${joinSql(about, joins)} where ${where}`,
    whole: `from ${source.from}${wholeJoins} where ${whole.join(' and ')}`,
    keys,
    direction,
    // The id makes the order whole: without it two pages could show one row twice.
    order: orderOf([...keys.map(({ sql }) => sql), source.id], keys, direction),
    isFiltered: asked.length > 0,
  };
}

function filterCondition(
  { table, source, actor }: Pick<About, 'table' | 'source' | 'actor'>,
  name: string,
  value: FilterValue,
  bind: Bind,
  joins: Set<string>,
): string {
  const own = source.filters?.[name];
  if (typeof own === 'function') return own(value, bind, actor);
  if (typeof own === 'object' && 'where' in own) {
    joins.add(own.join);
    return own.where(value, bind, actor);
  }
  const given = own ?? source.columns[name];
  if (given === undefined) throw new Error(`${table.name} has no SQL for its filter ${name}`);
  return condition(sqlOf(given, actor, bind, joins), value, table.columns[name]?.kind, bind);
}

function sortKeys(
  { source, query, actor }: Pick<About, 'source' | 'query' | 'actor'>,
  bind: Bind,
  joins: Set<string>,
): Key[] {
  const own = source.columns[query.sort.column];
  // Counts know no order, and a value bound for one would be in nobody's statement.
  if (typeof own === 'function') throw new Error(`${query.sort.column} is another for everybody: no order`);
  const keys = source.sorts?.[query.sort.column] ?? (own === undefined ? [] : [own]);
  return keys.map((key) => {
    if (typeof key !== 'object' || !('steady' in key)) {
      return { sql: sqlOf(key, actor, bind, joins), isSteady: false };
    }
    if (key.join !== undefined) joins.add(key.join);
    return { sql: key.sql, isSteady: true };
  });
}

/** The keys, by whatever name, and the id behind them. */
function orderOf(names: readonly string[], keys: readonly Key[], direction: Direction): string {
  return names.map((name, index) => `${name}${keys[index]?.isSteady ? '' : direction}`).join(', ');
}

/** Notes the join that the expression needs. */
function sqlOf(expression: ColumnExpression, actor: Actor, bind: Bind, joins: Set<string>): string {
  if (typeof expression === 'string') return expression;
  if (typeof expression === 'function') return `(${expression(actor, bind)})`;
  if ('rule' in expression) throw new Error('a rule decides neither what is found nor its order');
  if ('late' in expression) throw new Error(`${expression.sql} comes too late to filter or sort by`);
  if ('theirs' in expression) {
    joins.add(expression.in);
    return wholeSql(expression);
  }
  if (!('say' in expression)) joins.add(expression.join);
  return expression.sql;
}

function joinSql({ source, query, actor, now }: About, names: Iterable<string>): string {
  const wanted = new Set(names);
  return Object.entries(source.joins ?? {})
    .filter(([name]) => wanted.has(name))
    .map(([, sql]) => ` ${typeof sql === 'string' ? sql : sql(query.filters, { actor, now })}`)
    .join('');
}

/** A column where everything it needs is joined. */
function columnSql(about: About, { bind, joins }: Parts, name: string): string {
  const column = columnOf(about, name);
  const late = lateColumn(about, name);
  if (late?.join !== undefined) joins.add(late.join);
  return late?.sql ?? sqlOf(column, about.actor, bind, joins);
}

function lateColumn({ source }: About, name: string): Extract<ColumnExpression, { late: string }> | null {
  const column = source.columns[name];
  return typeof column === 'object' && 'late' in column ? column : null;
}

function lateNames(about: About, names: readonly string[]): Set<string | undefined> {
  return new Set([...names.map((name) => lateColumn(about, name)?.late), factsFor(about, names)?.late]);
}

function lateJoins(
  about: About,
  { bind }: Pick<Parts, 'bind'>,
  wanted: ReadonlySet<string | undefined>,
  row: string,
): string {
  return Object.entries(about.source.late ?? {})
    .filter(([name]) => wanted.has(name))
    .map(([, join]) => ` ${join(row, about.query.filters, about, bind)}`)
    .join('');
}

/** The rows of a page as they are sent: what the rule says stands in the place of its facts. */
export function rowsAsJson(about: About, answered: PageRow): string {
  const { rule } = about.source;
  const json = pageRows(about).toJson(answered);
  if (rule === undefined) return json;
  const rows: Record<string, unknown>[] = JSON.parse(json);
  return JSON.stringify(rows.map(({ [FACTS]: facts, ...row }) => ({ ...row, ...rule.say(facts, about) })));
}

/** The same of a row of a file: its cells have the facts behind them. */
export function saidCells(about: About, columns: readonly string[]): (cells: string) => Value[] {
  const { rule } = about.source;
  if (rule === undefined || factsFor(about, columns) === null) return (cells) => JSON.parse(cells);
  return (text) => {
    const cells: Value[] = JSON.parse(text);
    const said = rule.say(cells.pop(), about);
    return columns.map((name, at) => (isByRule(about, name) ? (said[name] ?? null) : (cells[at] ?? null)));
  };
}

/** `students s` and not a join of several: its rows can be found first, and all else looked up for the few of a page. */
const ONE_TABLE = /^[\w.]+ (\w+)$/;

/** What a row is called. Not every id is a column: some are made of several. */
function rowOf({ from, id }: TableSource): string {
  return ONE_TABLE.exec(from)?.[1] ?? id.split('.')[0] ?? '';
}

/**
 * A page's rows with everything they show. `found` says which rows: they alone, with what they are sorted by, are
 * fetched before anything is joined to them, and bear the name that their table has elsewhere.
 */
function shownRows(about: About, parts: Parts, found: string): string {
  const { source } = about;
  const { keys, direction } = parts;
  const before = joinSql(about, parts.joins);
  const shown = pageRows(about);
  const list = shown.list(about.actor, parts.bind);
  const row = rowOf(source);
  const late = lateJoins(about, parts, shown.late, row);
  const isOne = ONE_TABLE.test(source.from);
  // What filters and order need is joined where the rows are found.
  const joins = joinSql(about, isOne ? shown.joins : [...parts.joins, ...shown.joins]);
  if (!isOne) return `select ${list} from ${source.from}${joins}${late} ${found}`;
  const named = keys.map(({ sql }, index) => `, ${sql} as "#${index}"`).join('');
  const order = orderOf([...keys.map((_, index) => `${row}."#${index}"`), source.id], keys, direction);
  return `select ${list} from (
      select ${row}.*${named} from ${source.from}${before} ${found}
    ) ${row}${joins}${late} order by ${order}`;
}

function capped(source: TableSource, from: string): string {
  return `(select count(*) from (select 1 ${from} limit ${countCap(source) + 1}) counted)`;
}

function totalSql(about: About, { whole, bind }: Parts): string {
  return about.source.total?.(about.actor, segmentOf(about), bind) ?? capped(about.source, whole);
}

/**
 * What a filter will find differs from text to text, so a plan made for all of them is good for none; and over
 * everything any value may make the difference. Without values one plan is as good as another.
 */
function finished(source: TableSource, { isFiltered, values }: Parts, text: string): Statement {
  const differs = isFiltered || (source.wide && values.length > 0);
  return { text: differs ? `${PLAN_ANEW}${text}` : text, values };
}

/** How the page's rows are found. */
export type Way =
  /** Along the order, and counted apart. */
  | 'along-the-order'
  /** Along the order, without counting: there are too many anyway. */
  | 'uncounted'
  /** All that the filters find, which are few; then counted, put in order and cut to the page. */
  | 'all-found';

/**
 * A page and both counts, as one statement with its rows as JSON. First the page's ids are found, with as few joins
 * as possible and from an index alone where there is one; then the fifty rows are put together.
 */
export function pageStatement(about: About, way: Way = 'along-the-order'): Statement {
  const { source, query } = about;
  const parts = partsOf(about);
  const { bind, filtered, order } = parts;
  // The first page of everything is asked for most, and without values it is planned once.
  const offset = source.wide && query.page === 1 ? '0' : `${bind((query.page - 1) * PAGE_SIZE)}::bigint`;
  const cut = `limit ${PAGE_SIZE} offset ${offset}`;
  // In a roster every row is near: finding the ids apart would only be a second look at them.
  const isNear = !source.wide && way === 'along-the-order';
  // A first page that is not full is all there is. Of one that is full the rest is counted apart: most classes have
  // fewer, and the plan of a count that nobody needs takes time to set up.
  const isAll = isNear && !parts.isFiltered && query.page === 1 && !knowsTotal(about);
  const total = isAll ? `case when count(*) < ${PAGE_SIZE} then count(*) end` : totalSql(about, parts);
  const picked =
    way === 'all-found'
      ? `found as materialized (select ${foundList(source, parts)} ${filtered} limit ${countCap(source) + 1}),
         picked as materialized (select id from found order by ${foundOrder(parts)} ${cut})`
      : `picked as materialized (select ${source.id} as id ${filtered} order by ${order} ${cut})`;
  const rows = shownRows(
    about,
    parts,
    isNear
      ? `where ${parts.where} order by ${order} ${cut}`
      : // No limit, but the same wall: what is shown is joined to these rows and not they to it.
        `where ${source.id} in (select id from picked) order by ${order} offset 0`,
  );
  const { lookups } = pageRows(about);
  const keys = lookups.map(({ name, key }) => `, array_agg(shown.${key}) as "${name}"`).join('');
  const holds = about.holds === undefined ? '' : `, ${about.holds(about.actor, bind)} as holds`;
  const answer = `
    select coalesce(string_agg(shown::text, ''), '') as data, count(*) as shown,
    ${filteredCount(source, parts, way)} as filtered,
    ${total}::bigint as total${holds}${keys}
    from (${rows}) shown`;
  const answered = ['data', 'shown', 'filtered', 'total', ...(holds === '' ? [] : ['holds'])];
  const text = `${isNear ? '' : `with ${picked}`} ${lookups.length === 0 ? answer : withLookups(lookups, answered, answer)}`;
  return finished(source, parts, text);
}

/** Beside the rows those that they refer to, each once. */
function withLookups(lookups: PageRows['lookups'], answered: readonly string[], answer: string): string {
  const found = lookups.map(
    ({ name, rows }) => `,
      (select coalesce(string_agg(found::text, ''), '') from (${rows}page."${name}")) found) as "${name}"`,
  );
  const own = answered.map((name) => `page.${name}`).join(', ');
  return `select ${own}${found.join('')} from (${answer}) page`;
}

function filteredCount(source: TableSource, { filtered, isFiltered }: Parts, way: Way): string {
  if (way === 'all-found') return '(select count(*) from found)';
  return isFiltered && way === 'along-the-order' ? capped(source, filtered) : 'null::bigint';
}

function foundList(source: TableSource, { keys }: Parts): string {
  return [`${source.id} as id`, ...keys.map(({ sql }, index) => `${sql} as key${index}`)].join(', ');
}

function foundOrder({ keys, direction }: Parts): string {
  return orderOf([...keys.map((_, index) => `key${index}`), 'id'], keys, direction);
}

/** Whether the total is known without counting. */
export function knowsTotal(about: About): boolean {
  const given = about.source.total?.(about.actor, segmentOf(about), () => '');
  return given !== undefined && given !== null;
}

export function isFiltered({ table, query }: About): boolean {
  return query.ids !== null || Object.keys(query.filters).some((name) => !table.filters[name]?.segment);
}

/** Asks the planner how many rows it expects, for counts beyond the cap. */
export function estimateStatement(about: About): Statement {
  const { filtered, values } = partsOf(about);
  return { text: `explain (format json) select 1 ${filtered}`, values };
}

/** The same question without the user's filters. */
export function wholeOf(about: About): About {
  return { ...about, query: { ...about.query, filters: segmentOf(about), ids: null } };
}

function segmentOf({ table, query }: About): Record<string, FilterValue> {
  return Object.fromEntries(Object.entries(query.filters).filter(([name]) => table.filters[name]?.segment));
}

export function idsStatement(about: About): Statement {
  const parts = partsOf(about);
  const { filtered, order } = parts;
  const { source, table } = about;
  const text = `
    select coalesce(json_agg(id), '[]')::text as ids
    from (select ${source.id} as id ${filtered} order by ${order} limit ${table.selectLimit}) chosen`;
  return finished(source, parts, text);
}

/** All rows of a query, for a file: the columns asked for, and only the joins these need. */
export function rowsStatement(about: About, columns: readonly string[]): Statement {
  const { source, table } = about;
  const parts = partsOf(about);
  const { joins, where, order, values } = parts;
  const cells = columns.map((name) => (isByRule(about, name) ? 'null' : columnSql(about, parts, name)));
  const facts = factsFor(about, columns);
  const list = [...cells, ...(facts === null ? [] : [facts.sql])].join(', ');
  // One text a row is read in a fraction of the time that its values take one by one.
  const person = table.guarded ? `, ${source.person ?? source.id} as person` : '';
  const text = `select json_build_array(${list})::text as cells${person}
    from ${source.from}${joinSql(about, joins)}${lateJoins(about, parts, lateNames(about, columns), rowOf(source))} where ${where} order by ${order}`;
  return { text, values };
}

/** Something of all rows together, which may need joins of its own. */
export function figuresStatement(about: About, select: string, ownJoins: readonly string[]): Statement {
  const { source } = about;
  const { joins, where, values } = partsOf(about);
  const joined = joinSql(about, [...joins, ...ownJoins]);
  return { text: `${PLAN_ANEW}select ${select} from ${source.from}${joined} where ${where}`, values };
}

export function countStatement(about: About): Statement {
  const parts = partsOf(about);
  return finished(about.source, parts, `select ${capped(about.source, parts.filtered)}::bigint as rows`);
}
