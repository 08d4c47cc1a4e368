import * as z from 'zod/mini';
import { seal } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { defaultProgram, GRADES } from '../../../rules/grades.ts';
import { makePassword } from '../../../server/credentials/credentials.ts';
import { TEACHER_AFTER } from '../../../server/students/teacher.ts';
import { CHUNK_LINES } from '../../rules/limits.ts';
import { holdReceivers, recheck } from '../preview/recheck.ts';
import { type Chunk, factsOf, OPENS_ANEW, RANGE } from '../store/chunk.ts';
import type { UploadPorts } from '../store/ports.ts';
import { after, lockUpload, rowId } from '../store/store.ts';
import { tellUploader } from '../store/tell.ts';
import { giveLicenses } from './licenses.ts';
import { handOver, tellOfHandOver } from './owners.ts';
import { freeUsernames } from './usernames.ts';

const UNIQUE_VIOLATION = '23505';
const ATTEMPTS = 5;

type Applying = { ports: UploadPorts; chunkLines?: number };

/** Applies what is left of a confirmed upload, chunk by chunk; begun again anywhere, it goes on where it was. */
export async function applyUpload(
  db: Db,
  { ports, chunkLines = CHUNK_LINES }: Applying,
  id: number,
): Promise<void> {
  let more = true;
  while (more) more = await applyChunk(db, ports, id, chunkLines);
}

/** One chunk, its progress and its audit rows: all of it, or nothing. Answers whether there is more. */
export async function applyChunk(
  db: Db,
  ports: UploadPorts,
  id: number,
  chunkLines = CHUNK_LINES,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Whether names and numbers are still free is asked only when somebody was in the way.
      return await db.transaction().execute((tx) => applyNext(tx, ports, id, chunkLines, attempt > 1));
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

async function applyNext(
  tx: Tx,
  ports: UploadPorts,
  id: number,
  chunkLines: number,
  somebodyInTheWay: boolean,
): Promise<boolean> {
  const upload = await lockUpload(tx, id);
  if (upload?.status !== 'applying' || upload.confirmed_at === null) return false;
  const done = Math.min(upload.done_lines + chunkLines, upload.total_lines);
  const [from, to, at] = [rowId(id, upload.done_lines), rowId(id, done), upload.confirmed_at];
  const chunk = { upload, from, to, at };
  const planned = await factsOf(tx, chunk);
  await holdReceivers(tx, chunk, planned);
  await lockStudents(tx, from, to);
  const { facts, failed } = await recheck(tx, chunk, planned, somebodyInTheWay);
  if (facts.created > 0) await createStudents(tx, ports, chunk);
  if (facts.updated > 0) {
    await noteBefore(tx, from, to);
    await updateStudents(tx, from, to, at);
    if (facts.named) await handOver(tx, chunk);
  }
  if (facts.archived > 0) await archiveStudents(tx, from, to, at);
  if (facts.archived > 0 || facts.usernames) await endSessions(tx, from, to);
  const outOfLicense = await giveLicenses(tx, ports, chunk, facts);
  const who = [upload.uploaded_by, upload.actor_scope, upload.acting_as_by, `upload-${id}`];
  await writeAuditRows(tx, from, to, at, ...who);
  const isLast = done === upload.total_lines;
  const status = isLast ? after(upload.status, 'applied') : upload.status;
  const { created, updated, kept, archived, left } = facts;
  const counts = [created, updated, kept, archived, left, failed, outOfLicense];
  await saveProgress(tx, id, done, status, ...counts);
  if (isLast) {
    await forgetFile(tx, id);
    await tellOfHandOver(tx, chunk);
  }
  await tellUploader(tx, ports, { ...upload, status, done_lines: done, failed: upload.failed + failed });
  return !isLast;
}

/** In one order, as everywhere: two who want the same students wait, and not in a circle. */
const lockStudents = statement(`
    select s.id from students s
    where s.id in (select r.target_id from upload_rows r
      where ${RANGE} and (r.action in ('update', 'archive') or r.action = 'keep' and r.activate))
    order by s.id for no key update`);

const newRow = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.literal(GRADES),
  username: z.string(),
  program: z.string(),
  activate: z.boolean(),
};
type NewRow = Row<typeof newRow>;

const findNew = statement(
  newRow,
  `
    select r.id, r.first_name, r.last_name, r.grade, r.student_username as username, r.assign_program as program, r.activate
    from upload_rows r where ${RANGE} and r.action = 'create' order by r.id`,
);
const insertNew = statement(`
    insert into students (id, school_id, owner_id, first_name, last_name, grade, teacher, student_id, username,
      password_sealed, active_program, clever_user_id, classlink_tenant_id, classlink_login_id, created_at, updated_at)
    select r.target_id, $5::bigint, coalesce(r.educator_id, $6::bigint), r.first_name, r.last_name, r.grade, r.teacher,
      nullif(r.student_id, ''), made.username, made.password, made.program, nullif(r.clever_user_id, ''),
      nullif(r.classlink_tenant_id, ''), nullif(r.classlink_login_id, ''), $7, $7
    from unnest($1::bigint[], $2::text[], $3::bytea[], $4::text[]) as made (id, username, password, program)
    join upload_rows r on r.id = made.id`);

