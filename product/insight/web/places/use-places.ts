import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { getPlaces, type Places } from '../../places-contract.ts';

/** How what somebody runs is used. Several cards of a home show parts of it. */
export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    queryFn: ({ signal }) => call(getPlaces, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
}

/** The list of students of a place. */
export function studentsOf(of: Places['of'], place: { id: number; name: string }) {
  const filter = of === 'schools' ? { school_id: String(place.id) } : { teacher: place.name };
  return { to: '/educator/students', search: { tab: 'all-active', ...filter } };
}
