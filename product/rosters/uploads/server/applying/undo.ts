import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import { holdAccounts } from '../../../server/sharing/colleagues.ts';
import { ruledBy } from '../../../server/students/reach.ts';
import type { UndoPlan } from '../../contract.ts';
import { CHUNK_LINES } from '../../rules/limits.ts';
import { OPENS_ANEW, RANGE } from '../store/chunk.ts';
import { licenseOperation, type UploadPorts } from '../store/ports.ts';
import { rulesSchool } from '../store/reach.ts';
import { after, lockUpload, rowId, type Upload, uploaderOf } from '../store/store.ts';
import { tellUploader } from '../store/tell.ts';
import { formerOwners, handBack, tellOfHandBack } from './owners.ts';

/**
 * Whether the student has played since. A session ends, and one that began before goes on: what was played counts
 * most. Whoever the upload made has never done so before it.
 */
const PLAYED = `(
    exists (select from sessions x where x.student_id = s.id and x.created_at >= $3)
    or exists (select from play_events x where x.student_id = s.id and (r.action = 'create' or x.received_at >= $3))
    or exists (select from program_progress x where x.student_id = s.id and (r.action = 'create' or x.updated_at >= $3))
    or exists (select from check_ins x where x.student_id = s.id and (r.action = 'create' or x.at >= $3))
    or exists (select from license_uses x where x.student_id = s.id
      and (x.first_played_at >= $3 or r.action = 'create' and x.first_played_at is not null)))`;

/** Somebody else gave, switched or took back a license since. It stands in the ledger, not on the student. */
const LICENSED_SINCE = `exists (
    select from license_entries e where e.student_id = s.id and (r.action = 'create' or e.at >= $3)
      and not starts_with(e.operation_id, $4::text))`;

/** What the student had is somebody else's by now, or the educator from before has left. */
const TAKEN = `r.action = 'update' and (
    exists (select from students t where t.id <> s.id and (t.username = r.before ->> 'username'
      or t.school_id = s.school_id and t.student_id = r.before ->> 'student_id'
      or t.clever_user_id = r.before ->> 'clever_user_id'
      or t.classlink_tenant_id = r.before ->> 'classlink_tenant_id'
        and t.classlink_login_id = r.before ->> 'classlink_login_id'))
    or r.educator_id <> (r.before ->> 'owner_id')::bigint and not exists (
      select from accounts o where o.id = (r.before ->> 'owner_id')::bigint and o.status <> 'deactivated'
        and o.school_id = s.school_id))`;

/**
 * The rows that did something, each with its fate: why its student stays as the upload left them, or null where it can
 * be taken back. $3 is when the upload was confirmed, $4 how the ledger calls what it did. Whom the uploader does not
 * manage any more is as good as gone, unless it was the upload that gave the student away.
 */
async function fatesOf(tx: Tx, upload: Upload, from: number, to: number) {
  const { values, bind } = bindings(from, to, upload.confirmed_at, licenseOperation(upload));
  const lost = (await rulesSchool(tx, upload))
    ? 'false'
    : `r.action <> 'create' and not (coalesce((r.before ->> 'owner_id')::bigint = ${bind(upload.uploaded_by)}::bigint, false)
        or ${ruledBy(uploaderOf(upload), bind)})`;
  const text = `
    select r.id, r.action, r.target_id, r.activate, r.before, case
      when s.id is null or ${lost} then 'gone'
      when r.action = 'keep' and s.updated_at > $3 or r.action <> 'keep' and s.updated_at <> $3 then 'edited'
      when ${PLAYED} then 'played'
      when ${LICENSED_SINCE} then 'edited'
      when r.action = 'create' and exists (select from student_shares sh where sh.student_id = s.id) then 'edited'
      when ${TAKEN} then 'taken'
      end as fate
    from upload_rows r left join students s on s.id = r.target_id
    where ${RANGE} and (r.action in ('create', 'update', 'archive') or r.action = 'keep' and r.activate)`;
  return { text, values, bind };
}

