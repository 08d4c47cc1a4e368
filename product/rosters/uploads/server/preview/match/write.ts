import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask } from '#platform/server/database/statement.ts';
import { inReach, ruledBy } from '../../../../server/students/reach.ts';
import type { UploadColumn } from '../../../rules/columns.ts';
import { rowId, type Upload, uploaderOf } from '../../store/store.ts';
import type { Asked } from './asked.ts';
import { foundSql, namedSql } from './find.ts';
import { changedSql, faultsSql } from './judge.ts';
import { repeatedSql } from './repeated.ts';

/** Finds the student of every row, judges the row, and writes what it would do; of some rows only where they are given. */
export async function decide(
  tx: Tx,
  upload: Upload,
  columns: ReadonlySet<UploadColumn>,
  uploaderVerified: boolean,
  some: { seen: readonly number[]; written: readonly number[] } | null = null,
): Promise<void> {
  const { values, bind } = bindings();
  const school = `${bind(upload.school_id)}::bigint`;
  const first = `${bind(rowId(upload.id, 0))}::bigint`;
  const last = `${bind(rowId(upload.id, upload.rows_total))}::bigint`;
  const seen = some === null ? '' : `and r.id = any(${bind(some.seen)}::bigint[])`;
  const written = some === null ? '' : `and t.id = any(${bind(some.written)}::bigint[])`;
  const asked: Asked = { upload, has: (column) => columns.has(column), school, uploaderVerified };
  const reach = inReach(uploaderOf(upload), bind);
  const ruled = `coalesce(${ruledBy(uploaderOf(upload), bind)}, false)`;
  const changes = changedSql(asked);
  const { windows, earliest } = repeatedSql(asked);

  const text = `${PLAN_ANEW}
    with r as materialized (
      select r.*, r.own_errors = '{}' as valid from upload_rows r where r.id > ${first} and r.id <= ${last} ${seen}
    ), ${namedSql(asked, reach)}, found as materialized (
      select r.*, ${foundSql(asked)} as found
      from r left join named on named.id = r.id
    ), checked as not materialized (
      select m.*, e.id as educator, s.archived_at is not null as archived,
        ${changes} as changes,
        ${faultsSql(asked, { reach, ruled, changes })} as faults
      from found m
      left join students s on s.id = m.found
      left join accounts e on m.educator_username <> '' and e.username = m.educator_username
        and e.scope = 'educator' and e.school_id = ${school} and e.status = 'verified'
      offset 0 /* found out once a row, not once a window */
    ), counted as not materialized (
      select m.*, ${windows} from checked m
    ), told as not materialized (
      select m.id, m.found, m.educator, m.remove, m.archived, m.changes,
        case when m.valid and not m.faults ? 'row' then m.faults || coalesce((
          select jsonb_build_object('row', jsonb_build_object('i18n', 'rosters-uploads.row.already-processed',
            'values', jsonb_build_object('row', earliest))) from (
              select ${earliest} as earliest) said where earliest is not null), '{}')
          else m.faults end as errors
      from counted m
    ), decided as not materialized (
      select c.*, case when c.errors <> '{}' then 'fail'
        when c.remove then case when c.archived then 'keep' else 'archive' end when c.found is null then 'create'
        when c.changes = '' then 'keep' else 'update' end as action
      from told c
    )
    update upload_rows t set errors = d.errors, action = d.action, educator_id = d.educator,
      changed = case when d.action = 'update' then d.changes else '' end,
      target_id = case when d.action = 'create' then nextval('person_ids') else d.found end
    from decided d where t.id = d.id ${written}`;
  await ask(tx, {}, { text, values });
}
