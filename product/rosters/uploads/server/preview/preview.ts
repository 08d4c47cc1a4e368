import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Mapping, UPLOAD_COLUMNS, type UploadColumn } from '../../rules/columns.ts';
import { FREE_UPLOAD_ROWS } from '../../rules/limits.ts';
import type { UploadStatus } from '../../rules/status.ts';
import { FileProblem } from '../reading/file-problem.ts';
import { lookInto, readRows, readSchools } from '../reading/reader.ts';
import type { UploadPorts } from '../store/ports.ts';
import { after, findUpload, lockUpload, sealedFile, type Upload } from '../store/store.ts';
import { tellUploader } from '../store/tell.ts';
import { matchRows } from './match/match.ts';
import { choicesOf } from './reading-choices.ts';
import { factsOf, saveSource, sourceOf } from './roster.ts';
import { stageRows, stageSchool } from './staging.ts';

const saveRead = statement(`
    update uploads set status = $2, headers = $3, sample = $4, mapping = $5, rows_total = $6, pending = $6,
      reading = $7, staged = false, updated_at = now() where id = $1`);
const saveProblem = statement(
  'update uploads set status = $2, error = $3, file_sealed = null, updated_at = now() where id = $1',
);
const saveStatus = statement(
  "update uploads set status = $2, error = 'null', updated_at = now() where id = $1",
);
const analyze = statement('analyze upload_rows');

/** What was written there by us. */
const mappingText = z.array(z.nullable(z.enum(UPLOAD_COLUMNS)));
export function mappingOf({ mapping }: Pick<Upload, 'mapping'>): Mapping {
  return z.parse(mappingText, mapping);
}

function columnsOf(upload: Pick<Upload, 'mapping'>): Set<UploadColumn> {
  return new Set(mappingOf(upload).filter((column) => column !== null));
}

/** The first look into a file: its columns, a few lines to tell them by, how many rows there are, and how it was read. */
export async function readUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await withFile(db, ports, id, 'reading', async (upload, file) => {
    const facts = await factsOf(db, upload, ports.clock());
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

type Uploaded = Pick<Upload, 'actor_scope' | 'uploaded_by' | 'created_at'>;

export async function refuseMany(
  tx: Tx,
  { licenses }: Pick<UploadPorts, 'licenses'>,
  { actor_scope: scope, uploaded_by: by, created_at: at }: Uploaded,
  rows: number,
): Promise<void> {
  if (scope === 'uber' || rows <= FREE_UPLOAD_ROWS) return;
  if (by !== null && (await licenses.mayUploadMany(tx, by, at))) return;
  throw new FileProblem('rosters-uploads.refused.contact-support', { count: FREE_UPLOAD_ROWS });
}

/** Puts the file into the staging table, once, and says what each row would do. */
export async function previewUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await withFile(db, ports, id, 'previewing', async (upload, file) => {
    const { today, educators } = await factsOf(db, upload, ports.clock());
    const school = { org: upload.org, educators };
    const task = { today, choices: choicesOf(upload), mapping: mappingOf(upload) };
    if (upload.district_upload_id !== null) {
      const { schools, schoolless } = await readSchools(file, { ...task, schools: [school] });
      const [read] = schools;
      if (read === undefined) throw new Error('the thread said nothing');
      if (read.refused !== null) throw FileProblem.of(read.refused);
      return async (tx) => {
        await stageSchool(tx, upload, read, schoolless);
        return null;
      };
    }
    const read = await readRows(file, { ...task, ...school });
    return async (tx) => {
      await refuseMany(tx, ports, upload, read.rows);
      await stageRows(tx, id, read);
      return null;
    };
  });
  // The planner has to know how many rows there are now; by itself it learns that too late.
  await analyze(db);
  await db.transaction().execute(async (tx) => {
    const upload = await lockUpload(tx, id);
    if (upload?.status !== 'previewing' || !upload.staged) return;
    await matchRows(tx, upload, columnsOf(upload), { licenses: ports.licenses, now: upload.updated_at });
    const status = after(upload.status, 'previewed');
    await saveStatus(tx, id, status);
    await tellUploader(tx, ports, { ...upload, status });
  });
}

/** What is found in a file, and then done about it. */
type Done = (tx: Tx) => Promise<UploadStatus | null>;
type Find = (upload: Upload, file: Buffer) => Promise<Done>;

/** As it came. What it was unsealed from is not kept while it is read. */
async function fileOf(db: Db, { files }: UploadPorts, id: number): Promise<Buffer | null> {
  const sealed = await sealedFile(db, id);
  return sealed === null ? null : files.open(sealed);
}

/** The file is read before the transaction: reading takes seconds, and nobody should wait for it behind a lock. */
async function withFile(
  db: Db,
  ports: UploadPorts,
  id: number,
  at: 'reading' | 'previewing',
  find: Find,
): Promise<void> {
  const before = await findUpload(db, id);
  // What is in the staging table already is not looked for in the file again.
  if (before === null || (at === 'previewing' && before.staged)) return;
  const file = await fileOf(db, ports, id);
  if (file === null) return;
  try {
    const done = await find(before, file);
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
