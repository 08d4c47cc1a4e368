import { PAGE_SIZE } from '../../contract/page-size.ts';

/** What the browser knows of a list (docs/product/screens.md): plain values in, plain values out. Pages are React Query's. */
export type AnyRow = { readonly id: number };
/** A filter's value as it goes over the wire. A blank one is none. */
export type FilterTexts = Readonly<Record<string, string>>;
export type Sort = { readonly column: string; readonly descending: boolean };

/** What a screen says about a table when it shows it. */
export type TableSetup = {
  /** The definition's name: several states can be of one table. */
  readonly table: string;
  readonly sort: Sort;
  /** Filters of the tab the table stands in. */
  readonly segment: FilterTexts;
  /** Keys of the states that have the same page, filters and order. */
  readonly sharesWith: readonly string[];
  /** Starts anew each time it is shown, with the filters and order it had. */
  readonly temporary: boolean;
  readonly selectLimit: number;
  readonly freshSeconds: number;
};

export type Counts = {
  readonly filtered: number;
  readonly total: number;
  readonly totalFromCache: boolean;
};

export type TableState = {
  readonly setup: TableSetup;
  readonly page: number;
  readonly filters: FilterTexts;
  readonly sort: Sort;
  readonly selected: readonly number[];
  /** Of the selected rows those that were seen. */
  readonly rows: Readonly<Record<number, AnyRow>>;
  /** Only these rows are shown: the selected ones of the moment they were asked for. */
  readonly subset: readonly number[] | null;
  readonly counts: Counts | null;
  readonly isCurrent: boolean;
  /** The next request asks the server for a fresh view. */
  readonly forceFresh: boolean;
  /** Pages of an older generation are never shown again. */
  readonly generation: number;
  readonly lastFreshFetchAt: number | null;
  /** How it was before a link led to it: so it is again when it is left, unless its user has changed it since. */
  readonly before: View | null;
};

export type Tables = Readonly<Record<string, TableState>>;

