import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { namesTeacher, WHOLE_NAMES } from '../../server/students/teacher.ts';
import { IDS_OF_ONE } from './store/store.ts';

const findBusy = statement(
  { id: z.number() },
  `
    select id from uploads where (educator_id = $1 or uploaded_by = $1) and status in ('applying', 'undoing')
    union all select id from district_uploads where uploaded_by = $1 and status = 'splitting' limit 1`,
);

/** A file is being written just now: nobody leaves in the middle of it. */
export async function isUploading(tx: Tx, accountId: number): Promise<boolean> {
  return (await findBusy(tx, accountId)).length > 0;
}

const giveUp = statement(`
    update uploads set status = 'canceled', updated_at = $2
    where (educator_id = $1 or uploaded_by = $1) and status in ('reading', 'mapping', 'previewing', 'ready')`);
const forgetFiles = statement(`
    update uploads set file_sealed = null, file_name = '', sample = '[]', reading = '{}', choices = '{}', notes = '[]',
      uploaded_by = null, educator_id = case when educator_id = $1 then $2 else educator_id end
    where educator_id = $1 or uploaded_by = $1`);
const forgetDistrictFiles = statement(`
    update district_uploads set file_sealed = null, file_name = '', reading = '{}', uploaded_by = null,
      status = case when status in ('reading', 'linking') then 'canceled' else status end
    where uploaded_by = $1`);
/** Of an account `o`: whether a text of a file has its name or its address in it. */
const says = (text: string): string => `exists (
      select from unnest(array[o.username, ${WHOLE_NAMES.join(', ')}]) as said (name)
      where position(lower(said.name) in lower(${text})) > 0)`;
/** Along the ids of a school's uploads: each begins with its upload's own. Where colleagues named the educator, too. */
const forgetNames = statement(`
    update upload_rows r set
      educator_username = case when r.educator_id = o.id or lower(r.educator_username) = o.username then ''
        else r.educator_username end,
      teacher = case when ${namesTeacher('r.teacher')} then '' else r.teacher end,
      before = case when ${namesTeacher("coalesce(r.before->>'teacher', '')")} then r.before || '{"teacher": ""}'
        else r.before end,
      written = case when ${says('r.written::text')} then null else r.written end
    from accounts o join uploads u on u.school_id = o.school_id and u.staged
    where o.id = $1 and r.id between u.id * ${IDS_OF_ONE} and u.id * ${IDS_OF_ONE} + ${IDS_OF_ONE - 1}
      and (r.educator_id = o.id or lower(r.educator_username) = o.username or ${namesTeacher('r.teacher')}
        or ${namesTeacher("coalesce(r.before->>'teacher', '')")} or r.written is not null and ${says('r.written::text')})`);
/** What colleagues see of their files for a look; the files themselves are theirs, until they are applied or discarded. */
const forgetLooks = statement(`
    update uploads u set sample = case when ${says('u.sample::text')} then '[]' else u.sample end,
      reading = case when ${says('u.reading::text')} then u.reading - 'names' - 'head' else u.reading end
    from accounts o where o.id = $1 and u.school_id = o.school_id
      and (${says('u.sample::text')} or ${says('u.reading::text')})`);

/** What an educator who leaves for good had uploaded: what waits is given up, the files go, and what came of them stays. */
export async function leaveUploads(
  tx: Tx,
  { id, nobody }: { id: number; nobody: number },
  now: Date,
): Promise<void> {
  await giveUp(tx, id, now);
  await forgetFiles(tx, id, nobody);
  await forgetDistrictFiles(tx, id);
  await forgetNames(tx, id);
  await forgetLooks(tx, id);
}
