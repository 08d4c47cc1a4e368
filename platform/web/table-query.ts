import type { Column, Table } from '#platform/contract/table.ts';
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
  return {
    sort: table.columns[sort.column]?.sort ? sortText(sort) : table.sort,
    filters: { ...Object.fromEntries(own), ...setup.segment },
    ids: subset,
  };
}

/** The user's filters; those of the tab are not theirs to change. */
export function offeredFilters(table: Table): string[] {
  return Object.keys(table.filters).filter((name) => isOffered(table, name));
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
