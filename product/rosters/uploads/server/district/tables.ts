import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import {
  districtSchoolsTable,
  districtUploadsTable,
  staffDistrictSchoolsTable,
  staffDistrictUploadsTable,
} from '../../district-contract.ts';
import { ARCHIVED_SHARE } from '../../rules/limits.ts';
import { COUNTED } from '../store/store.ts';
import { districtUploadsInReach } from './reach.ts';

const OF_ROSTER = "from uploads u where u.district_upload_id = d.id and u.status <> 'canceled'";

const rosters: TableSource<typeof districtUploadsTable> = {
  from: 'district_uploads d',
  id: 'd.id',
  scope: districtUploadsInReach,
  joins: {
    district: 'join districts di on di.id = d.district_id',
    by: 'left join accounts b on b.id = d.uploaded_by',
  },
  columns: {
    file_name: 'd.file_name',
    status: 'd.status',
    created_at: 'd.created_at',
    district: { sql: 'di.name', join: 'district' },
    schools: `(select count(*) ${OF_ROSTER})`,
    affected: `(select coalesce(sum(u.affected), 0)::int ${OF_ROSTER})`,
    uploaded_by: { sql: spokenNameSql('b'), join: 'by' },
  },
  filters: { district_id: 'd.district_id' },
};

const schools: TableSource<typeof districtSchoolsTable> = {
  from: 'uploads u join district_uploads d on d.id = u.district_upload_id join schools sc on sc.id = u.school_id',
  id: 'u.id',
  scope: (actor, bind) => `u.status <> 'canceled' and (${districtUploadsInReach(actor, bind)})`,
  joins: { educator: 'join accounts e on e.id = u.educator_id' },
  columns: {
    school: 'sc.name',
    status: 'u.status',
    rows_total: 'u.rows_total',
    ...COUNTED,
    educator: { sql: spokenNameSql('e'), join: 'educator' },
    org: "u.orgs -> 0 ->> 'name'",
    error: "nullif(u.error, 'null')::text",
    done: 'u.done_lines',
    total: 'u.total_lines',
    // As `isHeld` says it.
    held: `u.to_archive > 0 and u.to_archive + u.spared > u.archivable * ${ARCHIVED_SHARE}`,
  },
  filters: { district_upload_id: 'u.district_upload_id' },
};

export function districtTableRoutes(serve: Serve): void {
  tableRoutes(serve, districtUploadsTable, rosters);
  tableRoutes(serve, staffDistrictUploadsTable, rosters);
  tableRoutes(serve, districtSchoolsTable, schools);
  tableRoutes(serve, staffDistrictSchoolsTable, schools);
}
