import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { foldedName } from '../../server/duplicates.ts';
import { type Named, namesChild } from '../rules/naming.ts';
import type { UploadStatus } from '../rules/status.ts';
import { throwAway } from './applying/confirm.ts';
import { readingOf } from './preview/reading-choices.ts';
import { headersOf, orgsOf, sampleOf } from './preview/state.ts';
import { tellOfDistrict } from './store/district-tell.ts';
import { IDS_OF_ONE, lockUpload, rowId, rowsOfUpload, type Upload } from './store/store.ts';
import { tellSidebar, tellUploader } from './store/tell.ts';

const tell = { tell: tellSidebar };
/** Said of an upload that is given up: by a key, and of no child. */
const WHY = 'rosters-uploads.child-gone';

const findChild = statement(
  {
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    school_id: z.nullable(z.number()),
  },
  'select first_name, last_name, username, school_id from students where id = $1',
);
const findCarrying = statement(
  { school_id: z.number() },
  `
    select distinct school_id from uploads
    where id in (select r.id / ${IDS_OF_ONE} from upload_rows r where r.target_id = $1)`,
);

/**
 * A child who is to leave no trace: rows that name it, also those that failed or were not applied, and what was kept of
 * their files. Looked for among the uploads of its school, of schools by whose uploads it came, and of their districts.
 * Called before anything of the child is locked: uploads come before students.
 */
export async function forgetInUploads(tx: Tx, childId: number, now: Date): Promise<Record<string, number>> {
  const [child] = await findChild(tx, childId);
  if (child === undefined) return {};
  const carrying = (await findCarrying(tx, childId)).map(({ school_id: id }) => id);
  const schools = [...new Set([...(child.school_id === null ? [] : [child.school_id]), ...carrying])];
  if (schools.length === 0) return {};
  await forgetDistrictFiles(tx, schools, now);
  let rows = 0;
  for (const { id } of await findHeld(tx, schools)) {
    const upload = await lockUpload(tx, id);
    if (upload !== null) rows += await forgetInOne(tx, upload, { ...child, id: childId }, now);
  }
  return { upload_rows: rows };
}

/** A roster of the district that is not split yet: nothing tells whether the child is in it. */
const UNSPLIT = `(status in ('reading', 'linking', 'splitting')
  or status = 'failed' and stopped_at in ('reading', 'splitting'))`;
const lockDistricts = statement(
  { id: z.number(), is_unsplit: z.boolean() },
  `
    select id, ${UNSPLIT} as is_unsplit from district_uploads
    where district_id in (select district_id from schools where id = any($1::bigint[]))
      and (file_sealed is not null or reading <> '{}')
    order by id for update`,
);
const forgetDistrict = statement(`
    update district_uploads set file_sealed = null, reading = reading - 'names', updated_at = $2 where id = $1`);
const giveUpDistrict = statement(`
    update district_uploads set status = 'canceled', reading = '{}', left_out = '[]', stopped_at = null,
      error = jsonb_build_object('i18n', $2::text) where id = $1`);
const findParts = statement(
  { id: z.number() },
  `select id from uploads where district_upload_id = $1 and status in ('previewing', 'ready') order by id`,
);

/** The one file of all schools goes; what is split already goes on by its rows. */
async function forgetDistrictFiles(tx: Tx, schools: readonly number[], now: Date): Promise<void> {
  for (const { id, is_unsplit: isUnsplit } of await lockDistricts(tx, schools)) {
    await forgetDistrict(tx, id, now);
    if (!isUnsplit) continue;
    await giveUpDistrict(tx, id, WHY);
    for (const part of await findParts(tx, id)) {
      await lockUpload(tx, part.id);
      await throwAway(tx, part.id, now);
    }
    await tellOfDistrict(tx, tell, id);
  }
}

/** A roster of several schools, given for one of them, may name children of the others. */
const findHeld = statement(
  { id: z.number() },
  `
    select u.id from uploads u
    where (u.staged or u.file_sealed is not null or u.sample <> '[]' or u.reading <> '{}')
      and (u.school_id = any($1::bigint[]) or jsonb_array_length(u.orgs) > 1 and u.school_id in (
        select s.id from schools s join schools o on o.district_id = s.district_id where o.id = any($1::bigint[])))
    order by u.id`,
);

