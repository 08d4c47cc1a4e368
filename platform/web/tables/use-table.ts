import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Columns, ListReply, Row, RowFields, Table } from '../../contract/table.ts';
import { call } from '../api.ts';
import { keepView, keptView } from './kept-views.ts';
import { requestOf, type TableRequest } from './table-query.ts';
import { added, allLoaded } from './table-selection.ts';
import {
  type AnyRow,
  type Counts,
  entered,
  type FilterTexts,
  freshState,
  isFreshDue,
  lastPage,
  left,
  readSort,
  received,
  type TableSetup,
  type TableState,
  type View,
} from './table-state.ts';
import {
  arriveAt,
  changeTable,
  changeTables,
  goToPage,
  type LimitReached,
  select,
  selectRows,
  tableState,
  useTableState,
} from './tables.ts';

export type TablePlace = {
  stateKey: string;
  segment: FilterTexts;
  sharesWith: readonly string[];
  temporary: boolean;
  /** How it is shown at first, because the address says so. */
  arrival: View | null;
};

const NONE: readonly never[] = [];

/** The state of a table on the screen, and the rows of its page. */
export function useTable<C extends Columns, F extends RowFields>(table: Table<C, F>, place: TablePlace) {
  const { stateKey: key } = place;
  const client = useQueryClient();
  const setup = useSetup(table, place);
  const state = useTableState(key) ?? freshState(setup);
  const arrival = useRef(place.arrival);

  useEffect(() => {
    const kept = setup.temporary ? null : keptView(table, key);
    changeTables((tables) => entered(tables, key, setup, Date.now(), kept));
    if (arrival.current !== null) arriveAt(key, arrival.current);
    arrival.current = null;
    return () => changeTables((tables) => left(tables, key));
  }, [table, key, setup]);

  const { isCurrent, filters, sort, before } = state;
  useEffect(() => {
    const isOwn = isCurrent && !setup.temporary && before === null;
    if (isOwn) keepView(table, key, { page: state.page, filters, sort });
  }, [table, key, setup, isCurrent, before, state.page, filters, sort]);

  const request = requestOf(table, state);
  const { page, generation } = state;
  const family = ['table', table.name, key, generation, request];
  const query = useQuery({
    queryKey: [...family, page],
    queryFn: ({ signal }) => fetchPage<Row<C, F>>({ table, key, request }, { page, generation }, signal),
    // The state is made, or made anew, when the table is shown: nothing is asked before.
    enabled: state.isCurrent,
    staleTime: table.freshSeconds * 1000,
    placeholderData: keepPreviousData,
  });
  const shown = useLast(query.data);
  const rows: readonly Row<C, F>[] = shown?.data ?? NONE;
  const isBehind = query.data === undefined || query.isPlaceholderData;
  const hidden = useHidden({ table, key, request }, state, isBehind ? null : rows, shown?.filtered ?? 0);
  return {
    state,
    request,
    rows,
    /** Of the rows shown: what was asked for is on its way, or did not come. */
    page: shown?.page ?? page,
    counts: shown === undefined ? null : countsOf(shown),
    selectedRows: selectedRows(state, rows),
    hidden,
    isLoading: query.isPending && shown === undefined,
    isRefreshing: query.isFetching,
    /** The rows are those of before. */
    isBehind: isBehind && shown !== undefined,
    isFailed: query.isError && isBehind,
    retry: () => void query.refetch(),
    selectAllFiltered: () => selectAllFiltered({ table, key, request }, { client, family }),
  };
}

/** A page that could not be had takes none of the rows away that are there. */
function useLast<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}

/**
 * How many of the selected rows the user's filters leave out. What is on the page tells it where everything found is
 * on it; otherwise the server counts.
 */
