import { create } from 'zustand';
import { cancelDownloads } from './download.ts';
import { forgetViews } from './kept-views.ts';
import { added, cleared, removed, type Selecting, toggled, withSubset } from './table-selection.ts';
import {
  type AnyRow,
  arrived,
  type FilterTexts,
  filtered,
  paged,
  refreshed,
  type Sort,
  sorted,
  type TableState,
  type Tables,
  undone,
  unfiltered,
  type View,
} from './table-state.ts';

/** The states of all tables. In memory: a filter may hold a child's name; what cannot is kept by kept-views.ts. */
const useTables = create<{ tables: Tables; changes: number }>(() => ({ tables: {}, changes: 0 }));

export function useTableState(key: string): TableState | undefined {
  return useTables(({ tables }) => tables[key]);
}

export function tableState(key: string): TableState | undefined {
  return useTables.getState().tables[key];
}

export function changeTables(next: (tables: Tables) => Tables): void {
  useTables.setState(({ tables }) => ({ tables: next(tables) }));
}

export function changeTable(key: string, next: (state: TableState) => TableState): void {
  changeTables((tables) => (tables[key] === undefined ? tables : { ...tables, [key]: next(tables[key]) }));
}

export function goToPage(key: string, page: number): void {
  changeTables((tables) => paged(tables, key, page, Date.now()));
}

/** Blank texts take their filters away. */
export function setFilters(key: string, texts: FilterTexts): void {
  changeTables((tables) => filtered(tables, key, texts, Date.now()));
}

/** A link or an address leads to the list, with these filters and no others. */
export function arriveAt(key: string, view: View): void {
  changeTables((tables) => arrived(tables, key, view, Date.now()));
}

/** The address says nothing about the list any more. */
export function leaveArrival(key: string): void {
  changeTables((tables) => undone(tables, key));
}

export function clearFilters(key: string): void {
  changeTables((tables) => unfiltered(tables, key, Date.now()));
}

export function sortBy(key: string, sort: Sort): void {
  changeTables((tables) => sorted(tables, key, sort, Date.now()));
}

export function showSubset(key: string, on: boolean): void {
  changeTable(key, (state) => withSubset(state, on));
}

/** The limit that was reached, or null when everything found its place. */
export type LimitReached = number | null;

export function select(key: string, selecting: (state: TableState) => Selecting): LimitReached {
  const before = tableState(key);
  if (before === undefined) return null;
  const { state, truncated } = selecting(before);
  changeTable(key, () => state);
  return truncated ? state.selected.length : null;
}

export function toggleRow(key: string, row: AnyRow): LimitReached {
  return select(key, (state) => toggled(state, row));
}

export function selectRows(key: string, rows: readonly AnyRow[]): LimitReached {
  const ids = rows.map(({ id }) => id);
  return select(key, (state) => added(state, ids, rows));
}

export function deselectRows(key: string, ids: readonly number[]): void {
  changeTable(key, (state) => removed(state, ids));
}

export function clearSelection(key: string): void {
  changeTable(key, cleared);
}

/** The rows that were selected have been dealt with. */
export function clearSelectionsOf(names: readonly string[]): void {
  changeTables((tables) =>
    Object.fromEntries(
      Object.entries(tables).map(([key, state]) => [
        key,
        names.includes(state.setup.table) ? cleared(state) : state,
      ]),
    ),
  );
}

/** After a change: all states of these tables are fetched anew, the one on the screen at once. */
export function refreshTables(names: readonly string[]): void {
  useTables.setState(({ tables, changes }) => ({ tables: refreshed(tables, names), changes: changes + 1 }));
}

/** Grows with every change to rows: what was counted before it may not hold any more. */
export function useTableChanges(): number {
  return useTables(({ changes }) => changes);
}

/** When the user leaves: what they looked for and at is nobody else's business. */
export function forgetTables(): void {
  cancelDownloads();
  forgetViews();
  useTables.setState({ tables: {} });
}

/** How many rows a table has, once that is known: for the label of its tab. */
export function useTableTotal(key: string): { total: number; isEstimate: boolean } | null {
  const counts = useTables(({ tables }) => tables[key]?.counts ?? null);
  return counts && { total: counts.total, isEstimate: counts.totalFromCache };
}
