import { seal } from '#platform/server/crypto.ts';
import { type Db, PLAN_ANEW, type Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { defaultProgram, type Grade } from '../../rules/grades.ts';
import { CHUNK_LINES } from '../../rules/uploads/limits.ts';
import { makePassword } from '../credentials.ts';
import type { UploadPorts } from './ports.ts';
import { after, lockUpload, rowId, type Upload } from './store.ts';
import { tellUploader } from './tell.ts';
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
      // Only where somebody was in the way is looked at what has changed since the preview.
      return await db.transaction().execute((tx) => applyNext(tx, ports, id, chunkLines, attempt > 1));
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The rows from one id to another, and what is written on what they do. */
export type Chunk = { upload: Upload; from: number; to: number; at: Date };

async function applyNext(
  tx: Tx,
  ports: UploadPorts,
  id: number,
  chunkLines: number,
  lookAgain: boolean,
): Promise<boolean> {
  const upload = await lockUpload(tx, id);
  if (upload?.status !== 'applying' || upload.confirmed_at === null) return false;
  const done = Math.min(upload.done_lines + chunkLines, upload.total_lines);
  const chunk = {
    upload,
    from: rowId(id, upload.done_lines),
    to: rowId(id, done),
    at: upload.confirmed_at,
  };
  const { from, to, at } = chunk;
  await lockStudents(tx, from, to);
  const taken = lookAgain ? await failTaken(tx, from, to, upload.school_id) : [];
  const gone = await failGone(tx, from, to, upload.school_id);
  await createStudents(tx, ports, chunk);
  await noteBefore(tx, from, to);
  await updateStudents(tx, from, to, at);
  await archiveStudents(tx, from, to, at);
  await dropOwnShares(tx, from, to);
  await endSessions(tx, from, to);
  const outOfLicence = await drawLicences(tx, ports, chunk);
  await writeAuditRows(
    tx,
    from,
    to,
    at,
    upload.uploaded_by,
    upload.actor_scope,
    upload.acting_as_by,
    `upload-${id}`,
  );
  const isLast = done === upload.total_lines;
  const status = isLast ? after(upload.status, 'applied') : upload.status;
  const [saved] = await saveProgress(
    tx,
    id,
    from,
    to,
    done,
    outOfLicence,
    status,
    taken.length + gone.length,
  );
  if (isLast) await forgetFile(tx, id);
  await tellUploader(tx, ports, {
    ...upload,
    status,
    done_lines: done,
    failed: saved?.failed ?? upload.failed,
  });
  return !isLast;
}

const RANGE = 'r.id > $1 and r.id <= $2';

/** Whom the row meant is no longer in the school. */
const failGone = statement<{ id: number }>(`
    update upload_rows r set action = 'fail', changed = '', errors = '{"row": {"i18n": "uploads.row.gone"}}'
    where ${RANGE} and r.action in ('update', 'keep')
      and not exists (select from students s where s.id = r.target_id and s.school_id = $3)
    returning r.id`);

/** What was free at the preview and is somebody else's now. */
const failTaken = statement<{ id: number }>(`${PLAN_ANEW}
    with taken as materialized (
      select r.id, jsonb_strip_nulls(jsonb_build_object(
        'student_id', case when r.student_id <> '' and exists (select from students s where s.school_id = $3
          and s.student_id = r.student_id and s.id <> r.target_id) then '{"i18n": "validation.unique-in-school"}'::jsonb end,
        'student_username', case when r.student_username <> '' and exists (select from students s
          where s.username = r.student_username and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end,
        'clever_user_id', case when r.clever_user_id <> '' and exists (select from students s
          where s.clever_user_id = r.clever_user_id and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end,
        'classlink_login_id', case when r.classlink_login_id <> '' and exists (select from students s
          where s.classlink_tenant_id = r.classlink_tenant_id and s.classlink_login_id = r.classlink_login_id
            and s.id <> r.target_id) then '{"i18n": "validation.unique"}'::jsonb end)) as errors
      from upload_rows r where ${RANGE} and r.action in ('create', 'update')
    )
    update upload_rows r set action = 'fail', changed = '', errors = taken.errors
    from taken where taken.id = r.id and taken.errors <> '{}' returning r.id`);

type NewRow = {
  id: number;
  first_name: string;
  last_name: string;
  grade: Grade;
  username: string;
  program: string;
};

const findNew = statement<NewRow>(`
    select r.id, r.first_name, r.last_name, r.grade, r.student_username as username, r.assign_program as program
    from upload_rows r where ${RANGE} and r.action = 'create' order by r.id`);
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
  if (rows.length === 0) return;
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
    rows.map((row) => (row.program === '' ? defaultProgram(row.grade) : row.program)),
    upload.school_id,
    upload.educator_id,
    at,
  );
}

