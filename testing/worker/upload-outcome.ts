import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

const ROWS_OF_ONE = 10_000_000;

/**
 * Everything an upload leaves behind, without what may differ between two runs: numbers and identities given out,
 * moments, random passwords. Usernames are made from names, so they have to be the same.
 */
export async function outcome(db: Db): Promise<Record<string, unknown[]>> {
  const read = async (text: string): Promise<unknown[]> => {
    const { rows } = await sql
      .raw<{ row: unknown }>(`select to_jsonb(t) as row from (${text}) t`)
      .execute(db);
    return rows.map(({ row }) => row);
  };
  const without = (...columns: string[]): string => columns.map((name) => `- '${name}'`).join(' ');
  return {
    students: await read(`
      select to_jsonb(s) ${without('id', 'created_at', 'updated_at', 'archived_at', 'password_sealed', 'personal_channel')} as student,
        archived_at is not null as archived, octet_length(password_sealed) > 28 as has_password
      from students s order by username`),
    shares: await read(`
      select s.username, sh.account_id from student_shares sh join students s on s.id = sh.student_id order by 1, 2`),
    audit: await read(`
      select a.action, a.actor_id, a.actor_scope, a.acting_as_by, a.subject_type, s.username, a.details,
        a.request_id like 'upload-%' as by_worker, count(*)
      from audit a left join students s on a.subject_type = 'student' and s.id = a.subject_id
      group by 1, 2, 3, 4, 5, 6, 7, 8 order by a.action, s.username, a.details::text, 8`),
    licenses: await read(`
      select s.username, u.program, u.ends_on - u.starts_on as days, u.returned_at is not null as returned, count(*)
      from license_uses u left join students s on s.id = u.student_id group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    lots: await read('select quantity, used, expired from license_lots order by id'),
    activity: await read(
      'select type, actor_id, educator_id, other_educator_id, school_id, students_count from activity order by id',
    ),
    notifications: await read('select account_id, kind, data from dashboard_notifications order by 1, 2, 3'),
    counters: await read('select name, sum(value) from counters group by name order by name'),
    school_counters: await read('select school_id, sum(students) from school_counters group by 1 order by 1'),
    uploads: await read(`
      select row_number() over (order by id) as nth, to_jsonb(u) ${without(
        'id',
        'uuid',
        'file_sealed',
        'created_at',
        'updated_at',
        'confirmed_at',
        'applied_at',
        'undone_at',
      )} as upload, file_sealed is null as without_file,
        confirmed_at is null as unconfirmed, applied_at is null as unapplied, undone_at is null as not_undone
      from uploads u order by id`),
    rows: await read(`
      select dense_rank() over (order by r.id / ${ROWS_OF_ONE}) as nth, r.id % ${ROWS_OF_ONE} as place, s.username,
        to_jsonb(r) ${without('id', 'target_id')} as written, r.target_id is null as nobody
      from upload_rows r left join students s on s.id = r.target_id order by r.id`),
    tasks: await read(`
      select account_id, type, done, total, failed, regexp_replace(path, '\\d+$', '') as path
      from sidebar_tasks order by created_at`),
    // One a step, however often the step was begun.
    events: await read(`
      select channel, type, data - 'uuid' - 'path' as data from events
      where type = 'task' order by position`),
    unfinished: await read(
      "select name, state from pgboss.job where name like 'upload.%' and state <> 'completed'",
    ),
  };
}

/** A few rows of each part that the one has and the other has not: all of them would take minutes to print. */
export function differences(
  expected: Record<string, unknown[]>,
  found: Record<string, unknown[]>,
): Record<string, { missing: string[]; extra: string[] }> {
  const different: Record<string, { missing: string[]; extra: string[] }> = {};
  for (const [name, rows] of Object.entries(expected)) {
    const [own, other] = [rows, found[name] ?? []].map((list) => list.map((row) => JSON.stringify(row)));
    if (own === undefined || other === undefined || own.join() === other.join()) continue;
    const [ownSet, otherSet] = [new Set(own), new Set(other)];
    different[name] = {
      missing: own.filter((row) => !otherSet.has(row)).slice(0, 3),
      extra: other.filter((row) => !ownSet.has(row)).slice(0, 3),
    };
  }
  return different;
}
