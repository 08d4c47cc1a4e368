import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns, Row, RowFields, Table } from '#platform/contract/table.ts';
import { cancelDownload, downloadTable, useDownload } from '#platform/web/tables/download.ts';
import { firstDescending, valueAt } from '#platform/web/tables/table-query.ts';
import type { AnyRow, FilterTexts } from '#platform/web/tables/table-state.ts';
import {
  clearFilters,
  clearSelection,
  deselectRows,
  goToPage,
  type LimitReached,
  selectRows,
  setFilters,
  showSubset,
  sortBy,
  toggleRow,
} from '#platform/web/tables/tables.ts';
import { useTable } from '#platform/web/tables/use-table.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { useKeptChoices } from '../forms/kept-choices.tsx';
import type { MenuEntry } from '../layers/menu.tsx';
import { showSnackbar } from '../snackbars/snackbars.tsx';
import { fileColumns, shownColumns } from './model/columns.ts';
import { useTableLabel } from './model/table-label.ts';
import type {
  EmptyWords,
  MergedCells,
  Selection,
  SummaryRow,
  TableHandlers,
  TableStatus,
} from './model/table-types.ts';
import { TableView } from './table-view.tsx';
import { useTableAddress } from './use-table-address.ts';

type TablePageProps<C extends Columns, F extends RowFields> = {
  table: Table<C, F>;
  /** Names the list where no tab does. */
  label?: string;
  /** Filters of the tab it stands in. */
  segment?: FilterTexts;
  /** Where one table is shown in several ways, each has a state of its own. */
  stateKey?: string;
  /** Keys of the states that have the same page, filters and order. */
  sharesWith?: readonly string[];
  /** Starts anew each time it is shown, with the filters and order it had. */
  temporary?: boolean;
  /** What the list is for, where its name does not say it. */
  lead?: string;
  /** The screen's own buttons above the list. */
  toolbar?: ReactNode;
  /** Between the tools and the rows. */
  between?: ReactNode;
  rowActions?: (row: Row<C, F>) => readonly MenuEntry[];
  /** Without them there is nothing to select for. */
  massActions?: (selection: Selection<Row<C, F>>) => readonly MenuEntry[];
  cells?: { readonly [Name in keyof C]?: (row: Row<C, F>) => ReactNode };
  empty?: EmptyWords;
  /** Filters that make no sense to this viewer: not offered. */
  withoutFilters?: readonly string[];
  /** Columns that say nothing of anybody here: left to who chooses them. The same array while they are the same. */
  silentColumns?: readonly (keyof C & string)[];
  /** Columns of every file, shown or not. */
  alwaysInFiles?: readonly (keyof C & string)[];
  /** Above all rows, about all of them. */
  summary?: SummaryRow | undefined;
  merged?: (row: Row<C, F>) => MergedCells | null;
  card?: (row: Row<C, F>) => ReactNode;
  /** Pictures side by side in place of rows. */
  gallery?: (row: Row<C, F>) => ReactNode;
  /** What a row is called where its actions are read out; its first column where this is left out. */
  describeRow?: (row: Row<C, F>) => string;
};

/** A table of the contract on the screen, with all that belongs to it. */
export function TablePage<C extends Columns, F extends RowFields>(props: TablePageProps<C, F>) {
  const key = props.stateKey ?? props.table.name;
  // Another state is another table, also where React would take it for the same.
  return <KeyedTable key={key} {...props} stateKey={key} />;
}

const NONE: readonly never[] = [];
const NO_SEGMENT: FilterTexts = {};
const NO_CELLS = {};

type KeyedProps<C extends Columns, F extends RowFields> = TablePageProps<C, F> & { stateKey: string };

function KeyedTable<C extends Columns, F extends RowFields>(props: KeyedProps<C, F>) {
  const { i18n } = useTranslation();
  const { table, stateKey: key, massActions, rowActions } = props;
  const { segment = NO_SEGMENT, sharesWith = NONE, temporary = false } = props;
  const address = useTableAddress(table, key);
  const data = useTable(table, { stateKey: key, segment, sharesWith, temporary, arrival: address });
  const { state, request, rows } = data;
  const label = useTableLabel(props.label);
  const choices = useKeptChoices();
  const chosen = choices.columns[table.name];
  const { silentColumns } = props;
  const columns = useMemo(
    () => shownColumns(table.columns, chosen, silentColumns),
    [table, chosen, silentColumns],
  );
  const download = useDownload(key);
  useEffect(() => void loadTexts(['notification', 'validation']), []);

  const { describeRow, cells = NO_CELLS, merged, card, gallery } = props;
  // The same for as long as the screen says the same: rows are only drawn anew when they change.
  const look = useMemo(
    () => ({
      describeRow: describeRow ?? ((row: AnyRow) => firstText(row, columns)),
      cells,
      rowActions,
      merged,
      card,
      gallery,
    }),
    [describeRow, cells, rowActions, merged, card, gallery, columns],
  );
  const toggle = useCallback((row: AnyRow) => tellLimit(toggleRow(key, row)), [key]);
  const on: TableHandlers<Row<C, F>> = {
    // The page that did not come can be asked for again.
    goToPage: (page) => (page === state.page ? data.retry() : goToPage(key, page)),
    setFilter: (name, text) => setFilters(key, { [name]: text }),
    clearFilters: () => clearFilters(key),
    sortBy: (column) => sortBy(key, { column, descending: firstDescending(table.columns[column]) }),
    toggleRow: toggle,
    selectPage: (isOn) => {
      if (isOn) tellLimit(selectRows(key, rows));
      else
        deselectRows(
          key,
          rows.map(({ id }) => id),
        );
    },
    selectAll: async () => tellLimit(await data.selectAllFiltered()),
    showSubset: (isOn) => showSubset(key, isOn),
    clearSelection: () => clearSelection(key),
    chooseColumns: (next) => choices.keepColumns(table.name, next),
    download: (format, what) => {
      const asked = what === 'all' ? request : { sort: request.sort, filters: segment, ids: state.selected };
      void downloadTable(key, table, {
        ...asked,
        format,
        columns: fileColumns(table.columns, columns, props.alwaysInFiles),
        locale: i18n.language,
      });
    },
    cancelDownload: () => cancelDownload(key),
    retry: data.retry,
  };
  const status: TableStatus = data.isFailed ? 'failed' : data.isLoading ? 'loading' : 'ready';
  return (
    <TableView
      facts={{
        table,
        label,
        status,
        isRefreshing: data.isRefreshing,
        isBehind: data.isBehind,
        rows,
        counts: data.counts,
        page: data.page,
        sort: state.sort,
        filters: state.filters,
        withoutFilters: props.withoutFilters,
        columns,
        isUsualColumns: chosen === undefined,
        selected: massActions === undefined ? null : new Set(state.selected),
        hidden: data.hidden,
        isSubset: state.subset !== null,
        download,
        summary: props.summary,
      }}
      look={look}
      on={on}
      lead={props.lead}
      toolbar={props.toolbar}
      between={props.between}
      massActions={massActions?.({
        ids: state.selected,
        rows: data.selectedRows,
        clear: on.clearSelection,
      })}
      empty={props.empty}
    />
  );
}

/** What could not be selected is said. */
function tellLimit(allowed: LimitReached): void {
  if (allowed === null) return;
  showSnackbar({ type: 'warning', i18n: 'notification.select.limit.exceeded', values: { allowed } });
}

function firstText(row: AnyRow, [first]: readonly string[]): string {
  const value = first === undefined ? null : valueAt(row, first);
  return value === null || value === '' ? `#${row.id}` : String(value);
}
