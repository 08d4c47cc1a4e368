import type { Actor } from '#platform/contract/policy.ts';
import type { Table } from '#platform/contract/table.ts';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '../database/bindings.ts';
import type { Tx } from '../database/database.ts';
import type { Value } from './cells.ts';

/** SQL of a value; in the second form it needs one of the source's joins. */
type Expression = string | { sql: string; join: string };

/** What decides an order; a steady one ascends whichever way the column is turned: equals by name, the empty ones last. */
type SortKey = Expression | { sql: string; join?: string; steady: true };

/** What is asked for may decide what is joined: of several checks, which. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** Who asks, and when: may decide it as well. */
export type Asker = { actor: Actor; now: Date };

/**
 * What the server says of a row's cells as the SQL would: a page is written by it, and files, orders and filters go by the
 * SQL. None of the cells is ever null.
 */
export type Said = { sql: string; of: readonly string[]; say: (...cells: string[]) => string };

/** `theirs` is an expression of the other row alone. */
export type Theirs = { own?: string; theirs: string | Said; in: string };

/** Where that row stands, `accounts o`, its id, `o.id`, and what refers to it, `s.owner_id`. */
type Lookup = { from: string; id: string; key: string };

export type ColumnExpression =
  | Expression
  | Said
  /** What a row carries may depend on who looks at it: whether they may change it, say. */
  | ((actor: Actor, bind: Bind) => string)
  /** What a row says that others refer to, where the own expression says nothing: see `lookups`. */
  | Theirs
  /** Needs one of the source's late joins, and perhaps one of the others. */
  | { sql: string; late: string; join?: string }
  /** What the source's rule says of the row. */
  | { rule: true };

export type FilterExpression =
  /** Compared in the way of the filter's kind. */
  | Expression
  /** A condition of its own. */
  | ((value: FilterValue, bind: Bind, actor: Actor) => string)
  | { where: (value: FilterValue, bind: Bind, actor: Actor) => string; join: string };

type RuleSaid = Readonly<Record<string, Value>>;

type Names<T extends Table> = (keyof T['columns'] | keyof T['fields']) & string;

/** Where a table's rows come from: the server's half of its definition. */
export type TableSource<T extends Table = Table> = {
  /** The rows' own table and its alias, `students s`, and their id, `s.id`. */
  from: string;
  id: string;
  /** Of a guarded table: whom a row is about, where its id does not say so; null where it is nobody yet. */
  person?: string;
  /** Which rows the actor may see at all. List, subset, select-all and download go through it alike. */
  scope: (actor: Actor, bind: Bind) => string;
  /** By name, so that a page is found with only the joins its filters and order need: `left join …`. */
  joins?: Readonly<Record<string, string | ((filters: Filters, asker: Asker) => string)>>;
  /**
   * Joins, by the same names, to a row by its id. Many rows of a page refer to the same few, so these are read once for
   * each of them, and what they say is put in its place when the page is written. Each leaves one row one row.
   */
  lookups?: Readonly<Record<string, Lookup>>;
  /**
   * Joins for the rows that are shown: a page has fifty, whatever is sorted for it. `row` has the table's columns and
   * fields. Each must leave one row one row: `left join lateral (select max(…) … where … = ${row}.id) …`.
   */
  late?: Readonly<Record<string, (row: string, filters: Filters, asker: Asker, bind: Bind) => string>>;
  /** For columns that SQL could say only in a second version of a rule: the facts of a row, as JSON, and what is said of them. */
  rule?: { facts: { sql: string; late: string }; say: (facts: unknown, asker: Asker) => RuleSaid };
  columns: { readonly [Name in Names<T>]: ColumnExpression };
  /** Columns that sort by something other than their own expression; each ascending, the id comes last by itself. */
  sorts?: { readonly [Name in Names<T>]?: readonly SortKey[] };
  /** Filters that are no column's own, and columns that filter by something other than their expression. */
  filters?: Readonly<Record<string, FilterExpression>>;
  /** SQL of the exact number of rows in the scope and the segment, where it is cheaper than counting. */
  total?: (actor: Actor, segment: Readonly<Record<string, FilterValue>>, bind: Bind) => string | null;
  /**
   * A list over everything: its statements are planned with their values, and counts stop early. Its filters should
   * be conditions whose yield the planner can judge: `like` on a column, equality, ranges; not calls of functions.
   */
  wide?: true;
  shortcut?: Shortcut<T>;
};

/**
 * A quicker way to the same rows for many, as long as something is true of who asks. Its page says itself whether it was,
 * of the same moment as its rows; where it was not, the page is asked for the long way.
 */
export type Shortcut<T extends Table = Table> = {
  /** Who may well be among them. */
  suits: (actor: Actor) => boolean;
  /** SQL of whether it says all. */
  holds: (actor: Actor, bind: Bind) => string;
  source: TableSource<T>;
};

/**
 * Several ways to the same rows, where the quick one depends on how many there are: which it is, is asked each time. Few
 * are gathered and put in order; of many a page is looked for along the order. One statement can be good at one of both.
 */
export type SourceChoice<T extends Table = Table> = {
  among: readonly TableSource<T>[];
  choose: (db: Tx) => Promise<TableSource<T>>;
};
