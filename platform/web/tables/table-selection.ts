import type { AnyRow, TableState } from './table-state.ts';

/** `truncated`: not everything that was asked for could be selected. */
export type Selecting = { readonly state: TableState; readonly truncated: boolean };

export function selectionCap({ setup, counts }: TableState): number {
  return Math.min(setup.selectLimit, counts?.total ?? setup.selectLimit);
}

/** Adds until the limit. Rows that were seen are kept, for the actions on the selection. */
export function added(state: TableState, ids: readonly number[], seen: readonly AnyRow[] = []): Selecting {
  const all = [...new Set([...state.selected, ...ids])];
  // A total that has shrunk meanwhile takes nothing away that was selected before.
  const cap = Math.max(selectionCap(state), state.selected.length);
  const selected = all.slice(0, cap);
  const kept = new Set(selected);
  const rows = { ...state.rows };
  for (const row of seen) if (kept.has(row.id)) rows[row.id] = row;
  return { state: { ...state, selected, rows }, truncated: all.length > cap };
}

export function removed(state: TableState, ids: readonly number[]): TableState {
  const gone = new Set(ids);
  const selected = state.selected.filter((id) => !gone.has(id));
  if (selected.length === 0) return cleared(state);
  const rows = Object.fromEntries(Object.entries(state.rows).filter(([id]) => !gone.has(Number(id))));
  return { ...state, selected, rows };
}

export function toggled(state: TableState, row: AnyRow): Selecting {
  return state.selected.includes(row.id)
    ? { state: removed(state, [row.id]), truncated: false }
    : added(state, [row.id], [row]);
}

/** Without a selection there is nothing to show only: the whole list comes back. */
export function cleared(state: TableState): TableState {
  const none = { selected: [], rows: {} };
  return state.subset === null ? { ...state, ...none } : { ...state, ...none, subset: null, page: 1 };
}

/** Shows the selected rows and no others. Taking the mark off one of them later leaves it in its place. */
export function withSubset(state: TableState, on: boolean): TableState {
  const subset = on && state.selected.length > 0 ? state.selected : null;
  return { ...state, subset, page: 1 };
}

/** Selecting all that is filtered needs no call where every such row has been loaded and may be selected. */
export function allLoaded(state: TableState, filtered: number, loaded: readonly AnyRow[]): boolean {
  return filtered <= selectionCap(state) && new Set(loaded.map(({ id }) => id)).size >= filtered;
}
