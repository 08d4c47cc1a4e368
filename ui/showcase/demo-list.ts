import { useState } from 'react';
import { readFilter } from '#platform/contract/table-filters.ts';
import { type CellContent, valueAt } from '#platform/web/tables/table-query.ts';
import { added, cleared, removed, toggled, withSubset } from '#platform/web/tables/table-selection.ts';
import {
  entered,
  filtered,
  freshState,
  paged,
  readSort,
  sorted,
  type TableState,
  type Tables,
  unfiltered,
} from '#platform/web/tables/table-state.ts';
import { shownColumns } from '../table/model/columns.ts';
import type { TableFacts, TableHandlers, TableStatus } from '../table/model/table-types.ts';
import { type DemoRow, demoRows, demoTable } from './demo-table.ts';

const KEY = 'design';
const setup = {
  table: demoTable.name,
  sort: readSort(demoTable.sort),
  segment: {},
  sharesWith: [],
  temporary: false,
  selectLimit: demoTable.selectLimit,
  freshSeconds: demoTable.freshSeconds,
};

/** The rules of every table on a handful of rows in the page. */
export function useDemoList(shown: TableStatus | 'empty') {
  const [tables, setTables] = useState<Tables>(() => entered({}, KEY, setup, 0));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const state = tables[KEY] ?? freshState(setup);
  const change = (next: (state: TableState) => TableState) => setTables({ ...tables, [KEY]: next(state) });
  const rows = shown === 'ready' ? rowsOf(state) : [];
  const total = shown === 'ready' ? demoRows.length : 0;

  const facts: TableFacts<DemoRow> = {
    table: demoTable,
    label: '',
    status: shown === 'empty' ? 'ready' : shown,
    isRefreshing: false,
    isBehind: false,
    rows,
    counts: shown === 'loading' ? null : { filtered: rows.length, total, totalFromCache: false },
    page: state.page,
    sort: state.sort,
    filters: state.filters,
    columns: shownColumns(demoTable.columns, chosen ?? undefined),
    isUsualColumns: chosen === null,
    selected: new Set(state.selected),
    hidden: 0,
    isSubset: state.subset !== null,
    download: null,
  };
  const on: TableHandlers<DemoRow> = {
    goToPage: (page) => setTables(paged(tables, KEY, page, 0)),
    setFilter: (name, text) => setTables(filtered(tables, KEY, { [name]: text }, 0)),
    clearFilters: () => setTables(unfiltered(tables, KEY, 0)),
    sortBy: (column) => setTables(sorted(tables, KEY, { column, descending: false }, 0)),
    toggleRow: (row) => change(() => toggled(state, row).state),
    selectPage: (isOn) => {
      const ids = rows.map(({ id }) => id);
      change(() => (isOn ? added(state, ids, rows).state : removed(state, ids)));
    },
    selectAll: async () =>
      change(
        () =>
          added(
            state,
            rows.map(({ id }) => id),
            rows,
          ).state,
      ),
    showSubset: (isOn) => change(() => withSubset(state, isOn)),
    clearSelection: () => change(cleared),
    chooseColumns: setChosen,
    download: () => undefined,
    cancelDownload: () => undefined,
    retry: () => undefined,
  };
  return { facts, on };
}

function rowsOf({ filters, sort, subset }: TableState): DemoRow[] {
  const wanted = demoRows.filter(
    (row) =>
      (subset?.includes(row.id) ?? true) &&
      Object.entries(filters).every(([name, text]) => fits(row, name, text)),
  );
  const turn = sort.descending ? -1 : 1;
  return wanted.toSorted(
    (one, other) => turn * compare(valueAt(one, sort.column), valueAt(other, sort.column)),
  );
}

function compare(one: CellContent, other: CellContent): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''));
}

function fits(row: DemoRow, name: string, text: string): boolean {
  const filter = demoTable.filters[name];
  const read = filter === undefined ? '' : readFilter(filter, text);
  const value = valueAt(row, name);
  if (typeof read === 'string') return true;
  switch (read.kind) {
    case 'text':
      return String(value ?? '')
        .toLowerCase()
        .includes(read.text.toLowerCase());
    case 'choices':
      return read.values.some((choice) => choice === value);
    case 'yes-no':
      return value === read.yes;
    case 'number-range':
    case 'day-range':
      return (
        value !== null && (read.from === null || value >= read.from) && (read.to === null || value <= read.to)
      );
    case 'day':
      return value === read.day;
    case 'id':
      return true;
  }
}
