import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { requestOf } from '#platform/web/tables/table-query.ts';
import { useTableChanges, useTableState } from '#platform/web/tables/tables.ts';
import { readSummary } from '../contract.ts';
import type { CheckInsSummary } from '../rules/shapes.ts';
import { checkInsTable } from '../tables-contract.ts';

/** About the children of the list on the screen, with the filters that it has. */
export function useSummary(stateKey: string, segment: Record<string, string>, enabled = true) {
  const state = useTableState(stateKey);
  const changes = useTableChanges();
  // The week and the view are the screen's own: the list's state has them a moment later.
  const filters = state === undefined ? segment : { ...requestOf(checkInsTable, state).filters, ...segment };
  return useQuery({
    queryKey: ['emotion-check-ins', changes, filters],
    queryFn: async ({ signal }): Promise<CheckInsSummary> => {
      const { _zone: _, ...asked }: Record<string, string> = { ...filters };
      return (await call(readSummary, asked, { signal, quiet: true })).data;
    },
    placeholderData: (before) => before,
    enabled,
  });
}
