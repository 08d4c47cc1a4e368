import type { Db, Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { CHUNK_LINES } from '../../rules/uploads/limits.ts';
import type { UploadPorts } from './ports.ts';
import { after, lockUpload, rowId, type Upload } from './store.ts';
import { tellUploader } from './tell.ts';

/** What of an upload can be taken back, and what cannot, by reason. */
export type UndoPlan = {
  created: number;
  updated: number;
  archived: number;
  edited: number;
  played: number;
  taken: number;
  gone: number;
};

/**
 * Why the student of a row stays as the upload left them: gone, edited since, or has played since. What the row had
 * changed may also be somebody else's by now. Null where it can be taken back. $3 is when the upload was confirmed.
 */
const FATE = `case
    when s.id is null then 'gone'
    when s.updated_at <> $3 then 'edited'
    when exists (select from sessions played where played.student_id = s.id and played.created_at >= $3) then 'played'
    when r.action = 'create' and exists (select from student_shares sh where sh.student_id = s.id) then 'edited'
    when r.action = 'update' and exists (
      select from students t where t.id <> s.id and (t.username = r.before ->> 'username'
        or t.school_id = s.school_id and t.student_id = r.before ->> 'student_id'
        or t.clever_user_id = r.before ->> 'clever_user_id'
        or t.classlink_tenant_id = r.before ->> 'classlink_tenant_id'
          and t.classlink_login_id = r.before ->> 'classlink_login_id')) then 'taken'
    end`;
const TOUCHED = `from upload_rows r left join students s on s.id = r.target_id
    where r.id > $1 and r.id <= $2 and r.action in ('create', 'update', 'archive')`;

const countFates = statement<UndoPlan>(`
    with fates as materialized (select r.action, ${FATE} as fate ${TOUCHED})
    select count(*) filter (where fate is null and action = 'create') as created,
      count(*) filter (where fate is null and action = 'update') as updated,
      count(*) filter (where fate is null and action = 'archive') as archived,
      count(*) filter (where fate = 'edited') as edited, count(*) filter (where fate = 'played') as played,
      count(*) filter (where fate = 'taken') as taken, count(*) filter (where fate = 'gone') as gone
    from fates`);

export async function undoPlan(tx: Tx, upload: Upload): Promise<UndoPlan> {
  const [plan] = await countFates(
    tx,
    rowId(upload.id, 0),
    rowId(upload.id, upload.total_lines),
    upload.confirmed_at,
  );
  if (plan === undefined) throw new Error('counting answered nothing');
  return plan;
}

/** Takes an upload back, chunk by chunk, as it was applied. */
export async function undoUpload(
  db: Db,
  ports: UploadPorts,
  id: number,
  chunkLines = CHUNK_LINES,
): Promise<void> {
  let more = true;
  while (more) more = await undoChunk(db, ports, id, chunkLines);
}

export async function undoChunk(
  db: Db,
  ports: UploadPorts,
  id: number,
  chunkLines = CHUNK_LINES,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const upload = await lockUpload(tx, id);
    if (upload?.status !== 'undoing' || upload.confirmed_at === null) return false;
    const done = Math.min(upload.done_lines + chunkLines, upload.total_lines);
    const [from, to, confirmed] = [rowId(id, upload.done_lines), rowId(id, done), upload.confirmed_at];
    const now = new Date();
    await lockStudents(tx, from, to);
    await noteFates(tx, from, to, confirmed);
    const created = await findCreated(tx, from, to);
    const ids = created.map((row) => row.id);
    const licensed = (await findLicensed(tx, from, to)).map((row) => row.id);
    await ports.licences.giveBack(tx, licensed, upload.uuid, now);
    const who = [upload.uploaded_by, upload.actor_scope, upload.acting_as_by, `upload-${id}`];
    await writeAuditRows(tx, from, to, now, ...who);
    await deleteCreated(tx, ids);
    await restoreUpdated(tx, from, to, now);
    await restoreArchived(tx, from, to, now);
    const isLast = done === upload.total_lines;
    const status = isLast ? after(upload.status, 'undone') : upload.status;
    await saveProgress(tx, id, from, to, done, status);
    await tellUploader(tx, ports, { ...upload, status, done_lines: done });
    return !isLast;
  });
}

const lockStudents = statement(`
    select s.id from students s where s.id in (select r.target_id from upload_rows r
      where r.id > $1 and r.id <= $2
        and (r.action in ('create', 'update', 'archive') or r.action = 'keep' and r.activate))
    order by s.id for update`);
const noteFates = statement(`
    with fates as materialized (select r.id, ${FATE} as fate ${TOUCHED})
    update upload_rows r set kept = fates.fate from fates where fates.id = r.id and fates.fate is not null`);

const BACK = 'r.id > $1 and r.id <= $2 and r.kept is null';
const findCreated = statement<{ id: number }>(
  `select r.target_id as id from upload_rows r where ${BACK} and r.action = 'create'`,
);
/** Whoever may have got a license, whether or not anything else was changed. */
const findLicensed = statement<{ id: number }>(
  `select r.target_id as id from upload_rows r where ${BACK} and r.activate and r.action in ('create', 'update', 'keep')`,
);
const deleteCreated = statement('delete from students where id = any($1::bigint[])');
const restoreUpdated = statement(`
    update students s set first_name = r.before ->> 'first_name', last_name = r.before ->> 'last_name',
      grade = (r.before ->> 'grade')::smallint, teacher = r.before ->> 'teacher', student_id = r.before ->> 'student_id',
      username = r.before ->> 'username', active_program = r.before ->> 'active_program',
      clever_user_id = r.before ->> 'clever_user_id', classlink_tenant_id = r.before ->> 'classlink_tenant_id',
      classlink_login_id = r.before ->> 'classlink_login_id', owner_id = (r.before ->> 'owner_id')::bigint,
      archived_at = (r.before ->> 'archived_at')::timestamptz, updated_at = $3
    from upload_rows r where ${BACK} and r.action = 'update' and s.id = r.target_id`);
const restoreArchived = statement(`
    update students s set archived_at = null, updated_at = $3
    from upload_rows r where ${BACK} and r.action = 'archive' and s.id = r.target_id`);
const writeAuditRows = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $3, $4, $5, $6, case r.action when 'create' then 'student.delete' when 'update' then 'student.edit'
        else 'student.unarchive' end, 'student', r.target_id, '{"undo": true}', $7
    from upload_rows r where ${BACK} and r.action in ('create', 'update', 'archive')`);
const saveProgress = statement(`
    update uploads u set done_lines = $4, status = $5::text, updated_at = now(),
      undone_at = case when $5::text = 'undone' then now() end,
      taken_back = u.taken_back + c.back, kept = u.kept + c.kept
    from (
      select count(*) filter (where r.kept is null) as back, count(*) filter (where r.kept is not null) as kept
      from upload_rows r where r.id > $2 and r.id <= $3 and r.action in ('create', 'update', 'archive')
    ) c where u.id = $1`);
