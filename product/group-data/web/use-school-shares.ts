import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { readSchoolComics } from '../comics-contract.ts';
import { schoolSummaries } from '../contract.ts';
import type { LevelProgram } from '../rules/programs.ts';

type Reply = OutputOf<(typeof schoolSummaries)[LevelProgram]>;

/** Each school's shares of children by level: one answer for the table and for the order of the tabs. */
export function useSchoolShares(program: LevelProgram, isAsked = true): UseQueryResult<Reply> {
  return useQuery({
    queryKey: ['group-data-schools', program],
    queryFn: ({ signal }) => call(schoolSummaries[program], {}, { signal, quiet: true }),
    enabled: isAsked,
  });
}

/** The same of comics. */
export function useSchoolComics(isAsked = true): UseQueryResult<OutputOf<typeof readSchoolComics>> {
  return useQuery({
    queryKey: ['group-data-schools', 'sim'],
    queryFn: ({ signal }) => call(readSchoolComics, {}, { signal, quiet: true }),
    enabled: isAsked,
  });
}
