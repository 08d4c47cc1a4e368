import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Table } from '#platform/contract/table.ts';
import { call } from '#platform/web/api.ts';
import { requestOf } from '#platform/web/tables/table-query.ts';
import { useTableChanges, useTableState } from '#platform/web/tables/tables.ts';
import { comicsTable, readComicsSummary } from '../comics-contract.ts';
import { groupSummaries } from '../contract.ts';
import type { ComicsSummary } from '../rules/comics-summary.ts';
import type { GroupProgram, LevelProgram } from '../rules/programs.ts';
import type { GroupSummary } from '../rules/summary-shape.ts';
import { groupTables } from '../tables-contract.ts';

/** The filters that the list on the screen has, and the name of what is asked with them. */
function useAsked(program: GroupProgram, table: Table, key: string, segment: Record<string, string>) {
  const state = useTableState(key);
  const changes = useTableChanges();
  const filters = state === undefined ? segment : requestOf(table, state).filters;
  const { _zone: _, ...asked }: Record<string, string> = { ...filters };
  return { queryKey: ['group-data', program, changes, filters], asked };
}

/** About the children of the list on the screen. */
export function useSummary(
  program: LevelProgram,
  key: string,
  segment: Record<string, string>,
): UseQueryResult<GroupSummary> {
  const { queryKey, asked } = useAsked(program, groupTables[program], key, segment);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<GroupSummary> =>
      (await call(groupSummaries[program], asked, { signal, quiet: true })).data,
    placeholderData: (before) => before,
  });
}

/** The same of comics. */
export function useComicsSummary(
  key: string,
  segment: Record<string, string>,
): UseQueryResult<ComicsSummary> {
  const { queryKey, asked } = useAsked('sim', comicsTable, key, segment);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ComicsSummary> =>
      (await call(readComicsSummary, asked, { signal, quiet: true })).data,
    placeholderData: (before) => before,
  });
}
