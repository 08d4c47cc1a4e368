import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ONEROSTER_COLUMNS } from '../../rules/columns.ts';
import { roundsOf } from '../../rules/district.ts';
import { ONEROSTER_HEADERS } from '../../rules/oneroster-rows.ts';
import type { StepPorts } from '../applying/steps.ts';
import { factsOf } from '../preview/roster.ts';
import { stageSchool } from '../preview/staging.ts';
import { type ReadRows, type ReadSchools, readSchools } from '../reading/reader.ts';
import {
  afterDistrict,
  choicesOfDistrict,
  type DistrictUpload,
  districtFile,
  findDistrictUpload,
  linksOf,
  lockDistrictUpload,
  orgsOfDistrict,
} from '../store/district-store.ts';
import { tellOfDistrict } from '../store/district-tell.ts';
import { uploadPreview } from '../store/job-names.ts';

/** So many students are in the memory of this process at once, or those of one school. */
const STUDENTS_AT_ONCE = 10_000;

type Part = { org: string; name: string; students: number; school_id: number; educator_id: number };

const findMade = statement(
  { org: z.string() },
  "select org from uploads where district_upload_id = $1 and status <> 'canceled' and org is not null",
);
const saveStatus = statement(
  "update district_uploads set status = $2, error = 'null', updated_at = now() where id = $1",
);
const goBack = statement(
  'update district_uploads set status = $2, error = $3, updated_at = now() where id = $1',
);

/** Makes an upload of each linked school, with its rows in the staging table; the preview of each is a job of its own. */
export async function splitIntoSchools(db: Db, ports: StepPorts, id: number): Promise<void> {
  const before = await findDistrictUpload(db, id);
  const sealed = await districtFile(db, id);
  if (before?.status !== 'splitting' || sealed === null) return;
  const made = new Set((await findMade(db, id)).map(({ org }) => org));
  const missing = partsToMake(before).filter(({ org }) => !made.has(org));
  const file = await ports.files.open(sealed);
  const now = ports.clock();
  const known: (Part & Awaited<ReturnType<typeof factsOf>>)[] = [];
  for (const part of missing) {
    known.push({ ...part, ...(await factsOf(db, { ...before, school_id: part.school_id }, now)) });
  }
  // The file is read by one day at a time, and schools of a district may have two of them for some hours.
  const rounds = [...Map.groupBy(known, ({ today }) => today).values()].flatMap((ofDay) =>
    roundsOf(ofDay, STUDENTS_AT_ONCE),
  );
  for (const round of rounds) {
    const today = round[0]?.today ?? '';
    const wanted = round.map(({ org, educators }) => ({ org, educators }));
    const task = { today, choices: choicesOfDistrict(before), mapping: ONEROSTER_COLUMNS, schools: wanted };
    const { schools, schoolless } = await readSchools(file, task);
    for (const [place, part] of round.entries()) {
      const read = schools[place];
      if (read === undefined) throw new Error('the thread said nothing');
      const goesOn = await inSplitting(db, ports, before, async (tx, upload) => {
        if (await isPlaced(tx, upload, part)) return makePart(tx, ports, upload, part, read, schoolless);
        const reason = { i18n: 'rosters-uploads.district.moved', values: { org: part.name } };
        await goBack(tx, id, afterDistrict(upload.status, 'back'), JSON.stringify(reason));
      });
      if (!goesOn) return;
    }
  }
  await inSplitting(db, ports, before, (tx, upload) =>
    saveStatus(tx, id, afterDistrict(upload.status, 'done')).then(() => undefined),
  );
}

function partsToMake(upload: DistrictUpload): Part[] {
  const orgs = new Map(orgsOfDistrict(upload).map((org) => [org.id, org]));
  return linksOf(upload).flatMap(({ org, school_id: school, educator_id: educator }) => {
    const found = orgs.get(org);
    if (found === undefined || school === null || educator === null) return [];
    return [{ org, name: found.name, students: found.students, school_id: school, educator_id: educator }];
  });
}

/** Answers whether it is still to be done: it may be canceled, or to be split in another way, or done by another worker. */
async function inSplitting(
  db: Db,
  ports: StepPorts,
  before: DistrictUpload,
  save: (tx: Tx, upload: DistrictUpload) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const upload = await lockDistrictUpload(tx, before.id);
    if (upload?.status !== 'splitting' || upload.updated_at.getTime() !== before.updated_at.getTime()) {
      return false;
    }
    await save(tx, upload);
    await tellOfDistrict(tx, ports, before.id);
    return true;
  });
}

const findPart = statement(
  "select from uploads where district_upload_id = $1 and org = $2 and status <> 'canceled'",
);
const findPlace = statement(`
    select from schools s join accounts a on a.school_id = s.id
    where s.id = $1 and s.district_id = $2 and a.id = $3 and a.scope = 'educator' and a.status = 'verified'`);

/** Somebody may have moved the school, or the educator, since they were chosen. */
async function isPlaced(tx: Tx, { district_id: district }: DistrictUpload, part: Part): Promise<boolean> {
  return (await findPlace(tx, part.school_id, district, part.educator_id)).length > 0;
}

async function makePart(
  tx: Tx,
  { jobs }: Pick<StepPorts, 'jobs'>,
  upload: DistrictUpload,
  part: Part,
  read: ReadSchools['schools'][number],
  schoolless: ReadRows,
): Promise<void> {
  const { org, name, students, school_id, educator_id } = part;
  if ((await findPart(tx, upload.id, org)).length > 0) return;
  const { refused } = read;
  const { id } = await tx
    .insertInto('uploads')
    .values({
      district_upload_id: upload.id,
      status: refused === null ? 'previewing' : 'failed',
      error: JSON.stringify(refused),
      school_id,
      educator_id,
      uploaded_by: upload.uploaded_by,
      actor_scope: upload.actor_scope,
      acting_as_by: upload.acting_as_by,
      file_name: upload.file_name,
      file_sha256: upload.file_sha256,
      source: 'oneroster',
      delta: upload.delta,
      orgs: JSON.stringify([{ id: org, name, students }]),
      org,
      headers: JSON.stringify(ONEROSTER_HEADERS),
      mapping: JSON.stringify(ONEROSTER_COLUMNS),
      choices: JSON.stringify({ encoding: upload.encoding }),
      allow_duplicates: upload.allow_duplicates,
      archive_missing: upload.archive_missing,
      keep_providers: upload.keep_providers,
      created_at: upload.updated_at,
      updated_at: upload.updated_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (refused !== null) return;
  await stageSchool(tx, { id, school_id }, read, schoolless);
  await jobs.enqueue(tx, uploadPreview, { id });
}
