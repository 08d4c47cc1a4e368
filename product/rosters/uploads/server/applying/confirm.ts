import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { isHeld } from '../../rules/limits.ts';
import { nextUploadStatus, type UploadEvent, type UploadStatus } from '../../rules/status.ts';
import { hasChanged } from '../preview/recheck.ts';
import { deleteRows } from '../preview/staging.ts';
import { OPENS_ANEW, RANGE } from '../store/chunk.ts';
import { uploadApply } from '../store/job-names.ts';
import { rowId, type Upload } from '../store/store.ts';

export function step(upload: Upload, event: UploadEvent): UploadStatus {
  const next = nextUploadStatus(upload.status, event, upload.stopped_at);
  if (next === null) throw Refusal.because(`rosters-uploads.refused.cannot.${event}`);
  return next;
}

const findSame = statement(
  { id: z.number() },
  `
    select id from uploads where school_id = $1 and file_sha256 = $2 and id <> $3
      and status in ('applying', 'applied', 'undoing')`,
);

export async function refuseSameFile(tx: Tx, schoolId: number, hash: Buffer, exceptId = 0): Promise<void> {
  const same = await findSame(tx, schoolId, hash, exceptId);
  if (same.length > 0) throw Refusal.field('file_name', 'validation.file-already-uploaded');
}

/** Has nothing to do, as long as no row is repaired. */
export function isIdle(
  upload: Pick<Upload, 'to_create' | 'to_update' | 'to_archive' | 'unchanged'>,
): boolean {
  return upload.to_create + upload.to_update + upload.to_archive + upload.unchanged === 0;
}

export const CHANGED = 'rosters-uploads.refused.changed';
type Confirmed = { anyway: boolean; actor: Pick<Actor, 'actingAsBy'>; now: Date };

/** Hands an upload whose row is locked to the workers, if what the preview shows is still what may be done. */
export async function beginApplying(
  tx: Tx,
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  upload: Upload,
  { anyway, actor, now }: Confirmed,
): Promise<void> {
  const status = step(upload, 'confirm');
  const { id } = upload;
  if (isIdle(upload)) throw Refusal.because('rosters-uploads.refused.nothing-to-do');
  if (isHeld(upload.to_archive, upload.archivable, upload.spared) && !anyway) {
    throw Refusal.field('archive_anyway', 'validation.required');
  }
  await refuseSameFile(tx, upload.school_id, upload.file_sha256, id);
  if (await hasChanged(tx, upload)) throw Refusal.because(CHANGED);
  await refuseUsernames(tx, actor, upload);
  await tx
    .updateTable('uploads')
    .set({ status, acting_as_by: actor.actingAsBy, confirmed_at: now, done_lines: 0, updated_at: now })
    .where('id', '=', id)
    .execute();
  await jobs.enqueue(tx, uploadApply, { id });
}

const findRenamed = statement(`
    select from upload_rows r where r.id > $1 and r.id <= $2 and r.action = 'update'
      and r.changed like '%student_username%' limit 1`);

const findOpened = statement(`
    select from upload_rows r where ${RANGE} and ${OPENS_ANEW} limit 1`);

/** Whether a student who is there would sign in otherwise after it, or after it is taken back. */
export async function opensAnew(tx: Tx, upload: Upload): Promise<boolean> {
  return (await findOpened(tx, rowId(upload.id, 0), rowId(upload.id, upload.rows_total))).length > 0;
}

/** Credentials are for those who know the child: not for staff who act as them, neither there nor back. */
export async function refuseUsernames(
  tx: Tx,
  actor: Pick<Actor, 'actingAsBy'>,
  upload: Upload,
): Promise<void> {
  if (actor.actingAsBy === null) return;
  const renamed = await findRenamed(tx, rowId(upload.id, 0), rowId(upload.id, upload.rows_total));
  if (renamed.length > 0) throw Refusal.because('rosters-uploads.refused.usernames-in-person');
}

/** An upload that nobody has confirmed: its file and rows go. */
export async function throwAway(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({
      status: 'canceled',
      file_sealed: null,
      sample: '[]',
      reading: '{}',
      left_out: '[]',
      staged: false,
      stopped_at: null,
      error: 'null',
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
}
