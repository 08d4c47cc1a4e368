import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '#platform/server/database/database.ts';

/** What a database can do at best: COPY, then one statement that updates and one that inserts. No undo, no progress. */
export async function copyAndMerge(
  { pool }: Database,
  lines: readonly string[][],
): Promise<{ copy: number; merge: number }> {
  const client = await pool.connect();
  try {
    await client.query(
      'create table raw_stage (n serial, first_name text, last_name text, grade int, student_id text, teacher text)',
    );
    const begun = performance.now();
    await client.query('begin');
    const copy = client.query(
      copyFrom('copy raw_stage (first_name, last_name, grade, student_id, teacher) from stdin'),
    );
    await pipeline(Readable.from(lines.map((line) => `${line.join('\t')}\n`)), copy);
    await client.query('analyze raw_stage');
    const copied = performance.now();
    await client.query(`create temp table matched as
      select r.*, coalesce(by_number.id, by_name.id) as found from raw_stage r
      left join students by_number on by_number.school_id = 1 and by_number.student_id = r.student_id and r.student_id <> ''
      left join students by_name on by_name.school_id = 1 and lower(by_name.first_name) = lower(r.first_name)
        and lower(by_name.last_name) = lower(r.last_name) and by_name.grade <= r.grade`);
    await client.query(`update students s set grade = m.grade, teacher = m.teacher, updated_at = now()
      from matched m where m.found = s.id`);
    await client.query(`insert into students (school_id, owner_id, first_name, last_name, grade, student_id, teacher, username, password_sealed)
      select 1, 1, first_name, last_name, grade, nullif(student_id, ''), teacher, 'raw.' || n, '\\x00' from matched where found is null`);
    await client.query('commit');
    return { copy: copied - begun, merge: performance.now() - copied };
  } finally {
    client.release();
  }
}

/** As it is written first: a transaction a row, with a question before each. */
export async function rowByRow({ pool }: Database, lines: readonly string[][]): Promise<number> {
  const client = await pool.connect();
  const begun = performance.now();
  try {
    for (const [index, [first, last, grade, number, teacher]] of lines.entries()) {
      await client.query('begin');
      const found = await client.query(
        `select id from students where school_id = 1 and (student_id = nullif($1, '')
          or lower(first_name) = lower($2) and lower(last_name) = lower($3) and grade <= $4) limit 1`,
        [number, first, last, Number(grade)],
      );
      if (found.rowCount === 1) {
        await client.query('update students set grade = $2, teacher = $3, updated_at = now() where id = $1', [
          found.rows[0].id,
          Number(grade),
          teacher,
        ]);
      } else {
        await client.query(
          `insert into students (school_id, owner_id, first_name, last_name, grade, student_id, teacher, username, password_sealed)
           values (1, 1, $1, $2, $3, nullif($4, ''), $5, $6, '\\x00')`,
          [first, last, Number(grade), number, teacher, `row.${index}`],
        );
      }
      await client.query('commit');
    }
    return performance.now() - begun;
  } finally {
    client.release();
  }
}
