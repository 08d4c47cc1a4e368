import * as z from 'zod/mini';
import { unsealBytes } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { type Mapping, UPLOAD_COLUMNS, type UploadColumn } from '../../rules/uploads/columns.ts';
import { FREE_UPLOAD_ROWS } from '../../rules/uploads/limits.ts';
import type { UploadStatus } from '../../rules/uploads/status.ts';
import { FileProblem } from './file-problem.ts';
import { matchRows } from './match.ts';
import type { UploadPorts } from './ports.ts';
import { lookInto, readRows } from './reading/reader.ts';
import type { StagedRows } from './reading/task.ts';
import { choicesOf } from './reading-choices.ts';
import { factsOf, saveSource, sourceOf } from './roster.ts';
import { after, findUpload, lockUpload, rowId, sealedFile, type Upload } from './store.ts';
import { tellUploader } from './tell.ts';

const saveRead = statement(`
    update uploads set status = $2, headers = $3, sample = $4, mapping = $5, rows_total = $6, pending = $6,
      reading = $7, staged = false, updated_at = now() where id = $1`);
const saveProblem = statement(
  'update uploads set status = $2, error = $3, file_sealed = null, updated_at = now() where id = $1',
);
const saveStatus = statement('update uploads set status = $2, updated_at = now() where id = $1');
const saveStaged = statement('update uploads set staged = true, rows_total = $2, emails = $3 where id = $1');
const deleteRows = statement('delete from upload_rows where id > $1 and id < $2');
const analyze = statement('analyze upload_rows');

/** What was written there by us. */
const mappingText = z.array(z.nullable(z.enum(UPLOAD_COLUMNS)));
export function mappingOf({ mapping }: Pick<Upload, 'mapping'>): Mapping {
  return z.parse(mappingText, mapping);
}

export function columnsOf(upload: Pick<Upload, 'mapping'>): Set<UploadColumn> {
  return new Set(mappingOf(upload).filter((column) => column !== null));
}

/** The first look into a file: its columns, a few lines to tell them by, how many rows there are, and how it was read. */
export async function readUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await withFile(db, ports, id, 'reading', async (upload, file) => {
    const facts = await factsOf(db, upload);
    const found = await lookInto(file, { ...facts, choices: choicesOf(upload) });
    const { headers, sample, mapping, rows, reading, roster } = found;
    return async (tx) => {
      await refuseMany(tx, ports, upload, rows);
      const texts = [headers, sample, mapping].map((value) => JSON.stringify(value));
      await saveRead(tx, id, after(upload.status, 'read'), ...texts, rows, JSON.stringify(reading));
      await saveSource(tx, id, ...sourceOf(roster));
      return 'mapping';
    };
  });
}

async function refuseMany(tx: Tx, ports: UploadPorts, upload: Upload, rows: number): Promise<void> {
  if (upload.actor_scope === 'uber' || rows <= FREE_UPLOAD_ROWS) return;
  if (await ports.licences.mayUploadMany(tx, upload.uploaded_by ?? upload.educator_id, upload.created_at))
    return;
  throw new FileProblem('uploads.refused.contact-support', { count: FREE_UPLOAD_ROWS });
}

/** Puts the file into the staging table, once, and says what each row would do. */
export async function previewUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await withFile(db, ports, id, 'previewing', async (upload, file) => {
    if (upload.staged) return null;
    const { today, educators } = await factsOf(db, upload);
    const task = {
      today,
      educators,
      choices: choicesOf(upload),
      mapping: mappingOf(upload),
      org: upload.org,
    };
    const { batches, rows, emails } = await readRows(file, task);
    return async (tx) => {
      await refuseMany(tx, ports, upload, rows);
      await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
      let place = 0;
      for (const batch of batches) {
        await stage(tx, rowId(id, place), batch);
        place += batch.lines.length;
      }
      await saveStaged(tx, id, rows, emails);
      return null;
    };
  });
  // The planner has to know how many rows there are now; by itself it learns that too late.
  await analyze(db);
  await db.transaction().execute(async (tx) => {
    const upload = await lockUpload(tx, id);
    if (upload?.status !== 'previewing' || !upload.staged) return;
    await matchRows(tx, upload, columnsOf(upload), { licences: ports.licences, now: upload.updated_at });
    const status = after(upload.status, 'previewed');
    await saveStatus(tx, id, status);
    await tellUploader(tx, ports, { ...upload, status });
  });
}

/** What is found in a file, and then done about it. */
type Done = (tx: Tx) => Promise<UploadStatus | null>;
type Find = (upload: Upload, file: Buffer) => Promise<Done | null>;

/** The file is read before the transaction: reading takes seconds, and nobody should wait for it behind a lock. */
async function withFile(
  db: Db,
  ports: UploadPorts,
  id: number,
  at: 'reading' | 'previewing',
  find: Find,
): Promise<void> {
  const sealed = await sealedFile(db, id);
  const before = await findUpload(db, id);
  if (sealed === null || before === null) return;
  try {
    const done = await find(before, unsealBytes(ports.appKey, sealed));
    if (done === null) return;
    await db.transaction().execute(async (tx) => {
      const upload = await lockUpload(tx, id);
      // Done by another worker already, canceled, or to be read in another way meanwhile.
      if (upload?.status !== at || upload.updated_at.getTime() !== before.updated_at.getTime()) return;
      const status = await done(tx);
      if (status !== null) await tellUploader(tx, ports, { ...upload, status });
    });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { reason } = error;
    await db.transaction().execute(async (tx) => {
      const upload = await lockUpload(tx, id);
      if (upload?.status !== at) return;
      await saveProblem(tx, id, after(upload.status, 'fail'), JSON.stringify(reason));
      await tellUploader(tx, ports, { ...upload, status: 'failed' });
    });
  }
}

/** The cells as columns of arrays: one statement for thousands of rows, whatever is in them. */
const insertRows = statement(`
    insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
      grade, first_fold, last_fold, activate, own_errors, remove, written)
    select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::smallint[],
      $16::text[], $17::text[], $18::boolean[], $19::jsonb[], $20::boolean[], $21::jsonb[])`);

async function stage(tx: Tx, before: number, rows: StagedRows): Promise<void> {
  await insertRows(
    tx,
    rows.lines.map((_, index) => before + index + 1),
    rows.lines,
    ...rows.cells,
    rows.grades,
    rows.firstFolds,
    rows.lastFolds,
    rows.activate,
    rows.errors,
    rows.remove,
    rows.written,
  );
}