/** What of an upload can be taken back, and what cannot, by reason. */
export async function undoPlan(tx: Tx, upload: Upload, now: Date): Promise<UndoPlan> {
  const ends = [rowId(upload.id, 0), rowId(upload.id, upload.total_lines)] as const;
  const { text, values, bind } = await fatesOf(tx, upload, ...ends);
  const today = `(select (${bind(now)}::timestamptz at time zone coalesce(time_zone, '${DEFAULT_TIME_ZONE}'))::date
    from schools where id = ${bind(upload.school_id)}::bigint)`;
  const [plan] = await ask(
    tx,
    {
      created: z.number(),
      updated: z.number(),
      archived: z.number(),
      shares: z.number(),
      licenses: z.number(),
      edited: z.number(),
      played: z.number(),
      taken: z.number(),
      gone: z.number(),
      licenses_kept: z.number(),
    },
    {
      text: `${PLAN_ANEW}
    with fates as materialized (${text}), given as materialized (
      select f.fate is null and u.first_played_at is null and u.ends_on >= ${today} and not exists (
        select from license_uses more where more.student_id = u.student_id and more.returned_at is null
          and (more.ends_on, more.id) > (u.ends_on, u.id)) as back
      from fates f
      join license_entries e on e.student_id = f.target_id and e.kind in ('assign', 'extend')
        and starts_with(e.operation_id, $4::text)
      join license_uses u on u.id = e.use_id and u.returned_at is null
      where f.activate
    )
    select count(*) filter (where fate is null and action = 'create') as created,
      count(*) filter (where fate is null and action = 'update') as updated,
      count(*) filter (where fate is null and action = 'archive') as archived,
      count(*) filter (where fate is null and before ? 'share') as shares,
      (select count(*) from given where back) as licenses,
      count(*) filter (where fate = 'edited' and action <> 'keep') as edited,
      count(*) filter (where fate = 'played' and action <> 'keep') as played,
      count(*) filter (where fate = 'taken') as taken,
      count(*) filter (where fate = 'gone' and action <> 'keep') as gone,
      (select count(*) from given where not back) as licenses_kept
    from fates`,
      values,
    },
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
    const [from, to] = [rowId(id, upload.done_lines), rowId(id, done)];
    const now = new Date();
    await holdAccounts(tx, await formerOwners(tx, from, to));
    await lockStudents(tx, from, to);
    await noteFates(tx, upload, from, to);
    const created = (await findCreated(tx, from, to)).map((row) => row.id);
    const licensed = (await findLicensed(tx, from, to)).map((row) => row.id);
    await ports.licenses.giveBack(tx, licensed, upload.uuid, now);
    const who = [upload.uploaded_by, upload.actor_scope, upload.acting_as_by, `upload-${id}`];
    await writeAuditRows(tx, from, to, now, ...who);
    await deleteCreated(tx, created);
    await restoreUpdated(tx, from, to, now);
    await restoreKept(tx, from, to);
    await restoreArchived(tx, from, to, now);
    await handBack(tx, upload, from, to, now);
    const isLast = done === upload.total_lines;
    const status = isLast ? after(upload.status, 'undone') : upload.status;
    await saveProgress(tx, id, from, to, done, status);
    if (isLast) await tellOfHandBack(tx, upload, rowId(id, 0), to, now);
    await tellUploader(tx, ports, { ...upload, status, done_lines: done });
    return !isLast;
  });
}

/** All of them at once: also those of whom only a license or a program is looked at. */
const lockStudents = statement(`
    select s.id from students s where s.id in (select r.target_id from upload_rows r
      where ${RANGE} and (r.action in ('create', 'update', 'archive')
        or r.action = 'keep' and (r.activate or r.assign_program <> '')))
    order by s.id for update`);

async function noteFates(tx: Tx, upload: Upload, from: number, to: number): Promise<void> {
  const { text, values } = await fatesOf(tx, upload, from, to);
  await statement(`${PLAN_ANEW}
    with fates as materialized (${text})
    update upload_rows r set kept = fates.fate from fates where fates.id = r.id and fates.fate is not null`)(
    tx,
    ...values,
  );
}

const BACK = `${RANGE} and r.kept is null`;
const findCreated = statement(
  { id: z.number() },
  `select r.target_id as id from upload_rows r where ${BACK} and r.action = 'create'`,
);
/** Whose license may be from this upload, or on another program by it, whether or not anything else was changed. */
const findLicensed = statement(
  { id: z.number() },
  `
    select r.target_id as id from upload_rows r
    where ${BACK} and (r.activate or r.assign_program <> '') and r.action in ('create', 'update', 'keep')`,
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
/** Who got no more than a license. */
const restoreKept = statement(`
    update students s set active_program = r.before ->> 'active_program'
    from upload_rows r where ${BACK} and r.action = 'keep' and r.before is not null and s.id = r.target_id
      and s.active_program is distinct from r.before ->> 'active_program'`);
const restoreArchived = statement(`
    update students s set archived_at = null, updated_at = $3
    from upload_rows r where ${BACK} and r.action = 'archive' and s.id = r.target_id`);
const writeAuditRows = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $3, $4, $5, $6, done.action, 'student', r.target_id, '{"undo": true}', $7
    from upload_rows r cross join lateral (
      select case r.action when 'create' then 'student.delete' when 'update' then 'student.edit'
          else 'student.unarchive' end as action
      union all select 'student.new-credentials' where ${OPENS_ANEW}) done
    where ${BACK} and r.action in ('create', 'update', 'archive')`);
const saveProgress = statement(`
    update uploads u set done_lines = $4, status = $5::text, updated_at = now(),
      undone_at = case when $5::text = 'undone' then now() end,
      taken_back = u.taken_back + c.back, kept = u.kept + c.kept
    from (
      select count(*) filter (where r.kept is null) as back, count(*) filter (where r.kept is not null) as kept
      from upload_rows r where r.id > $2 and r.id <= $3 and r.action in ('create', 'update', 'archive')
    ) c where u.id = $1`);
