import * as z from 'zod/mini';
import { unsealBytes } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import {
  guessMapping,
  type Mapping,
  ONEROSTER_COLUMNS,
  UPLOAD_COLUMNS,
  type UploadColumn,
} from '../../rules/uploads/columns.ts';
import { CELL_MAX, FREE_UPLOAD_ROWS } from '../../rules/uploads/limits.ts';
import { cellsOf, readRow, type UploadRow } from '../../rules/uploads/rows.ts';
import type { UploadStatus } from '../../rules/uploads/status.ts';
import { type OpenedFile, openFile } from './file.ts';
import { type FileLine, FileProblem } from './file-problem.ts';
import { matchRows } from './match.ts';
import type { UploadPorts } from './ports.ts';
import { linesOfRoster, readRoster, saveRoster, tableOf } from './roster.ts';
import { after, lockUpload, rowId, sealedFile, type Upload } from './store.ts';
import { tellUploader } from './tell.ts';

const SAMPLE_LINES = 3;
const SAMPLE_CELL = 60;

const saveRead = statement(`
    update uploads set status = $2, headers = $3, sample = $4, mapping = $5, rows_total = $6, pending = $6,
      updated_at = now() where id = $1`);
const saveProblem = statement(
  'update uploads set status = $2, error = $3, file_sealed = null, updated_at = now() where id = $1',
);
const saveStatus = statement('update uploads set status = $2, updated_at = now() where id = $1');
const saveStaged = statement('update uploads set staged = true, rows_total = $2 where id = $1');
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

/** The first look into a file: its columns, a few lines to tell them by, and how many rows there are. */
export async function readUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await withFile(db, ports, id, 'reading', async (tx, upload, file) => {
    const roster = 'bundle' in file ? await readRoster(tx, upload, file.bundle) : null;
    const { headers, lines } = 'table' in file ? file.table : tableOf(roster?.lines ?? []);
    await refuseMany(tx, ports, upload, roster?.rows ?? lines.length);
    const sample = lines
      .slice(0, SAMPLE_LINES)
      .map(({ cells }) => headers.map((_, index) => (cells[index] ?? '').slice(0, SAMPLE_CELL)));
    const shown = headers.map((header) => header.slice(0, CELL_MAX));
    const guessed = roster === null ? guessMapping(headers) : ONEROSTER_COLUMNS;
    const texts = [shown, sample, guessed].map((value) => JSON.stringify(value));
    await saveRead(tx, id, after(upload.status, 'read'), ...texts, roster?.rows ?? lines.length);
    if (roster !== null) await saveRoster(tx, id, ...roster.found);
    return 'mapping';
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
  await withFile(db, ports, id, 'previewing', async (tx, upload, file) => {
    if (upload.staged) return null;
    const lines = 'table' in file ? file.table.lines : await linesOfRoster(tx, upload, file.bundle);
    await refuseMany(tx, ports, upload, lines.length);
    await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
    await stage(tx, id, mappingOf(upload), lines);
    await saveStaged(tx, id, lines.length);
    return null;
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

type Look = (tx: Tx, upload: Upload, file: OpenedFile) => Promise<UploadStatus | null>;

/** The file is read before the transaction: reading takes seconds, and nobody should wait for it behind a lock. */
async function withFile(
  db: Db,
  ports: UploadPorts,
  id: number,
  at: 'reading' | 'previewing',
  look: Look,
): Promise<void> {
  const sealed = await sealedFile(db, id);
  if (sealed === null) return;
  try {
    const file = await openFile(unsealBytes(ports.appKey, sealed), new Date());
    await db.transaction().execute(async (tx) => {
      const upload = await lockUpload(tx, id);
      // Done by another worker already, or canceled meanwhile.
      if (upload?.status !== at) return;
      const status = await look(tx, upload, file);
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

const AT_ONCE = 5000;

/** The cells as columns of arrays: one statement for thousands of rows, whatever is in them. */
const insertRows = statement(`
    insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
      grade, first_fold, last_fold, activate, own_errors, remove)
    select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::smallint[],
      $16::text[], $17::text[], $18::boolean[], $19::jsonb[], $20::boolean[])`);

async function stage(tx: Tx, id: number, mapping: Mapping, lines: readonly FileLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE);
    const rows = some.map(({ cells, remove = false }) => readRow(cellsOf(mapping, cells), remove));
    await insertRows(
      tx,
      some.map((_, index) => rowId(id, from + index + 1)),
      some.map(({ line }) => line),
      ...UPLOAD_COLUMNS.map((column) => rows.map(({ cells }) => cells[column])),
      ...understood(rows),
      some.map(({ remove = false }) => remove),
    );
  }
}

function understood(rows: readonly UploadRow[]): unknown[] {
  return [
    rows.map(({ grade }) => grade),
    rows.map(({ firstFold }) => firstFold),
    rows.map(({ lastFold }) => lastFold),
    rows.map(({ activate }) => activate),
    rows.map(({ errors }) => JSON.stringify(errors)),
  ];
}
