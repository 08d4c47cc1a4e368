import { spokenNameSql } from '#platform/server/database/name-sql.ts';

/** One column for the teacher: as the school writes it, else whose student it is. Of a student `s` of an account `o`. */
export const TEACHER_WRITTEN = "nullif(s.teacher, '')";
export const TEACHER = `coalesce(${TEACHER_WRITTEN}, ${spokenNameSql('o')})`;

/** The whole name of an account `o`, as files and schools write it. */
export const WHOLE_NAMES = [
  spokenNameSql('o'),
  "o.last_name || ' ' || o.first_name",
  "o.last_name || ', ' || o.first_name",
] as const;
const WAYS = [...WHOLE_NAMES, "left(o.first_name, 1) || '. ' || o.last_name", 'o.last_name'];

/** Whether what is written for a teacher is the name of an account `o`, however it is written, with a title or without. */
export const namesTeacher = (
  written: string,
): string => `(regexp_replace(search_text(${written}), '^(mr|mrs|ms|miss|mx|dr)[.]? +', '')
    in (${WAYS.map((way) => `search_text(${way})`).join(', ')}))`;

/**
 * What is written of a student `s` who leaves the educator `o`: not that educator's name. Where nothing is written, the
 * new educator is the teacher.
 */
export const TEACHER_AFTER = `case when ${namesTeacher('s.teacher')} then '' else s.teacher end`;
