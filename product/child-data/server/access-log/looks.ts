import { seenTogetherSql } from '#platform/server/audit.ts';

/**
 * SQL of whether a row `v` of the audit is a look at the record of a student, or a change of it: what the child did itself,
 * or somebody who was turned away, is none.
 */
export const looksSql = (
  student: string,
): string => `v.subject_type = 'student' and v.subject_id = ${student} and v.action not like 'refused.%'
      and (v.actor_id is not null and v.actor_scope <> 'student' or v.action = 'report-link.open')`;

/** The same of a page that shows several students at once, or of a file. */
export const looksTogetherSql = (student: string): string =>
  `${seenTogetherSql(student)} and v.actor_id is not null`;
