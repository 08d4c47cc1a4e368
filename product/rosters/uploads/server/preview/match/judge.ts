import { isForeignTenant } from '#product/schools/server/tenants.ts';
import type { UploadColumn } from '../../../rules/columns.ts';
import type { Asked } from './asked.ts';

const says = (key: string): string => `'{"i18n": "${key}"}'::jsonb`;

/**
 * What is wrong with a row `m`, by its cells, as it stands: `s` is the student it means, `e` the educator it names.
 * `reach` and `ruled` say of the student whether the uploader may see it and decide about it.
 */
export function faultsSql(
  asked: Asked,
  { reach, ruled, changes }: Record<'reach' | 'ruled' | 'changes', string>,
): string {
  const { upload, has, school } = asked;
  const taken = (column: UploadColumn, where: string, more = ''): string =>
    has(column)
      ? `'${column}', case ${more} when m.${column} <> '' and exists (
          select from students t where ${where} and t.id is distinct from m.found)
          then ${says('validation.unique')} end,`
      : '';
  const tenantFault = has('classlink_tenant_id')
    ? `'classlink_tenant_id', case when m.classlink_tenant_id <> '' and ${isForeignTenant('m.classlink_tenant_id', school)}
        then ${says('validation.tenant-foreign')} end,`
    : '';
  // Credentials are for the educator in person.
  const byStaff =
    upload.acting_as_by === null
      ? ''
      : `when m.student_username <> s.username and m.student_username <> ''
          then ${says('rosters-uploads.row.username-in-person')}`;
  return `jsonb_strip_nulls(jsonb_build_object(
          'educator_username', case when m.educator_username = '' then null ${educatorFault(asked, ruled)} end,
          ${taken('student_username', 't.username = m.student_username', byStaff)}
          ${taken('clever_user_id', 't.clever_user_id = m.clever_user_id')}
          ${taken('classlink_login_id', 't.classlink_tenant_id = m.classlink_tenant_id and t.classlink_login_id = m.classlink_login_id')}
          ${tenantFault}
          'row', case
            when m.found is not null and not (${reach}) then ${says('rosters-uploads.row.not-yours')}
            when m.remove and m.found is not null and not ${ruled} then ${says('rosters-uploads.row.not-yours')}
            when m.found is not null and not ${ruled} and ${changes} <> '' then ${says('rosters-uploads.row.shared')}
            when m.remove and m.found is null and m.valid then ${says('rosters-uploads.row.not-here')}
            end
        )) || m.own_errors`;
}

/** Who gives a student away rules the student, and is known to work at the school. */
function educatorFault({ uploaderVerified }: Asked, ruled: string): string {
  return uploaderVerified
    ? `when e.id is null then ${says('rosters-uploads.row.educator')}
        when e.id <> s.owner_id and not ${ruled} then ${says('rosters-uploads.row.guest')}`
    : `else ${says('rosters-uploads.row.educator-not-verified')}`;
}

/** What an update writes anew. A blank cell leaves things as they are. */
export function changedSql({ upload, has }: Asked): string {
  const changes = [
    "case when m.first_name <> s.first_name then 'first_name' end",
    "case when m.last_name <> s.last_name then 'last_name' end",
    "case when m.grade <> s.grade then 'grade' end",
    "case when s.archived_at is not null then 'archived' end",
  ];
  const given = (column: UploadColumn, differs: string): void => {
    if (has(column)) changes.push(`case when m.${column} <> '' and ${differs} then '${column}' end`);
  };
  given('teacher', 'm.teacher <> s.teacher');
  given('student_id', 'm.student_id is distinct from s.student_id');
  given('student_username', 'm.student_username <> s.username');
  given('educator_username', 'e.id <> s.owner_id');
  given('assign_program', 'm.assign_program is distinct from s.active_program');
  given('clever_user_id', 'm.clever_user_id is distinct from s.clever_user_id');
  given(
    'classlink_login_id',
    '(m.classlink_login_id, m.classlink_tenant_id) is distinct from (s.classlink_login_id, s.classlink_tenant_id)',
  );
  // One provider at a time, unless the upload is told to leave the other in place.
  if (!upload.keep_providers && has('clever_user_id')) {
    changes.push(`case when m.clever_user_id <> '' and m.classlink_login_id = '' and s.classlink_login_id is not null
      then 'classlink_login_id' end`);
  }
  if (!upload.keep_providers && has('classlink_login_id')) {
    changes.push(`case when m.classlink_login_id <> '' and m.clever_user_id = '' and s.clever_user_id is not null
      then 'clever_user_id' end`);
  }
  return `concat_ws(' ', ${changes.join(', ')})`;
}
