import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api.ts';
import { requestOf } from '#platform/web/tables/table-query.ts';
import { useTableChanges, useTableState } from '#platform/web/tables/tables.ts';
import { groupSummaries } from '../contract.ts';
import type { LevelProgram } from '../rules/programs.ts';
import type { GroupSummary } from '../rules/summary-shape.ts';
import { groupTables } from '../tables-contract.ts';

/** About the children of the list on the screen, with the filters that it has. */
export function useSummary(program: LevelProgram, key: string, segment: Record<string, string>) {
  const state = useTableState(key);
  const changes = useTableChanges();
  const filters = state === undefined ? segment : requestOf(groupTables[program], state).filters;
  return useQuery({
    queryKey: ['group-data', program, changes, filters],
    queryFn: async ({ signal }): Promise<GroupSummary> => {
      const { _zone: _, ...asked }: Record<string, string> = { ...filters };
      return (await call(groupSummaries[program], asked, { signal, quiet: true })).data;
    },
    placeholderData: (before) => before,
  });
}
