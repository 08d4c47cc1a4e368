import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Columns, ListReply, Row, RowFields, Table } from '../../contract/table.ts';
import { call } from '../api.ts';
import type { FilterTexts } from './table-state.ts';
import { useTableChanges } from './tables.ts';

/** The first page of a list that is not on the screen, as it is asked for; another where `_page` says so. */
export function useFirstReply<C extends Columns, F extends RowFields>(
  table: Table<C, F>,
  filters: FilterTexts,
  { enabled = true } = {},
) {
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['first-page', table.name, filters, changes],
    queryFn: async ({ signal }) =>
      (await call(table.list, { ...filters }, { signal, quiet: true })) as ListReply<Row<C, F>>,
    retry: false,
    enabled,
    placeholderData: keepPreviousData,
  });
}
