import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { getOwnProgress, getProgress } from '../../progress-contract.ts';

/** The pages of a family are a parent's, or those of who teaches at home. */
export function useArea(): 'parent' | 'educator' {
  return useUser().scope === 'parent' ? 'parent' : 'educator';
}

/** Each child of the family, and each that a school has linked. */
export function useProgress() {
  const language = useLanguage();
  const area = useArea();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['progress', area, language, changes],
    queryFn: ({ signal }) =>
      call(area === 'parent' ? getProgress : getOwnProgress, { _lang: language }, { signal, quiet: true }),
  });
}
