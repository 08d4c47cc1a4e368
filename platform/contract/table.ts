import * as z from 'zod/mini';
import { isTimeZone } from './days.ts';
import { type Endpoint, endpoint, type ObjectSchema, type Schema } from './endpoint.ts';
import { id } from './fields.ts';
import type { Policy } from './policy.ts';
import type { SuggestionsEndpoint } from './suggestions.ts';
import { type Choices, type Filter, type FilterValue, filterSchema, type Named } from './table-filters.ts';

type ColumnKinds =
  /** `money`: an amount in US dollars, $1,234.00. */
  | { kind: 'text'; filter?: 'text'; suggest?: SuggestionsEndpoint; money?: true }
  | { kind: 'number'; filter?: 'number-range' }
  /** `YYYY-MM-DD`. */
  | { kind: 'day'; filter?: 'day-range' }
  /** An ISO time. Shown as the viewer's day; where it tells when something happened, with the time of day. */
  | { kind: 'moment'; filter?: 'day-range'; time?: true }
  | { kind: 'yes-no'; filter?: 'yes-no' }
  | ({ kind: 'choice'; filter?: 'choice' | 'choices' } & Choices);

export type Column = Named &
  ColumnKinds & {
    sort?: true;
    /** Its filter is for the odd case: offered behind "More filters". */
    rare?: true;
    /** Offered among the columns, and not shown until chosen. */
    hidden?: true;
    /** What its head has no room for: said below the list while it is shown. */
    help?: string;
    /** In files these columns stand in its place: what a cell shows as one may be several things to work with. */
    inFiles?: readonly string[];
  };

type Value<C> = C extends { kind: 'text' | 'day' | 'moment' }
  ? string | null
  : C extends { kind: 'number' }
    ? number | null
    : C extends { kind: 'yes-no' }
      ? boolean
      : C extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice | null
        : never;

export type Columns = Readonly<Record<string, Column>>;
/** What a row carries beyond its columns, for its actions: neither shown nor exported. */
export type RowFields = Readonly<Record<string, 'text' | 'number' | 'yes-no'>>;

export type Row<C extends Columns = Columns, F extends RowFields = RowFields> = { readonly id: number } & {
  readonly [Name in keyof C]: Value<C[Name]>;
} & { readonly [Name in keyof F]: Value<{ kind: F[Name] }> };

type TableDefinition<C extends Columns, F extends RowFields> = {
  /** Unique; also the key of the screen's state. */
  name: string;
  /** Below `/api`; the table's calls live at and below it. */
  path: string;
  summary: string;
  access: Policy<false>;
  columns: C;
  fields?: F;
  /** Filters that are no column's own. */
  filters?: Readonly<Record<string, Filter>>;
  /** As on the wire: a column, with a minus for descending. */
  sort: (keyof C & string) | `-${keyof C & string}`;
  /** At most this many rows can be selected. */
  selectLimit?: number;
  /** After this many seconds a page is fetched anew. */
  freshSeconds?: number;
  /**
   * The rows are people whose data is guarded: who reads a page of them leaves an audit row, as who downloads them does.
   * Taking them along asks for a fresh proof of who one is.
   */
  guarded?: true;
};

export const SELECT_LIMIT = 1000;
const FRESH_SECONDS = 300;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type Table<C extends Columns = Columns, F extends RowFields = RowFields> = {
  readonly name: string;
  readonly path: string;
  readonly access: Policy<false>;
  readonly columns: C;
  readonly fields: F;
  /** All filters, the columns' own included, in the order they are offered. */
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sort: string;
  readonly selectLimit: number;
  readonly freshSeconds: number;
  readonly guarded: boolean;
  readonly list: Endpoint<ObjectSchema, Schema, false>;
  readonly subset: Endpoint<ObjectSchema, Schema, false>;
  readonly selectAll: Endpoint<ObjectSchema, Schema, false>;
};

type Narrowing<C extends Columns> = {
  /** Columns, and filters of the list's own. */
  without: readonly string[];
  /** Shown from the start, which the whole list keeps for who asks. */
  showing?: readonly (keyof C & string)[];
};

/**
 * The same list with some columns neither shown, nor offered, nor downloaded. Its rows still have them, and the type
 * goes on saying so.
 */
export function narrowed<C extends Columns, F extends RowFields>(
  table: Table<C, F>,
  { without, showing = [] }: Narrowing<C>,
): Table<C, F> {
  const isIn = (names: readonly string[], name: string): boolean => names.includes(name);
  const kept = <Part>(parts: Readonly<Record<string, Part>>): [string, Part][] =>
    Object.entries(parts).filter(([name]) => !isIn(without, name));
  const columns = kept<Column>(table.columns).map(([name, { hidden, ...column }]) => [
    name,
    hidden && !isIn(showing, name) ? { ...column, hidden } : column,
  ]);
  return {
    ...table,
    columns: Object.fromEntries(columns) as C,
    filters: Object.fromEntries(kept(table.filters)),
  };
}

export type RowOf<T> = T extends Table<infer C, infer F> ? Row<C, F> : never;

/** What a list answers. `total_from_cache`: the counts are so large that they were estimated. */
export type ListReply<R = Row> = {
  data: R[];
  filtered: number;
  total: number;
  total_from_cache: boolean;
};

export type TableQuery = {
  page: number;
  /** A column, and the direction. */
  sort: { column: string; descending: boolean };
  filters: Record<string, FilterValue>;
  /** Only these rows. */
  ids: number[] | null;
  download: { format: ExportFormat; columns: string[]; locale: string } | null;
  /** Where the asker is: a moment's day is the one it was there. */
  timeZone: string;
};

