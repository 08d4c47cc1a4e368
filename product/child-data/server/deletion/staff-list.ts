import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { deletionsTable } from '../../staff-contract.ts';

/** One is open of a child at a time. */
const deletions: TableSource<typeof deletionsTable> = {
  from: `child_deletions d join students s on s.id = d.student_id and d.state in ('asked', 'waiting')
    left join schools sc on sc.id = s.school_id`,
  id: 's.id',
  scope: () => 'true',
  columns: {
    name: listedNameSql('s'),
    school: 'sc.name',
    state: 'd.state',
    asked_as: 'd.asked_as',
    asked_at: 'd.asked_at',
    due_at: 'coalesce(d.runs_at, d.decide_by)',
    reference: 'd.reference',
    owner_id: 's.owner_id',
  },
};

export function deletionListRoutes(serve: Serve): void {
  tableRoutes(serve, deletionsTable, deletions);
}
