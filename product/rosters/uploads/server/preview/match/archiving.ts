import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask } from '#platform/server/database/statement.ts';
import { ruledBy } from '../../../../server/students/reach.ts';
import { rowId, type Upload, uploaderOf } from '../../store/store.ts';

/**
 * Adds a row for every student whom the file does not name; whom a failed row means is named too. A file of changes
 * names no more than those. Answers of how many.
 */
export async function planArchiving(tx: Tx, upload: Upload): Promise<number> {
  const { values, bind } = bindings();
  const first = `${bind(rowId(upload.id, 0))}::bigint`;
  const last = `${bind(rowId(upload.id, upload.rows_total))}::bigint`;
  const scope = `s.school_id = ${bind(upload.school_id)}::bigint and s.archived_at is null
    and (${ruledBy(uploaderOf(upload), bind)})
    ${upload.exclude_others ? `and s.owner_id = ${bind(upload.educator_id)}::bigint` : ''}`;
  const text = `${PLAN_ANEW}
    with everybody as materialized (
      select s.id, s.first_name, s.last_name, s.grade, s.teacher, s.student_id, s.username from students s where ${scope}
    ), missing as not materialized (
      select s.*, row_number() over (order by s.last_name, s.first_name, s.id) as place from everybody s
      where ${!upload.delta} and not exists (
        select from upload_rows r where r.id > ${first} and r.id <= ${last} and r.target_id = s.id)
    ), added as materialized (
      insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
        student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
        grade, first_fold, last_fold, activate, action, target_id)
      select ${last} + place, 0, first_name, last_name,
        case grade when -1 then 'P' when 0 then 'K' else grade::text end, teacher, coalesce(student_id, ''), '',
        username, '', '', '', '', '', grade, '', '', false, 'archive', id
      from missing
    )
    select count(*) as archivable from everybody`;
  const [counted] = await ask(tx, { archivable: z.number() }, { text, values });
  return counted?.archivable ?? 0;
}