async function createStudents(tx: Tx, ports: UploadPorts, { upload, from, to, at }: Chunk): Promise<void> {
  const rows = await findNew(tx, from, to);
  const made = await freeUsernames(
    tx,
    upload.id,
    rows.filter((row) => row.username === ''),
  );
  await insertNew(
    tx,
    rows.map((row) => row.id),
    rows.map((row) => made.get(row.id) ?? row.username),
    rows.map(() => seal(ports.appKey, makePassword())),
    rows.map(programOf),
    upload.school_id,
    upload.educator_id,
    at,
  );
}

/** Who is to have a license gets the program with it: the ledger says that there was none before. */
function programOf({ activate, program, grade }: NewRow): string | null {
  if (activate) return null;
  return program === '' ? defaultProgram(grade) : program;
}

/** Everything an update may write, as it is now. */
const noteBefore = statement(`
    update upload_rows r set before = jsonb_build_object('first_name', s.first_name, 'last_name', s.last_name,
      'grade', s.grade, 'teacher', s.teacher, 'student_id', s.student_id, 'username', s.username,
      'active_program', s.active_program, 'clever_user_id', s.clever_user_id,
      'classlink_tenant_id', s.classlink_tenant_id, 'classlink_login_id', s.classlink_login_id,
      'owner_id', s.owner_id, 'archived_at', s.archived_at)
    from students s where ${RANGE} and r.action = 'update' and s.id = r.target_id`);

/** A provider is detached only where the preview said so. Programs change with the licenses. */
const updateStudents = statement(`
    update students s set first_name = r.first_name, last_name = r.last_name, grade = r.grade,
      teacher = case when r.teacher <> '' then r.teacher when r.educator_id <> s.owner_id then ${TEACHER_AFTER}
        else s.teacher end,
      student_id = coalesce(nullif(r.student_id, ''), s.student_id),
      username = coalesce(nullif(r.student_username, ''), s.username),
      owner_id = coalesce(r.educator_id, s.owner_id),
      clever_user_id = case when r.changed like '%clever_user_id%' then nullif(r.clever_user_id, '')
        else s.clever_user_id end,
      classlink_tenant_id = case when r.changed like '%classlink_login_id%' then nullif(r.classlink_tenant_id, '')
        else s.classlink_tenant_id end,
      classlink_login_id = case when r.changed like '%classlink_login_id%' then nullif(r.classlink_login_id, '')
        else s.classlink_login_id end,
      archived_at = null, updated_at = $3
    from upload_rows r, accounts o
    where ${RANGE} and r.action = 'update' and s.id = r.target_id and o.id = s.owner_id`);

const archiveStudents = statement(`
    update students s set archived_at = $3, updated_at = $3
    from upload_rows r where ${RANGE} and r.action = 'archive' and s.id = r.target_id`);

/** Whose username changed, and who was archived, is signed out. */
const endSessions = statement(`
    delete from sessions ended using upload_rows r
    where ${RANGE} and ended.student_id = r.target_id
      and (r.action = 'archive' or (r.action = 'update' and r.changed like '%student_username%'))`);

const writeAuditRows = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $3, $4, $5, $6, done.action, 'student', r.target_id, done.details, $7
    from upload_rows r cross join lateral (
      select case r.action when 'create' then 'student.add' when 'update' then 'student.edit'
          else 'student.archive' end as action,
        case r.action when 'update' then jsonb_build_object('changed', r.changed) else '{}' end as details
      union all select 'student.new-credentials', '{}'::jsonb where ${OPENS_ANEW}) done
    where ${RANGE} and r.action in ('create', 'update', 'archive')`);

const saveProgress = statement(`
    update uploads set done_lines = $2, status = $3::text, updated_at = now(),
      applied_at = case when $3::text = 'applied' then now() end,
      created = created + $4::int, updated = updated + $5::int + $6::int, archived = archived + $7::int,
      affected = affected + $4::int + $5::int + $7::int, out_of_license = out_of_license + $10::int,
      pending = pending - $4::int - $5::int - $6::int - $8::int - $9::int, failed = failed + $9::int
    where id = $1`);

const forgetFile = statement(
  "update uploads set file_sealed = null, sample = '[]', reading = reading - 'names' - 'head' where id = $1",
);
