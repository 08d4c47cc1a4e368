import type { Actor } from '#platform/contract/policy.ts';
import type { Table } from '#platform/contract/table.ts';
import type { Bind } from '../database/bindings.ts';
import { columnOf, FACTS, factsFor, isByRule, type Listed, namesOf } from './columns.ts';
import {
  partsByKey,
  type RowColumn,
  type RowMember,
  rowColumn,
  rowsToJson,
  type SaidOfCells,
} from './row-text.ts';
import type { ColumnExpression, Said, TableSource, Theirs } from './source.ts';

/** What a statement answers: the text of the page's rows, and by name of the rows that these refer to. */
type Answered = { data: string } & Readonly<Record<string, unknown>>;

type Lookup = {
  name: string;
  /** The cell whose values are looked up. */
  key: string;
  /** `select … from … where … = any(`, to be followed by these values. */
  rows: string;
};

/** How the rows of a table's pages are asked for and read: the same for every page. */
export type PageRows = {
  /** The cells of a row. */
  list: (actor: Actor, bind: Bind) => string;
  /** What these need. */
  joins: readonly string[];
  late: ReadonlySet<string>;
  lookups: readonly Lookup[];
  toJson: (answered: Answered) => string;
};

const known = new WeakMap<TableSource, { table: Table; rows: PageRows }>();

export function pageRows(listed: Listed): PageRows {
  const { table, source } = listed;
  const before = known.get(source);
  if (before?.table === table) return before.rows;
  const rows = layOut(listed);
  known.set(source, { table, rows });
  return rows;
}

/** One number of an array: the array is one cell for all columns that show a number of it. */
const ELEMENT = /^(\w+\.\w+)\[(\d+)\]$/;

type ForEach = Extract<ColumnExpression, (...given: never[]) => string>;

/** Each is asked for once, however many need it. */
function cellIn(cells: string[], sql: string): number {
  const at = cells.indexOf(sql);
  return at === -1 ? cells.push(sql) - 1 : at;
}

function placeSaid({ of, say }: Said, cellOf: (sql: string) => number): { cell: null; said: SaidOfCells } {
  return { cell: null, said: { cells: of.map(cellOf), say } };
}

/** Says where each column is found, and gathers meanwhile what has to be asked for. */
class Layout {
  readonly cells: string[] = [];
  /** Whose text is another for everybody: they come last, so that the others' is put together once. */
  readonly forEach: ForEach[] = [];
  readonly joins = new Set<string>();
  readonly late = new Set<string>();
  readonly parts = new Map<string, { sql: string[]; members: RowMember[] }>();
  readonly #source: TableSource;

  constructor(source: TableSource) {
    this.#source = source;
  }

  cell(sql: string): number {
    return cellIn(this.cells, sql);
  }

  place(
    column: ColumnExpression,
    written: RowColumn,
    isNumber: boolean,
  ): Omit<RowMember, keyof RowColumn> & { isForEach?: true } {
    if (column === 'true' || column === 'false') return { cell: null, always: column };
    if (typeof column === 'string') return { cell: this.cell(column) };
    if (typeof column === 'function') return { cell: this.forEach.push(column) - 1, isForEach: true };
    if ('rule' in column) throw new Error('a rule has no cell');
    if ('theirs' in column) return this.#theirs(column, written);
    if ('say' in column) return placeSaid(column, (sql) => this.cell(sql));
    if (column.join !== undefined) this.joins.add(column.join);
    if ('late' in column) this.late.add(column.late);
    const [, array, element] = ELEMENT.exec(column.sql) ?? [];
    if (array === undefined || !isNumber) return { cell: this.cell(column.sql) };
    return { cell: this.cell(array), element: Number(element) };
  }

  #theirs(column: Theirs, written: RowColumn): Omit<RowMember, keyof RowColumn> {
    const lookup = this.#source.lookups?.[column.in];
    if (lookup === undefined) throw new Error(`nothing is looked up in ${column.in}`);
    const known = this.parts.get(column.in) ?? { sql: [lookup.id], members: [] };
    this.parts.set(column.in, known);
    const { theirs } = column;
    const place =
      typeof theirs === 'string'
        ? { cell: cellIn(known.sql, theirs) }
        : placeSaid(theirs, (sql) => cellIn(known.sql, sql));
    const part = known.members.push({ ...written, ...place }) - 1;
    return {
      cell: column.own === undefined ? null : this.cell(column.own),
      lookup: { in: column.in, key: this.cell(lookup.key), part },
    };
  }
}

function layOut(listed: Listed): PageRows {
  const { table, source } = listed;
  const layout = new Layout(source);
  const names = namesOf(listed);
  const members = [
    { ...rowColumn('id', { kind: 'number' }), cell: layout.cell(source.id) },
    ...names
      .filter((name) => !isByRule(listed, name))
      .map((name) => {
        const column = table.columns[name] ?? { kind: table.fields[name] ?? 'text' };
        const written = rowColumn(name, column);
        return { ...written, ...layout.place(columnOf(listed, name), written, column.kind === 'number') };
      }),
  ];
  const facts = factsFor(listed, names);
  if (facts !== null) {
    const written = rowColumn(FACTS, { kind: 'json' });
    members.push({ ...written, ...layout.place(facts, written, false) });
  }
  const { cells, forEach, parts } = layout;
  const text = cells.map((sql, index) => `${sql} as c${index}`).join(', ');
  const read = rowsToJson(
    cells.length + forEach.length,
    members.map(({ isForEach, cell, ...member }: RowMember & { isForEach?: true }) => ({
      ...member,
      cell: isForEach && cell !== null ? cells.length + cell : cell,
    })),
  );
  const readers = [...parts].map(([name, { sql, members: theirs }]) => ({
    name,
    read: partsByKey(sql.length, theirs),
  }));
  return {
    list: (actor, bind) =>
      [text, ...forEach.map((of, index) => `(${of(actor, bind)}) as c${cells.length + index}`)].join(', '),
    joins: [...layout.joins],
    late: layout.late,
    lookups: [...parts].map(([name, { sql }]) => lookupOf(listed, layout, name, sql)),
    toJson: (answered) =>
      read(
        answered.data,
        new Map(
          readers.map(({ name, read: byKey }) => {
            const looked = answered[name];
            return [name, byKey(typeof looked === 'string' ? looked : '')];
          }),
        ),
      ),
  };
}

function lookupOf({ source }: Listed, layout: Layout, name: string, cells: readonly string[]): Lookup {
  const lookup = source.lookups?.[name];
  if (lookup === undefined) throw new Error(`nothing is looked up in ${name}`);
  const { from, id, key } = lookup;
  const list = cells.map((sql, index) => `${sql} as p${index}`).join(', ');
  return { name, key: `c${layout.cell(key)}`, rows: `select ${list} from ${from} where ${id} = any(` };
}