export function readSort(sort: string): Sort {
  return { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
}

export function sortText({ column, descending }: Sort): string {
  return descending ? `-${column}` : column;
}

function withoutBlanks(filters: FilterTexts): FilterTexts {
  const given = Object.entries(filters).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

export function freshState(setup: TableSetup): TableState {
  return {
    setup,
    page: 1,
    filters: {},
    sort: setup.sort,
    selected: [],
    rows: {},
    subset: null,
    counts: null,
    isCurrent: false,
    forceFresh: false,
    generation: 0,
    lastFreshFetchAt: null,
    before: null,
  };
}

/** A table comes on the screen; `kept` is how it was before the page was loaded anew. */
export function entered(
  tables: Tables,
  key: string,
  setup: TableSetup,
  now: number,
  kept: View | null = null,
): Tables {
  const known = tables[key];
  const state = known === undefined ? newState(tables, key, setup, kept) : reentered(known, setup);
  return { ...tables, [key]: { ...aged(state, now), isCurrent: true } };
}

/** A new name starts empty; beside a table it shares its filters with it starts with those. */
function newState(tables: Tables, key: string, setup: TableSetup, kept: View | null): TableState {
  const kin = Object.entries(tables).find(
    ([other, state]) => setup.sharesWith.includes(other) || state.setup.sharesWith.includes(key),
  )?.[1];
  const fresh = freshState(setup);
  return kin === undefined ? { ...fresh, ...kept } : { ...fresh, filters: kin.filters, sort: kin.sort };
}

function reentered(known: TableState, setup: TableSetup): TableState {
  const isAnother = setup.temporary || !sameTexts(known.setup.segment, setup.segment);
  if (!isAnother) return { ...known, setup };
  const { filters, sort, generation } = known;
  return { ...freshState(setup), filters, sort, generation: generation + 1 };
}

function sameTexts(one: FilterTexts, other: FilterTexts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** A link or an address leads to it with filters of its own: those are for the moment. */
export function arrived(tables: Tables, key: string, view: View, now: number): Tables {
  const state = tables[key];
  if (state === undefined) return tables;
  const { page, filters, sort } = state;
  if (isSameView(state, view)) return tables;
  const before = state.before ?? { page, filters, sort };
  return { ...tables, [key]: { ...aged(state, now), ...view, before } };
}

function isSameView(one: View, other: View): boolean {
  const isSameOrder = sortText(one.sort) === sortText(other.sort);
  return one.page === other.page && isSameOrder && sameTexts(one.filters, other.filters);
}

/** Back to how it was before somebody was led to it. */
export function undone(tables: Tables, key: string): Tables {
  const state = tables[key];
  if (state === undefined || state.before === null) return tables;
  return { ...tables, [key]: { ...state, ...state.before, before: null } };
}

export function left(tables: Tables, key: string): Tables {
  const next = undone(tables, key);
  const state = next[key];
  return state === undefined ? next : { ...next, [key]: { ...state, isCurrent: false } };
}

function forced(state: TableState): TableState {
  return { ...state, forceFresh: true, generation: state.generation + 1 };
}

function outdated(state: TableState): TableState {
  return { ...forced(state), counts: state.isCurrent ? state.counts : null };
}

/** What was fetched longer ago than the table's period is fetched anew, cached page or not. */
function aged(state: TableState, now: number): TableState {
  return !state.forceFresh && isFreshDue(state, now) ? forced(state) : state;
}

export function isFreshDue({ forceFresh, lastFreshFetchAt, setup }: TableState, now: number): boolean {
  const age = lastFreshFetchAt === null ? 0 : now - lastFreshFetchAt;
  return forceFresh || age > setup.freshSeconds * 1000;
}

/** Page, order and filters of a list. */
export type View = Pick<TableState, 'page' | 'filters' | 'sort'>;

/** A change of page, filters or order: the linked tables follow, and are fetched anew when they are shown. */
function changed(tables: Tables, key: string, now: number, change: (state: TableState) => View): Tables {
  const state = tables[key];
  if (state === undefined) return tables;
  const { page, filters, sort } = change(state);
  // Filters that somebody has put a hand to are theirs.
  const before = filters === state.filters ? state.before : null;
  const next = { ...tables, [key]: { ...aged(state, now), page, filters, sort, before } };
  for (const other of state.setup.sharesWith) {
    const linked = next[other];
    if (linked !== undefined && other !== key) next[other] = { ...forced(linked), page, filters, sort };
  }
  return next;
}

export function paged(tables: Tables, key: string, page: number, now: number): Tables {
  return changed(tables, key, now, (state) => ({ ...state, page: Math.max(1, Math.floor(page) || 1) }));
}

export function filtered(tables: Tables, key: string, change: FilterTexts, now: number): Tables {
  return changed(tables, key, now, (state) => ({
    ...state,
    page: 1,
    filters: withoutBlanks({ ...state.filters, ...change }),
  }));
}

export function unfiltered(tables: Tables, key: string, now: number): Tables {
  return changed(tables, key, now, (state) => ({ ...state, page: 1, filters: {} }));
}

/** The same column turns around, another one starts with the direction given. */
export function sorted(tables: Tables, key: string, { column, descending }: Sort, now: number): Tables {
  return changed(tables, key, now, ({ sort, filters }) => ({
    page: 1,
    filters,
    sort: { column, descending: sort.column === column ? !sort.descending : descending },
  }));
}

/**
 * Rows have changed: every state of these tables, and every one linked with them, is fetched anew. How many there are
 * of those not shown is not known until then.
 */
export function refreshed(tables: Tables, names: readonly string[]): Tables {
  const own = Object.entries(tables).filter(([, state]) => names.includes(state.setup.table));
  const keys = new Set(own.flatMap(([key, state]) => [key, ...state.setup.sharesWith]));
  return Object.fromEntries(
    Object.entries(tables).map(([key, state]) => [key, keys.has(key) ? outdated(state) : state]),
  );
}

/** An answer of the server. One to an older generation tells how many there are, not that all is fresh. */
export function received(
  state: TableState,
  answer: { counts: Counts; generation: number; fresh: boolean; at: number },
): TableState {
  const { counts, generation, fresh, at } = answer;
  if (generation !== state.generation) return { ...state, counts };
  const isFresh = fresh || state.lastFreshFetchAt === null;
  return { ...state, counts, forceFresh: false, ...(isFresh ? { lastFreshFetchAt: at } : {}) };
}

export function lastPage(rows: number): number {
  return Math.max(1, Math.ceil(rows / PAGE_SIZE));
}
