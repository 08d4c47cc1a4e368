import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { beginApplying, CHANGED, isIdle } from '../applying/confirm.ts';
import type { StepPorts } from '../applying/steps.ts';
import {
  afterDistrict,
  type DistrictUpload,
  findDistrictUpload,
  lockDistrictUpload,
} from '../store/district-store.ts';
import { tellOfDistrict } from '../store/district-tell.ts';
import { uploadPreview } from '../store/job-names.ts';
import { lockUpload, type Upload } from '../store/store.ts';

const findReady = statement(
  { id: z.number() },
  "select id from uploads where district_upload_id = $1 and status = 'ready' order by id",
);
const isOfDistrict = statement('select from schools where id = $1 and district_id = $2');
const previewAgain = statement(
  "update uploads set status = 'previewing', error = 'null', updated_at = $2 where id = $1",
);
const saveError = statement('update uploads set error = $2, updated_at = $3 where id = $1');
const saveStatus = statement(
  'update district_uploads set status = $2, archive_anyway = false, updated_at = now() where id = $1',
);

/**
 * Starts the uploads of all schools whose previews were confirmed, each in a transaction of its own. Where something
 * has changed since, the school's preview is made anew, and waits for another confirmation.
 */
export async function confirmSchools(db: Db, ports: StepPorts, id: number): Promise<void> {
  const roster = await findDistrictUpload(db, id);
  if (roster?.status !== 'confirming') return;
  for (const { id: part } of await findReady(db, id)) await confirmSchool(db, ports, roster, part);
  await db.transaction().execute(async (tx) => {
    const upload = await lockDistrictUpload(tx, id);
    if (upload?.status !== 'confirming') return;
    await saveStatus(tx, id, afterDistrict(upload.status, 'done'));
    await tellOfDistrict(tx, ports, id);
  });
}

async function confirmSchool(db: Db, ports: StepPorts, roster: DistrictUpload, id: number): Promise<void> {
  const now = new Date();
  try {
    await db.transaction().execute(async (tx) => {
      const upload = await readyPart(tx, id);
      if (upload === null) return;
      if ((await isOfDistrict(tx, upload.school_id, roster.district_id)).length === 0) {
        throw Refusal.because('rosters-uploads.district.school-moved');
      }
      const actor = { actingAsBy: roster.acting_as_by };
      await beginApplying(tx, ports, upload, { anyway: roster.archive_anyway, actor, now });
      await tellOfDistrict(tx, ports, roster.id);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db.transaction().execute((tx) => putOff(tx, ports, id, error, now));
  }
}

/** One that has nothing to do waits for its rows to be repaired. */
async function readyPart(tx: Tx, id: number): Promise<Upload | null> {
  const upload = await lockUpload(tx, id);
  return upload?.status === 'ready' && !isIdle(upload) ? upload : null;
}

async function putOff(tx: Tx, ports: StepPorts, id: number, refusal: Refusal, now: Date): Promise<void> {
  const upload = await readyPart(tx, id);
  if (upload === null) return;
  const { i18n, values, errors = {} } = refusal.reply;
  if (i18n === CHANGED) {
    await previewAgain(tx, id, now);
    await ports.jobs.enqueue(tx, uploadPreview, { id });
  } else {
    const [first] = Object.values(errors);
    await saveError(tx, id, JSON.stringify(first ?? { i18n, values }), now);
  }
}
