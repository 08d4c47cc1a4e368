import type { Column, Table } from '../../contract/table.ts';
import { readersZone } from '../zone.ts';
import { type FilterTexts, sortText, type TableState } from './table-state.ts';

/** What a table's state asks of the server, page and freshness aside: its pages are cached below this. */
export type TableRequest = {
  readonly sort: string;
  readonly filters: FilterTexts;
  readonly ids: readonly number[] | null;
};

/** A linked table may have filters and columns that this one has not: those it does not ask for. */
export function requestOf(table: Table, state: TableState): TableRequest {
  const { filters, sort, subset, setup } = state;
  const own = Object.entries(filters).filter(([name]) => isOffered(table, name));
  const asked = { ...Object.fromEntries(own), ...setup.segment };
  const isByDay = Object.keys(asked).some((name) => table.columns[name]?.kind === 'moment');
  return {
    sort: table.columns[sort.column]?.sort ? sortText(sort) : table.sort,
    // The days of a filter are the reader's.
    filters: isByDay ? { ...asked, _zone: readersZone() } : asked,
    ids: subset,
  };
}

/** The user's filters; those of the tab are not theirs to change. */
export function offeredFilters(table: Table): string[] {
  return Object.keys(table.filters).filter((name) => isOffered(table, name));
}

/**
 * The filters of the panel: those people use, and those for the odd case. What is searched for has its own box;
 * `without` are those that make no sense to this viewer.
 */
export function panelFilters(
  table: Table,
  without: readonly string[] = [],
): { usual: string[]; rare: string[] } {
  const quick = quickFilter(table);
  const offered = offeredFilters(table).filter((name) => name !== quick && !without.includes(name));
  const isRare = (name: string): boolean => table.filters[name]?.rare === true;
  return { usual: offered.filter((name) => !isRare(name)), rare: offered.filter(isRare) };
}

/** The filter of the search box: the first text. */
export function quickFilter(table: Table): string | undefined {
  return offeredFilters(table).find((name) => table.filters[name]?.kind === 'text');
}

function isOffered(table: Table, name: string): boolean {
  const filter = table.filters[name];
  return filter !== undefined && filter.segment !== true;
}

/** The order a column starts with: the newest first, everything else from A to Z. */
export function firstDescending(column: Column | undefined): boolean {
  return column?.kind === 'moment';
}

export type CellContent = string | number | boolean | null;

/** A column's value in a row of any table. */
export function valueAt(row: object, column: string): CellContent {
  return (Reflect.get(row, column) as CellContent | undefined) ?? null;
}