function useHidden(
  { table, key, request }: Asked,
  { selected, filters }: TableState,
  rows: readonly AnyRow[] | null,
  found: number,
): number {
  const here = new Set(rows?.map(({ id }) => id));
  const elsewhere = selected.filter((id) => !here.has(id));
  const isFiltered = Object.keys(filters).length > 0 && request.ids === null;
  const isKnown = elsewhere.length === 0 || (rows !== null && found <= rows.length);
  const asks = isFiltered && !isKnown && rows !== null;
  const { data } = useQuery({
    queryKey: ['table-hidden', table.name, key, request.filters, elsewhere],
    queryFn: async ({ signal }) => {
      const input = { ...request.filters, _ids: elsewhere };
      const reply = (await call(table.subset, input, { signal, quiet: true })) as ListReply<AnyRow>;
      return elsewhere.length - reply.filtered;
    },
    enabled: asks,
    retry: false,
  });
  if (!isFiltered || rows === null) return 0;
  return isKnown ? elsewhere.length : (data ?? 0);
}

/** Screens write the segment anew with every render; the setup changes only when it says something else. */
function useSetup(table: Table, { segment, sharesWith, temporary }: TablePlace): TableSetup {
  const text = JSON.stringify([segment, sharesWith]);
  return useMemo(() => {
    const [ownSegment, shares] = JSON.parse(text) as [FilterTexts, string[]];
    const { name, sort, selectLimit, freshSeconds } = table;
    return {
      table: name,
      sort: readSort(sort),
      segment: ownSegment,
      sharesWith: shares,
      temporary,
      selectLimit,
      freshSeconds,
    };
  }, [table, text, temporary]);
}

function countsOf({ filtered, total, total_from_cache }: ListReply<unknown>): Counts {
  return { filtered, total, totalFromCache: total_from_cache };
}

/** The newest that is known of each; of rows selected by their ids alone nothing is. */
function selectedRows<R extends AnyRow>(state: TableState, shown: readonly R[]): R[] {
  const known = new Map(shown.map((row) => [row.id, row]));
  return state.selected.flatMap((id) => known.get(id) ?? (state.rows[id] as R | undefined) ?? []);
}

type Asked = { table: Table; key: string; request: TableRequest };

/** A list that takes longer says that it could not be loaded, instead of shimmering on. */
const PATIENCE = 20_000;

async function fetchPage<R>(
  { table, key, request: { sort, filters, ids } }: Asked,
  { page, generation }: Pick<TableState, 'page' | 'generation'>,
  signal: AbortSignal,
): Promise<ListReply<R> & { page: number }> {
  const state = tableState(key);
  const fresh = state !== undefined && isFreshDue(state, Date.now());
  const input = { _page: page, _sort: sort, ...filters, ...(fresh ? { _refresh_view: 1 } : {}) };
  // The table itself says that it could not be loaded.
  const options = { signal, quiet: true, patience: PATIENCE };
  const reply = (await (ids === null
    ? call(table.list, input, options)
    : call(table.subset, { ...input, _ids: ids }, options))) as ListReply<R>;
  const answer = { counts: countsOf(reply), generation, fresh, at: Date.now() };
  changeTable(key, (current) => received(current, answer));
  // Rows have gone, or a linked table has fewer of them.
  const last = lastPage(reply.filtered);
  if (reply.data.length === 0 && page > last && tableState(key)?.page === page) goToPage(key, last);
  return { ...reply, page };
}

type Cached = { client: QueryClient; family: readonly unknown[] };

async function selectAllFiltered({ table, key, request }: Asked, cached: Cached): Promise<LimitReached> {
  const pages = cached.client.getQueriesData<ListReply<AnyRow>>({ queryKey: cached.family });
  const loaded = pages.flatMap(([, reply]) => reply?.data ?? []);
  const found = pages.map(([, reply]) => reply?.filtered ?? 0).at(-1) ?? 0;
  const state = tableState(key);
  if (state === undefined) return null;
  if (allLoaded(state, found, loaded)) return selectRows(key, loaded);
  const ids = request.ids ?? (await askForAll(table, request));
  const limit = select(key, (current) => added(current, ids, loaded));
  // The server stops at the limit by itself: what it left out is missing all the same.
  const isCutShort = ids.length >= table.selectLimit && found > ids.length;
  return limit ?? (isCutShort ? table.selectLimit : null);
}

async function askForAll(table: Table, { sort, filters }: TableRequest): Promise<number[]> {
  const { ids } = (await call(table.selectAll, { _sort: sort, ...filters })) as { ids: number[] };
  return ids;
}