/** Numbers tell children of one school apart; those of other schools have their own. */
const deletedRow = { id: z.number(), action: z.nullable(z.string()) };
type Deleted = Row<typeof deletedRow>;
const deleteNamed = statement(
  deletedRow,
  `
    delete from upload_rows r using students s
    where s.id = $2 and ${rowsOfUpload('$1')} and (r.target_id = s.id
      or not exists (select from students t where t.id = r.target_id) and (
        r.student_id <> '' and r.student_id = s.student_id and s.school_id = $3
        or r.student_username <> '' and lower(r.student_username) = s.username
        or r.clever_user_id <> '' and r.clever_user_id = s.clever_user_id
        or r.classlink_login_id <> '' and r.classlink_login_id = s.classlink_login_id
          and r.classlink_tenant_id = s.classlink_tenant_id
        or r.first_fold = ${foldedName('s.first_name')} and r.last_fold = ${foldedName('s.last_name')}
          and (r.action is distinct from 'create' or r.student_id = '' or s.student_id is null)))
    returning r.id, r.action`,
);

type Child = Named & { id: number };

async function forgetInOne(tx: Tx, upload: Upload, child: Child, now: Date): Promise<number> {
  const named = await deleteNamed(tx, upload.id, child.id, upload.school_id);
  const names = namesChild(child);
  if (!isWaiting(upload)) {
    await forgetFile(tx, upload.id, notDone(upload, named));
  } else if (named.length > 0 || !upload.staged || linesOf(upload).some(names)) {
    await giveUp(tx, upload, now);
  } else {
    // The rows are all of a school's own children; the file may be of several schools.
    if (orgsOf(upload).length > 1) await forgetFile(tx, upload.id, 0);
    return 0;
  }
  await forgetWords(tx, upload, names);
  return named.length;
}

/** Nobody has confirmed it, so that nothing of it is done; its file is read once more where it is changed. */
function isWaiting({ status, stopped_at: at }: Upload): boolean {
  if (status === 'failed') return at === 'reading' || at === 'previewing';
  return WAITING.includes(status);
}
const WAITING: readonly UploadStatus[] = ['reading', 'mapping', 'previewing', 'ready'];

/** What was kept of the file to look at. */
function linesOf(upload: Upload): string[][] {
  const { names, head } = readingOf(upload);
  return [...sampleOf(upload), ...[...names, ...head.map(({ text }) => text)].map((text) => [text])];
}

const forgetFile = statement(`
    update uploads set file_sealed = null, sample = '[]', reading = reading - 'names' - 'head', pending = pending - $2
    where id = $1`);

/** Of the rows that went, those that a worker was still to come to. */
function notDone({ id, status, done_lines: done }: Upload, rows: readonly Deleted[]): number {
  if (status !== 'applying') return 0;
  return rows.filter((row) => row.id > rowId(id, done) && row.action !== 'fail').length;
}

const saveWhy = statement(`update uploads set error = jsonb_build_object('i18n', $2::text) where id = $1`);

async function giveUp(tx: Tx, upload: Upload, now: Date): Promise<void> {
  await throwAway(tx, upload.id, now);
  await saveWhy(tx, upload.id, WHY);
  await tellUploader(tx, tell, { ...upload, status: 'canceled' });
}

const saveWords = statement('update uploads set headers = $2, file_name = $3 where id = $1');

/** A file without a header has a child in its place, and one about a child is called after it. */
async function forgetWords(
  tx: Tx,
  upload: Upload,
  names: (cells: readonly string[]) => boolean,
): Promise<void> {
  const headers = headersOf(upload);
  const file = names([upload.file_name]) ? '' : upload.file_name;
  const kept = names(headers) ? headers.map(() => '') : headers;
  await saveWords(tx, upload.id, JSON.stringify(kept), file);
}
