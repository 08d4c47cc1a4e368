import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { readRound } from '../../contract.ts';
import { seasonOf } from '../../rules/terms.ts';

export const PROGRESS = ['sel-check-ins', 'progress'] as const;

/** Who is due and what was said. */
export function useProgress() {
  return useQuery({
    queryKey: PROGRESS,
    queryFn: ({ signal }) => call(readRound, {}, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** The same to begin with: read once when somebody comes, and left alone while they press. */
export function useRoundToBegin() {
  return useQuery({
    queryKey: ['sel-check-ins', 'round'],
    queryFn: ({ signal }) => call(readRound, {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useTermName(): (term: string) => string {
  const { t } = useTranslation();
  return (term) => t(`observations.terms.${seasonOf(term)}`);
}