/** All of them at once and in one order, as everywhere: who only gets a license is locked for that later. */
const lockStudents = statement(`
    select s.id from students s
    where s.id in (select r.target_id from upload_rows r
      where ${RANGE} and (r.action in ('update', 'archive') or r.action = 'keep' and r.activate))
    order by s.id for no key update`);
/** Everything an update may write, as it is now. */
const noteBefore = statement(`
    update upload_rows r set before = jsonb_build_object('first_name', s.first_name, 'last_name', s.last_name,
      'grade', s.grade, 'teacher', s.teacher, 'student_id', s.student_id, 'username', s.username,
      'active_program', s.active_program, 'clever_user_id', s.clever_user_id,
      'classlink_tenant_id', s.classlink_tenant_id, 'classlink_login_id', s.classlink_login_id,
      'owner_id', s.owner_id, 'archived_at', s.archived_at)
    from students s where ${RANGE} and r.action = 'update' and s.id = r.target_id`);

/** A provider is detached only where the preview said so. */
const updateStudents = statement(`
    update students s set first_name = r.first_name, last_name = r.last_name, grade = r.grade,
      teacher = coalesce(nullif(r.teacher, ''), s.teacher),
      student_id = coalesce(nullif(r.student_id, ''), s.student_id),
      username = coalesce(nullif(r.student_username, ''), s.username),
      active_program = coalesce(nullif(r.assign_program, ''), s.active_program),
      owner_id = coalesce(r.educator_id, s.owner_id),
      clever_user_id = case when r.changed ~ '\\mclever_user_id\\M' then nullif(r.clever_user_id, '')
        else s.clever_user_id end,
      classlink_tenant_id = case when r.changed ~ '\\mclasslink_login_id\\M' then nullif(r.classlink_tenant_id, '')
        else s.classlink_tenant_id end,
      classlink_login_id = case when r.changed ~ '\\mclasslink_login_id\\M' then nullif(r.classlink_login_id, '')
        else s.classlink_login_id end,
      archived_at = null, updated_at = $3
    from upload_rows r where ${RANGE} and r.action = 'update' and s.id = r.target_id`);

const archiveStudents = statement(`
    update students s set archived_at = $3, updated_at = $3
    from upload_rows r where ${RANGE} and r.action = 'archive' and s.id = r.target_id and s.archived_at is null`);

/** Nobody shares with oneself. */
const dropOwnShares = statement(`
    delete from student_shares sh using upload_rows r
    where ${RANGE} and r.action = 'update' and r.educator_id is not null and sh.student_id = r.target_id
      and sh.account_id = r.educator_id`);

/** Whose username changed, and who was archived, is signed out. */
const endSessions = statement(`
    delete from sessions ended using upload_rows r
    where ${RANGE} and ended.student_id = r.target_id
      and (r.action = 'archive' or (r.action = 'update' and r.changed ~ '\\mstudent_username\\M'))`);

type AskedRow = { student_id: number; educator_id: number | null; program: string | null };
const findAsking = statement<AskedRow>(`
    select r.target_id as student_id, r.educator_id, nullif(r.assign_program, '') as program
    from upload_rows r where ${RANGE} and r.activate and r.action in ('create', 'update', 'keep') order by r.id`);

async function drawLicences(tx: Tx, ports: UploadPorts, { upload, from, to, at }: Chunk): Promise<number> {
  if (upload.licenses_needed === 0) return 0;
  const rows = await findAsking(tx, from, to);
  if (rows.length === 0) return 0;
  const asked = rows.map((row) => ({ ...row, chosen_id: upload.educator_id }));
  return (await ports.licences.activate(tx, asked, upload.uuid, at)).length;
}

const writeAuditRows = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $3, $4, $5, $6, case r.action when 'create' then 'student.add' when 'update' then 'student.edit'
        else 'student.archive' end, 'student', r.target_id,
      case r.action when 'update' then jsonb_build_object('changed', r.changed) else '{}' end, $7
    from upload_rows r where ${RANGE} and r.action in ('create', 'update', 'archive')`);

const saveProgress = statement<{ failed: number }>(`
    update uploads u set done_lines = $4, status = $6::text, updated_at = now(),
      applied_at = case when $6::text = 'applied' then now() end,
      created = u.created + c.created, updated = u.updated + c.updated + c.kept, archived = u.archived + c.archived,
      affected = u.affected + c.created + c.updated + c.archived, out_of_license = u.out_of_license + $5::int,
      pending = u.pending - c.created - c.updated - c.kept - c.left - $7::int, failed = u.failed + $7::int
    from (
      select count(*) filter (where action = 'create') as created, count(*) filter (where action = 'update') as updated,
        count(*) filter (where action = 'keep') as kept, count(*) filter (where action = 'archive') as archived,
        count(*) filter (where action = 'archive' and line > 0) as left
      from upload_rows r where r.id > $2 and r.id <= $3
    ) c where u.id = $1 returning u.failed`);

const forgetFile = statement("update uploads set file_sealed = null, sample = '[]' where id = $1");
