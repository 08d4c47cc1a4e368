import type { UploadColumn } from '../../../rules/columns.ts';
import type { Asked } from './asked.ts';

/** Nothing is wrong with a row, whatever other rows say. */
const SOUND = "m.faults = '{}'";

/**
 * Which earlier row says the same already; one that fails for a reason of its own says nothing. `windows` are columns
 * beside the rows `m`, and `earliest`, of those columns, is the line that said it first, or null.
 */
export function repeatedSql({ upload, has }: Asked): { windows: string; earliest: string } {
  const earlier: string[] = ['case when m.found is not null and m.of_student < m.line then m.of_student end'];
  const windows: string[] = [`min(m.line) filter (where ${SOUND}) over (partition by m.found) as of_student`];
  const once = (name: string, column: UploadColumn, by: string): void => {
    if (!has(column)) return;
    windows.push(`min(m.line) filter (where ${SOUND}) over (partition by ${by}) as ${name}`);
    earlier.push(`case when m.${column} <> '' and m.${name} < m.line then m.${name} end`);
  };
  once('of_number', 'student_id', 'm.student_id');
  once('of_username', 'student_username', 'm.student_username');
  once('of_clever', 'clever_user_id', 'm.clever_user_id');
  once('of_classlink', 'classlink_login_id', 'm.classlink_tenant_id, m.classlink_login_id');
  if (!upload.allow_duplicates) {
    const name = 'partition by m.first_fold, m.last_fold, m.grade';
    windows.push(`min(m.line) filter (where ${SOUND} and not m.remove) over (${name}) as of_name`);
    windows.push(
      `min(m.line) filter (where ${SOUND} and not m.remove and m.student_id = '') over (${name}) as of_bare_name`,
    );
    earlier.push(`case when m.found is null and m.student_id = '' and m.of_name < m.line then m.of_name end`);
    earlier.push(`case when m.found is null and m.student_id <> '' and m.of_bare_name < m.line
      then m.of_bare_name end`);
  }
  return { windows: windows.join(', '), earliest: `least(${earlier.join(', ')})` };
}
