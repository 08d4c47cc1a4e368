import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { readDeletion } from '../deletion-contract.ts';

/** Whether a child's data is to be deleted, and what the reader can do about it. */
export function useDeletion(of: 'educator' | 'parent', id: number) {
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['child-deletion', of, id, changes],
    queryFn: ({ signal }) => call(readDeletion[of], { id }, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
}
