import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { LicenseDesk } from '../../store/ports.ts';
import { rowId, type Upload } from '../../store/store.ts';

/** Who knows which students need no license. */
export type Desk = { licenses: Pick<LicenseDesk, 'outlook'>; now: Date };

/** A row that says nothing of a student who is meant by it, or may be. */
const WHY = "coalesce(errors #>> '{row,i18n}', '')";
const UNREAD = `action = 'fail' and not remove and (${WHY} like 'rosters-uploads.row.left-out.%'
  or target_id is not null and ${WHY} not in ('rosters-uploads.row.already-processed', 'rosters-uploads.row.not-yours'))`;

const countActions = statement(
  { asking: z.boolean() },
  `
    update uploads u set to_create = c.to_create, to_update = c.to_update, unchanged = c.unchanged,
      to_archive = c.to_archive, failed = c.failed, pending = u.rows_total - c.failed, archivable = $4, spared = c.spared,
      licenses_needed = c.licenses, licenses_short = 0, created = 0, updated = 0, archived = 0, affected = 0, out_of_license = 0,
      done_lines = 0, total_lines = u.rows_total + c.missing
    from (
      select count(*) filter (where action = 'create') as to_create,
        count(*) filter (where action = 'update') as to_update,
        count(*) filter (where action = 'keep') as unchanged,
        count(*) filter (where action = 'archive') as to_archive,
        count(*) filter (where action = 'archive' and line = 0) as missing,
        count(*) filter (where action = 'fail') as failed,
        count(*) filter (where ${UNREAD}) as spared,
        count(*) filter (where activate and action in ('create', 'update', 'keep')) as licenses
      from upload_rows where id > $2 and id < $3
    ) c where u.id = $1 returning c.licenses > 0 as asking`,
);

const findAsking = statement(
  {
    id: z.number(),
    student_id: z.number(),
    educator_id: z.nullable(z.number()),
    program: z.nullable(z.string()),
  },
  `
    select r.id, r.target_id as student_id, r.educator_id, nullif(r.assign_program, '') as program from upload_rows r
    where r.id > $1 and r.id <= $2 and r.activate and r.action in ('create', 'update', 'keep') order by r.id`,
);
const saveOutlooks = statement(`
    update upload_rows r set license = o.license from unnest($1::bigint[], $2::text[]) o (id, license)
    where r.id = o.id and r.license is distinct from o.license`);
const forgetOutlooks = statement(`
    update upload_rows set license = null
    where id > $1 and id <= $2 and license is not null and (not activate or action not in ('create', 'update', 'keep'))`);
const saveLicenses = statement('update uploads set licenses_needed = $2, licenses_short = $3 where id = $1');

/** Counts what will happen; and of licenses, says for each row whether it spends one, as the ledger will decide it. */
export async function count(
  tx: Tx,
  upload: Upload,
  archivable: number,
  { licenses, now }: Desk,
): Promise<void> {
  const [first, end] = [rowId(upload.id, 0), rowId(upload.id + 1, 0)];
  const last = rowId(upload.id, upload.rows_total);
  const [counted] = await countActions(tx, upload.id, first, end, archivable);
  await forgetOutlooks(tx, first, last);
  if (counted?.asking !== true) return;
  const asking = await findAsking(tx, first, last);
  const asked = asking.map((row) => ({ ...row, chosen_id: upload.educator_id }));
  const outlooks = await licenses.outlook(tx, asked, now);
  const ids = asking.map((row) => row.id);
  await saveOutlooks(tx, ids, outlooks);
  const short = outlooks.filter((one) => one === 'short').length;
  const needed = outlooks.filter((one) => one !== 'covered').length;
  await saveLicenses(tx, upload.id, needed, short);
}
