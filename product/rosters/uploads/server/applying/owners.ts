import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { tellReceivers } from '../../../server/sharing/tell-receivers.ts';
import { type Chunk, RANGE } from '../store/chunk.ts';
import { type Upload, uploaderOf } from '../store/store.ts';

/** Nobody shares with oneself; the share is kept with the row, to be there again when the upload is taken back. */
const dropOwnShares = statement(`
    with dropped as (
      delete from student_shares sh using upload_rows r
      where ${RANGE} and r.action = 'update' and sh.student_id = r.target_id and sh.account_id = r.educator_id
      returning r.id, sh.account_id, sh.shared_by, sh.created_at
    )
    update upload_rows r set before = r.before || jsonb_build_object('share', jsonb_build_object(
      'account_id', dropped.account_id, 'shared_by', dropped.shared_by, 'created_at', dropped.created_at))
    from dropped where dropped.id = r.id`);

const movedRow = { giver_id: z.number(), receiver_id: z.number(), students: z.number() };
type Moved = Row<typeof movedRow>;
const WAS = "(r.before ->> 'owner_id')::bigint";
const findMoved = statement(
  movedRow,
  `
    select ${WAS} as giver_id, r.educator_id as receiver_id, count(*) as students from upload_rows r
    where ${RANGE} and r.action = 'update' and r.educator_id <> ${WAS}
    group by 1, 2 order by 1, 2`,
);

const TRANSFER = 'student-mass-transfer-to-another-educator';

/** A line for each educator who gives students away, in the transaction that does it. */
async function record(tx: Tx, upload: Upload, moved: readonly Moved[], now: Date): Promise<void> {
  const { id, actingAsBy } = uploaderOf(upload);
  for (const { giver_id: educatorId, receiver_id: otherEducatorId, students: studentsCount } of moved) {
    const between = { educatorId, otherEducatorId, schoolId: upload.school_id, studentsCount };
    await recordActivity(tx, { type: TRANSFER, actor: { id, actingAsBy }, ...between, now });
  }
}

/** What a change of educators brings along. */
export async function handOver(tx: Tx, { upload, from, to, at }: Chunk): Promise<void> {
  await dropOwnShares(tx, from, to);
  await record(tx, upload, await findMoved(tx, from, to), at);
}

/** What an upload has recorded carries its uploader, its school and the moment it was confirmed. */
const findReceived = statement(
  { id: z.number(), students: z.number() },
  `
    select other_educator_id as id, sum(students_count) as students from activity
    where at = $1 and actor_id = $2 and school_id = $3 and type = '${TRANSFER}' and other_educator_id is not null
    group by 1 order by 1`,
);

/** Who got students hears of it once, when all are there. */
export async function tellOfHandOver(tx: Tx, { upload, at }: Chunk): Promise<void> {
  const received = await findReceived(tx, at, upload.uploaded_by, upload.school_id);
  const actor = uploaderOf(upload);
  const students = new Map(received.map((one) => [one.id, Number(one.students)]));
  await tellReceivers({ tx, actor, now: at, requestId: `upload-${upload.id}` }, 'transfer', students);
}

const BACK = `${RANGE} and r.kept is null and r.action = 'update' and r.educator_id <> ${WAS}`;
const findGivers = statement(
  { id: z.number() },
  `
    select distinct ${WAS} as id from upload_rows r where ${RANGE} and r.action = 'update' and r.educator_id <> ${WAS}`,
);
const findMovedBack = statement(
  movedRow,
  `
    select r.educator_id as giver_id, ${WAS} as receiver_id, count(*) as students from upload_rows r
    where ${BACK} group by 1, 2 order by 1, 2`,
);
const endShares = statement(`
    delete from student_shares sh using upload_rows r
    where ${BACK} and sh.student_id = r.target_id and sh.account_id = ${WAS}`);
const shareAgain = statement(`
    insert into student_shares (student_id, account_id, shared_by, created_at)
    select r.target_id, a.id, by.id, (r.before -> 'share' ->> 'created_at')::timestamptz
    from upload_rows r
    join accounts a on a.id = (r.before -> 'share' ->> 'account_id')::bigint and a.status <> 'deactivated'
    left join accounts by on by.id = (r.before -> 'share' ->> 'shared_by')::bigint
    where ${BACK} and r.before ? 'share' on conflict do nothing`);

/** Whose students may come back to them. */
export async function formerOwners(tx: Tx, from: number, to: number): Promise<number[]> {
  return (await findGivers(tx, from, to)).map((one) => one.id);
}

/** The way back: the shares as they were, and a line for each educator who gives students back. */
export async function handBack(tx: Tx, upload: Upload, from: number, to: number, now: Date): Promise<void> {
  const moved = await findMovedBack(tx, from, to);
  if (moved.length === 0) return;
  await endShares(tx, from, to);
  await shareAgain(tx, from, to);
  await record(tx, upload, moved, now);
}

/** Once all of an upload is taken back. */
export async function tellOfHandBack(
  tx: Tx,
  upload: Upload,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  const students = new Map<number, number>();
  for (const { receiver_id: id, students: count } of await findMovedBack(tx, from, to)) {
    students.set(id, (students.get(id) ?? 0) + count);
  }
  const actor = uploaderOf(upload);
  await tellReceivers({ tx, actor, now, requestId: `upload-${upload.id}-undone` }, 'transfer', students);
}
