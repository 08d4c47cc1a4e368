import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { getFamilyStart, getStart } from '../../start-contract.ts';

const CALLS = { educator: getStart, parent: getFamilyStart };

const SOON = 5000;

/** How far one is with the first steps; asked anew when children were added. */
export function useStart(scope: keyof typeof CALLS) {
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['start', scope, changes],
    queryFn: ({ signal }) => call(CALLS[scope], {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    // The card that is shown elsewhere and the first play are soon seen here, too.
    refetchInterval: ({ state }) => (state.data?.data.has_played === false ? SOON : false),
  });
}