/** One definition: list, subset, select-all, download, the screen and the documents come from it. */
export function table<const C extends Columns, const F extends RowFields = Record<never, never>>(
  definition: TableDefinition<C, F>,
): Table<C, F> {
  const { name, path, access, columns, summary } = definition;
  const filters = { ...ownFilters(columns), ...definition.filters };
  const selectLimit = definition.selectLimit ?? SELECT_LIMIT;
  const shape = filterShape(filters);
  const paging = pagingShape(columns);
  const reply = listReply(columns, definition.fields ?? {});
  return {
    name,
    path,
    access,
    columns,
    fields: definition.fields ?? ({} as F),
    filters,
    sort: definition.sort,
    selectLimit,
    freshSeconds: definition.freshSeconds ?? FRESH_SECONDS,
    guarded: definition.guarded ?? false,
    list: endpoint({
      method: 'GET',
      path,
      summary,
      access,
      input: z.strictObject({ ...paging, ...shape }),
      output: reply,
      ...(definition.guarded ? { audit: `${name}.list`, stepUp: 'download' } : {}),
    }),
    subset: endpoint({
      method: 'POST',
      path: `${path}/subset`,
      summary: `${summary} Only the rows of the ids sent.`,
      access,
      input: z.strictObject({ ...paging, ...shape, _ids: ids(selectLimit) }),
      output: reply,
      audit: definition.guarded ? `${name}.list` : null,
      ...(definition.guarded ? { stepUp: 'download' } : {}),
    }),
    selectAll: endpoint({
      method: 'GET',
      path: `${path}/select-all`,
      summary: `${summary} The ids alone, up to the selection's limit.`,
      access,
      input: z.strictObject({ _sort: paging._sort, _zone: paging._zone, ...shape }),
      output: z.object({ ids: z.array(z.number()) }),
    }),
  };
}

function ownFilters(columns: Columns): Record<string, Filter> {
  const own: Record<string, Filter> = {};
  for (const [name, column] of Object.entries(columns)) {
    const { filter, label } = column;
    if (filter === undefined) continue;
    const rare = column.rare ? ({ rare: true } as const) : {};
    if (filter === 'choice' || filter === 'choices') {
      if (column.kind !== 'choice') throw new Error(`${name} has no choices`);
      own[name] = { kind: filter, label, choices: column.choices, labels: column.labels, ...rare };
    } else if (column.kind === 'text') {
      const suggest = column.suggest === undefined ? {} : { suggest: column.suggest };
      own[name] = { kind: 'text', label, ...suggest, ...rare };
    } else own[name] = { kind: filter, label, ...rare };
  }
  return own;
}

/** What a call takes that asks about the rows of a list, all of them together: its filters. */
export function filtersInput({ filters }: Pick<Table, 'filters'>) {
  return filterShape(filters);
}

function filterShape(filters: Readonly<Record<string, Filter>>) {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, z.optional(filterSchema(filter))]),
  );
}

/** The query of a list. Everything beside the filters begins with an underscore. */
function pagingShape(columns: Columns) {
  const sortable = Object.keys(columns).filter((name) => columns[name]?.sort);
  const sorts = sortable.flatMap((name) => [name, `-${name}`]);
  const names = Object.keys(columns);
  return {
    _page: z.optional(page()),
    _sort: z.optional(z.string().check(z.refine((sort) => sorts.includes(sort), 'validation.in'))),
    _refresh_view: z.optional(flag()),
    _download: z.optional(flag()),
    _format: z.optional(z.enum(EXPORT_FORMATS, { error: 'validation.in' })),
    /** The exported columns, in their order. */
    _columns: z.optional(
      z.string().check(z.refine((list) => isChoiceOf(list.split(','), names), 'validation.in')),
    ),
    /** The language of the exported headers and choices. */
    _locale: z.optional(z.string().check(z.regex(/^[a-zA-Z-]{2,10}$/, 'validation.in'))),
    /** The asker's time zone, by whose days moments are filtered and exported; UTC where it is left out. */
    _zone: z.optional(z.string().check(z.refine(isTimeZone, 'validation.in'))),
  };
}

/** Known ones, each once. */
function isChoiceOf(chosen: readonly string[], names: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((name) => names.includes(name));
}

const LAST_PAGE = 1_000_000;

function page() {
  return z.pipe(
    z
      .union([z.number(), z.string()], { error: 'validation.integer' })
      .check(
        z.refine(
          (value) => /^[1-9]\d{0,6}$/.test(String(value)) && Number(value) <= LAST_PAGE,
          'validation.integer',
        ),
      ),
    z.transform(Number),
  );
}

function flag() {
  return z.union([z.literal('1'), z.literal(1)], { error: 'validation.in' });
}

function ids(limit: number) {
  return z.array(id()).check(z.minLength(1, 'validation.required'), z.maxLength(limit, 'validation.in'));
}

function listReply(columns: Columns, fields: RowFields) {
  const row: Record<string, Schema> = { id: z.number() };
  for (const [name, column] of Object.entries(columns)) row[name] = valueSchema(column);
  for (const [name, kind] of Object.entries(fields)) row[name] = valueSchema({ kind });
  return z.object({
    data: z.array(z.object(row)),
    filtered: z.number(),
    total: z.number(),
    total_from_cache: z.boolean(),
  });
}

function valueSchema(column: { kind: Column['kind']; choices?: readonly (string | number)[] }): Schema {
  switch (column.kind) {
    case 'text':
      return z.nullable(z.string());
    case 'number':
      return z.nullable(z.number());
    case 'day':
      return z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));
    case 'moment':
      return z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)));
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return z.nullable(z.literal([...(column.choices ?? [])]));
  }
}
