import { useQuery } from '@tanstack/react-query';
import type { Columns, ListReply, Row, RowFields, Table } from '../../contract/table.ts';
import { call } from '../api.ts';
import { keptView } from './kept-views.ts';
import { requestOf } from './table-query.ts';
import { type FilterTexts, freshState, readSort } from './table-state.ts';
import { useTableChanges, useTableState } from './tables.ts';

/** A list that somebody has come from. */
export type ListPlace = { table: Table; stateKey: string; segment: FilterTexts };

export type Neighbors = {
  /** From 1. */
  place: number;
  total: number;
  before: number | null;
  after: number | null;
};

/** Who stands before and after a row in a list as it is filtered and sorted now; null where the row is not in it. */
export function useNeighbors({ table, stateKey, segment }: ListPlace, id: number): Neighbors | null {
  const known = useTableState(stateKey);
  const changes = useTableChanges();
  const { name, sort, selectLimit, freshSeconds } = table;
  const state = known ?? {
    ...freshState({
      table: name,
      sort: readSort(sort),
      segment,
      sharesWith: [],
      temporary: false,
      selectLimit,
      freshSeconds,
    }),
    ...keptView(table, stateKey),
  };
  const request = requestOf(table, state);
  const { data } = useQuery({
    queryKey: ['neighbors', name, request, changes],
    queryFn: async ({ signal }) => {
      const input = { _sort: request.sort, ...request.filters };
      return ((await call(table.selectAll, input, { signal, quiet: true })) as { ids: number[] }).ids;
    },
    staleTime: freshSeconds * 1000,
    retry: false,
  });
  return data === undefined ? null : neighborsIn(request.ids ?? data, id, state.counts?.filtered ?? 0);
}

/** `filtered` may be more than there are ids: a list answers only so many. */
export function neighborsIn(ids: readonly number[], id: number, filtered: number): Neighbors | null {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return {
    place: at + 1,
    total: Math.max(ids.length, filtered),
    before: ids[at - 1] ?? null,
    after: ids[at + 1] ?? null,
  };
}

/** Some rows of a list, as the list would show them; those that the viewer has not are left out. */
export async function fetchRows<C extends Columns, F extends RowFields>(
  table: Table<C, F>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Row<C, F>[]> {
  const input = { _ids: [...ids] };
  const reply = (await call(table.subset, input, { signal, quiet: true })) as ListReply<Row<C, F>>;
  return reply.data;
}

/** One of them; null where the viewer has no such row. */
export async function fetchRow<C extends Columns, F extends RowFields>(
  table: Table<C, F>,
  id: number,
  signal: AbortSignal,
): Promise<Row<C, F> | null> {
  const [row] = await fetchRows(table, [id], signal);
  return row ?? null;
}
