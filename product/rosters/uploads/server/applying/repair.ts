import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { UploadCalls } from '../../contract.ts';
import { UPLOAD_COLUMNS } from '../../rules/columns.ts';
import { readRow, type UploadRow } from '../../rules/rows.ts';
import type { Desk } from '../preview/match/count.ts';
import { matchAgain, matesOf } from '../preview/match/match.ts';
import type { UploadPorts } from '../store/ports.ts';
import { getOwnUpload } from '../store/reach.ts';
import { type Upload, uploadOfRow } from '../store/store.ts';

const writeRow = statement(`
    update upload_rows set first_name = $2, last_name = $3, grade_written = $4, teacher = $5, student_id = $6,
      educator_username = $7, student_username = $8, activate_license = $9, assign_program = $10, clever_user_id = $11,
      classlink_login_id = $12, classlink_tenant_id = $13, grade = $14, first_fold = $15, last_fold = $16,
      activate = $17, own_errors = '{}', written = null
    where id = $1`);
const findRow = statement(
  { remove: z.boolean() },
  'select remove from upload_rows where id = $1 and line > 0',
);
const findErrors = statement({ errors: z.unknown() }, 'select errors from upload_rows where id = $1');

const fieldErrors = z.record(
  z.string(),
  z.object({ i18n: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
);

/** Other rows may become right or wrong by it: a row that said the same first, a student who is now named. */
export async function rewriteRow(
  tx: Tx,
  upload: Upload,
  id: number,
  row: UploadRow,
  desk: Desk,
): Promise<void> {
  const cells = UPLOAD_COLUMNS.map((column) => row.cells[column]);
  const mates = await matesOf(tx, upload, [id]);
  await writeRow(tx, id, ...cells, row.grade, row.firstFold, row.lastFold, row.activate);
  await matchAgain(tx, upload, id, mates, desk);
}

export async function repairRow(
  context: Context<UploadCalls['repair']>,
  { licenses }: Pick<UploadPorts, 'licenses'>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const upload = { ...(await getOwnUpload(tx, actor, input.id)), acting_as_by: actor.actingAsBy };
  if (upload.status !== 'ready') throw Refusal.because('rosters-uploads.refused.cannot.repair');
  const { id, row: rowNumber, ...written } = input;
  if (uploadOfRow(rowNumber) !== id) throw Refusal.of('not-found');
  const [before] = await findRow(tx, rowNumber);
  if (before === undefined) throw Refusal.of('not-found');
  const row = readRow(written, { remove: before.remove, isTyped: true });
  if (Object.keys(row.errors).length > 0) throw Refusal.fields(row.errors);
  await rewriteRow(tx, upload, rowNumber, row, { licenses, now });
  const [decided] = await findErrors(tx, rowNumber);
  const errors = z.parse(fieldErrors, decided?.errors ?? {});
  if (errors['row'] !== undefined) throw Refusal.because(errors['row'].i18n, errors['row'].values);
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
  context.about({ type: 'upload', id, details: { row: rowNumber - id * 10_000_000 } });
  return notify('rosters-uploads.repaired');
}
