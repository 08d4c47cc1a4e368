import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Columns, ListReply, Row, RowFields, Table } from '#platform/contract/table.ts';
import { call } from './api.ts';
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
} from './table-state.ts';
import {
  changeTable,
  changeTables,
  goToPage,
  type LimitReached,
  select,
  selectRows,
  tableState,
  takePreset,
  useTableState,
} from './tables.ts';

export type TablePlace = {
  stateKey: string;
  segment: FilterTexts;
  sharesWith: readonly string[];
  temporary: boolean;
};

const NONE: readonly never[] = [];

/** The state of a table on the screen, and the rows of its page. */
export function useTable<C extends Columns, F extends RowFields>(table: Table<C, F>, place: TablePlace) {
  const { stateKey: key } = place;
  const client = useQueryClient();
  const setup = useSetup(table, place);
  const state = useTableState(key) ?? freshState(setup);

  useEffect(() => {
    changeTables((tables) => entered(tables, key, setup, Date.now()));
    takePreset(key);
    return () => changeTables((tables) => left(tables, key));
  }, [key, setup]);

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
  const rows: readonly Row<C, F>[] = query.data?.data ?? NONE;
  return {
    state,
    request,
    rows,
    counts: query.data ? countsOf(query.data) : null,
    selectedRows: selectedRows(state, rows),
    isLoading: query.isPending,
    isRefreshing: query.isFetching,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    selectAllFiltered: () => selectAllFiltered({ table, key, request }, { client, family }),
  };
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

async function fetchPage<R>(
  { table, key, request: { sort, filters, ids } }: Asked,
  { page, generation }: Pick<TableState, 'page' | 'generation'>,
  signal: AbortSignal,
): Promise<ListReply<R>> {
  const state = tableState(key);
  const fresh = state !== undefined && isFreshDue(state, Date.now());
  const input = { _page: page, _sort: sort, ...filters, ...(fresh ? { _refresh_view: 1 } : {}) };
  // The table itself says that it could not be loaded.
  const options = { signal, quiet: true };
  const reply = (await (ids === null
    ? call(table.list, input, options)
    : call(table.subset, { ...input, _ids: ids }, options))) as ListReply<R>;
  const answer = { counts: countsOf(reply), generation, fresh, at: Date.now() };
  changeTable(key, (current) => received(current, answer));
  // Rows have gone, or a linked table has fewer of them.
  const last = lastPage(reply.filtered);
  if (reply.data.length === 0 && page > last && tableState(key)?.page === page) goToPage(key, last);
  return reply;
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
