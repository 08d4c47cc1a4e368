import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { getPlaces } from '../../places-contract.ts';

/** How what somebody runs is used. Several cards of a home show parts of it. */
export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    queryFn: ({ signal }) => call(getPlaces, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
}
