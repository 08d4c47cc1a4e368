import { foldedName } from '../../../../server/duplicates.ts';
import type { Asked } from './asked.ts';

/** Whom a row `r` means, with those whom its name finds as `named`; null: nobody who is here. */
export function foundSql({ upload, has, school }: Asked): string {
  // In the order of docs/product/students.md; the identities of providers come last.
  const byNumber = `(select s.id from students s
      where s.school_id = ${school} and s.student_id = r.student_id and r.student_id <> '')`;
  const ways: string[] = [];
  if (has('student_id')) ways.push(byNumber);
  if (has('student_username')) {
    ways.push(`(select s.id from students s where s.username = r.student_username and s.school_id = ${school}
      and r.student_username <> '' and r.student_id = '')`);
  }
  if (!upload.allow_duplicates) ways.push('named.found');
  if (has('clever_user_id')) {
    ways.push(`(select s.id from students s where s.clever_user_id = r.clever_user_id and s.school_id = ${school}
      and r.clever_user_id <> '')`);
  }
  if (has('classlink_login_id')) {
    ways.push(`(select s.id from students s where s.classlink_tenant_id = r.classlink_tenant_id
      and s.classlink_login_id = r.classlink_login_id and s.school_id = ${school} and r.classlink_login_id <> '')`);
  }
  const anyWay = `coalesce(${[...ways, 'null::bigint'].join(', ')})`;
  // Nobody is archived for a name.
  return upload.delta ? `case when r.remove then ${byNumber} else ${anyWay} end` : anyWay;
}

/** The students of the school by their names, `named` those whom the names of rows `r` find. */
export function namedSql({ upload, school, uploaderVerified }: Asked, reach: string): string {
  const known = upload.allow_duplicates ? 'false' : uploaderVerified || `(${reach})`;
  return `roster as materialized (
      select distinct on (first, last, grade, numbered) first, last, grade, numbered, archived, id from (
        select ${folded('s.first_name')} as first, ${folded('s.last_name')} as last, s.grade,
          s.student_id is not null as numbered, s.archived_at is not null as archived, s.id
        from students s where s.school_id = ${school} and ${known}
      ) everybody order by first, last, grade, numbered, archived, id
    ), named as not materialized (
      select distinct on (r.id) r.id, n.id as found
      from r join roster n on n.first = r.first_fold and n.last = r.last_fold
        and n.grade <= coalesce(r.grade, n.grade) and (r.student_id = '' or not n.numbered)
      order by r.id, n.archived, n.grade desc, n.numbered, n.id
    )`;
}

/** `foldName` for most names without the work that few of them need. */
export function folded(sql: string): string {
  return `case when octet_length(${sql}) = char_length(${sql}) and position('  ' in ${sql}) = 0
    then trim(lower(${sql})) else ${foldedName(sql)} end`;
}
