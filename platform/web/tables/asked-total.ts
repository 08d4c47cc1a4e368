import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListReply, Table } from '../../contract/table.ts';
import { call } from '../api.ts';
import type { FilterTexts } from './table-state.ts';
import { useTableChanges } from './tables.ts';

type Total = { total: number; isEstimate: boolean };

/** How many rows a list has that is not on the screen: its first page tells. Who cannot be told is not told. */
export function useAskedTotal(
  list: { table: Table; segment?: FilterTexts } | undefined,
  key: string,
  isFree: boolean,
): Total | null {
  const changes = useTableChanges();
  const { data } = useQuery({
    queryKey: ['table-total', key, changes],
    queryFn: async ({ signal }): Promise<Total | null> => {
      if (list === undefined) return null;
      const reply = (await call(list.table.list, { ...list.segment }, { signal, quiet: true })) as ListReply;
      return { total: reply.total, isEstimate: reply.total_from_cache };
    },
    enabled: isFree && list !== undefined,
    retry: false,
    staleTime: (list?.table.freshSeconds ?? 0) * 1000,
    placeholderData: keepPreviousData,
  });
  return data ?? null;
}
