import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { statement } from '#platform/server/database/statement.ts';
import { UPLOAD_COLUMNS, type UploadColumn } from '../../../rules/columns.ts';
import { findLimited, limitUnverified } from '../../store/limit.ts';
import { rowId, type Upload } from '../../store/store.ts';
import { planArchiving } from './archiving.ts';
import { count, type Desk } from './count.ts';
import { decide } from './write.ts';

/**
 * Decides for every row of an upload what it would do, in a few statements over the whole of it. What the statements
 * say row by row is written out in `../../testing/reference.ts`; a test holds them against each other.
 */
export async function matchRows(
  tx: Tx,
  upload: Upload,
  columns: ReadonlySet<UploadColumn>,
  desk: Desk,
): Promise<void> {
  const last = rowId(upload.id, upload.rows_total);
  await deleteArchiving(tx, last, rowId(upload.id + 1, 0));
  await decide(tx, upload, columns, await isUploaderVerified(tx, upload));
  await limitUnverified(tx, rowId(upload.id, 0), last, upload.educator_id);
  await archiveAndCount(tx, upload, desk);
}

async function archiveAndCount(tx: Tx, upload: Upload, desk: Desk): Promise<void> {
  const archivable = upload.archive_missing || upload.delta ? await planArchiving(tx, upload) : 0;
  await count(tx, upload, archivable, desk);
}

/** Rows that could be about the same student as one of these, by anything that tells students apart. */
const findMates = statement(
  { id: z.number() },
  `${PLAN_ANEW}
    with own as materialized (
      select id, student_id, student_username, clever_user_id, classlink_login_id, first_fold, last_fold, action, target_id
      from upload_rows where id = any($3::bigint[])
    )
    select r.id from upload_rows r where r.id > $1 and r.id <= $2 and (
      r.id in (select id from own)
      or r.student_id in (select student_id from own where student_id <> '')
      or r.student_username in (select student_username from own where student_username <> '')
      or r.clever_user_id in (select clever_user_id from own where clever_user_id <> '')
      or r.classlink_login_id in (select classlink_login_id from own where classlink_login_id <> '')
      or (r.first_fold, r.last_fold) in (select first_fold, last_fold from own)
      or r.action <> 'create' and r.target_id in (select target_id from own where action <> 'create'))`,
);

export async function matesOf(tx: Tx, upload: Upload, rows: readonly number[]): Promise<number[]> {
  const found = await findMates(tx, rowId(upload.id, 0), rowId(upload.id, upload.rows_total), rows);
  return found.map((row) => row.id);
}

const findTargets = statement(
  { id: z.number() },
  'select distinct target_id as id from upload_rows where id = any($1::bigint[]) and target_id is not null',
);
async function targetsOf(tx: Tx, rows: readonly number[]): Promise<string> {
  return (await findTargets(tx, rows))
    .map((row) => row.id)
    .toSorted((one, other) => one - other)
    .join();
}

/**
 * Decides anew what a rewritten row may have changed: the row itself, and those that were or are about the same
 * student, `mates` being the former. Of the others nothing depends on it.
 */
export async function matchAgain(
  tx: Tx,
  upload: Upload,
  row: number,
  mates: readonly number[],
  desk: Desk,
): Promise<void> {
  const [first, last] = [rowId(upload.id, 0), rowId(upload.id, upload.rows_total)];
  if (!(await isVerified(tx, upload.educator_id)) || (await findLimited(tx, first, last)).length > 0) {
    // The first rows count there, whichever they are; such an account's files are short.
    return matchRows(tx, upload, EVERY_COLUMN, desk);
  }
  const uploaderVerified = await isUploaderVerified(tx, upload);
  const named = await targetsOf(tx, mates);
  // Alone first: whom the row means now leads to the others who mean the same.
  await decide(tx, upload, EVERY_COLUMN, uploaderVerified, { seen: [row], written: [row] });
  const written = [...new Set([row, ...mates, ...(await matesOf(tx, upload, [row]))])];
  const seen = await matesOf(tx, upload, written);
  await decide(tx, upload, EVERY_COLUMN, uploaderVerified, { seen, written });
  await limitUnverified(tx, first, last, upload.educator_id);
  if (upload.archive_missing && named !== (await targetsOf(tx, written))) {
    await deleteArchiving(tx, last, rowId(upload.id + 1, 0));
    await archiveAndCount(tx, upload, desk);
  } else {
    await count(tx, upload, upload.archivable, desk);
  }
}

/** A row may have been given cells that the file has no column for. */
const EVERY_COLUMN: ReadonlySet<UploadColumn> = new Set(UPLOAD_COLUMNS);

const deleteArchiving = statement('delete from upload_rows where id > $1 and id < $2');

const findStatus = statement(
  { verified: z.boolean() },
  "select status = 'verified' as verified from accounts where id = $1",
);
async function isVerified(tx: Tx, id: number | null): Promise<boolean> {
  const [found] = await findStatus(tx, id);
  return found?.verified ?? false;
}
/** Staff need nobody's word. */
export async function isUploaderVerified(
  tx: Tx,
  upload: Pick<Upload, 'actor_scope' | 'uploaded_by'>,
): Promise<boolean> {
  return upload.actor_scope === 'uber' || isVerified(tx, upload.uploaded_by);
}
