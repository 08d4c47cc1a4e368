import type { ReactNode } from 'react';
import type { ExportFormat, Table } from '#platform/contract/table.ts';
import type { DownloadProgress } from '#platform/web/tables/download.ts';
import type { AnyRow, Counts, FilterTexts, Sort } from '#platform/web/tables/table-state.ts';
import type { MenuEntry } from '../../layers/menu.tsx';

/** What mass actions work on. */
export type Selection<R> = {
  ids: readonly number[];
  /** Those of the rows that were loaded: of a selection beyond the pages that were looked at, only some. */
  rows: readonly R[];
  clear: () => void;
};

export type EmptyWords = { title: ReactNode; text?: ReactNode; actions?: ReactNode; picture?: ReactNode };

/** How a screen wants its rows to look. */
export type RowLook<R> = {
  /** What a row is called where its actions and its box are read out. */
  describeRow: (row: R) => string;
  cells: Readonly<Record<string, ((row: R) => ReactNode) | undefined>>;
  rowActions: ((row: R) => readonly MenuEntry[]) | undefined;
  /** Where several cells in a row have one thing to say: from which of them on, and what. Null where each has its own. */
  merged?: ((row: R) => MergedCells | null) | undefined;
  /** A card says in its own way what the columns say. */
  card?: ((row: R) => ReactNode) | undefined;
  /** A row as a picture, in a list that is no table on any screen. */
  gallery?: ((row: R) => ReactNode) | undefined;
};

export type MergedCells = { columns: readonly string[]; content: ReactNode };

/** A row above all others, about all of them: what stands in its columns, and on a card instead. */
export type SummaryRow = {
  label: ReactNode;
  cells: Readonly<Record<string, ReactNode>>;
  card: ReactNode;
};

export type TableStatus = 'loading' | 'ready' | 'failed';
export type DownloadWhat = 'all' | 'selected';

/** Everything a table shows; nothing of it knows where it comes from. */
export type TableFacts<R extends AnyRow> = {
  table: Table;
  /** Names the list. */
  label: string;
  status: TableStatus;
  /** The rows of before are still there while the next ones are fetched. */
  isRefreshing: boolean;
  /** What is shown is not what was asked for: that is on its way, or could not be had. */
  isBehind: boolean;
  rows: readonly R[];
  counts: Counts | null;
  /** Of the rows shown. */
  page: number;
  sort: Sort;
  filters: FilterTexts;
  /** Filters that make no sense to this viewer. */
  withoutFilters?: readonly string[] | undefined;
  /** Those shown, in their order; the first one names the row. */
  columns: readonly string[];
  isUsualColumns: boolean;
  /** Null: rows cannot be selected. */
  selected: ReadonlySet<number> | null;
  /** How many of the selected the filters leave out. */
  hidden: number;
  isSubset: boolean;
  download: DownloadProgress | null;
  summary?: SummaryRow | undefined;
};

export type TableHandlers<R extends AnyRow> = {
  goToPage: (page: number) => void;
  setFilter: (name: string, text: string) => void;
  clearFilters: () => void;
  sortBy: (column: string) => void;
  toggleRow: (row: R) => void;
  /** All rows of the page, or none of them. */
  selectPage: (on: boolean) => void;
  selectAll: () => Promise<void>;
  showSubset: (on: boolean) => void;
  clearSelection: () => void;
  /** Null: as the table shows them by itself. */
  chooseColumns: (columns: readonly string[] | null) => void;
  download: (format: ExportFormat, what: DownloadWhat) => void;
  cancelDownload: () => void;
  retry: () => void;
};
