import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { linkSchools } from '../../rules/district.ts';
import { ROSTER_NOTES_SHOWN } from '../../rules/limits.ts';
import { refuseMany } from '../preview/preview.ts';
import { FileProblem } from '../reading/file-problem.ts';
import { lookInto } from '../reading/reader.ts';
import {
  afterDistrict,
  choicesOfDistrict,
  type DistrictUpload,
  districtFile,
  findDistrictUpload,
  lockDistrictUpload,
} from '../store/district-store.ts';
import { tellOfDistrict } from '../store/district-tell.ts';
import type { UploadPorts } from '../store/ports.ts';
import { knownOrgs, schoolsOfDistrict } from './reach.ts';

const saveRead = statement(`
    update district_uploads set status = $2, delta = $3, orgs = $4, links = $5, schoolless = $6, notes = $7,
      notes_total = $8, left_out = $9, reading = $10, error = 'null', updated_at = now() where id = $1`);
const saveProblem = statement(
  'update district_uploads set status = $2, error = $3, file_sealed = null, updated_at = now() where id = $1',
);

/** That of most of its schools. What a class is at each is read again by the school's own. */
const findZone = statement(
  { time_zone: z.nullable(z.string()) },
  `
    select mode() within group (order by coalesce(time_zone, '${DEFAULT_TIME_ZONE}')) as time_zone
    from schools where district_id = $1`,
);

/** The first look into a district's roster: its schools, and which of the district's they seem to be. */
export async function readDistrict(db: Db, ports: UploadPorts, id: number): Promise<void> {
  const before = await findDistrictUpload(db, id);
  const sealed = await districtFile(db, id);
  if (before?.status !== 'reading' || sealed === null) return;
  try {
    const [district] = await findZone(db, before.district_id);
    const today = dayIn(district?.time_zone ?? DEFAULT_TIME_ZONE, ports.clock());
    const file = await ports.files.open(sealed);
    const choices = choicesOfDistrict(before);
    const { roster, reading } = await lookInto(file, { today, school: '', educators: [], choices });
    if (roster === null) throw new FileProblem('rosters-uploads.district.no-roster');
    await whileReading(db, ports, before, async (tx, upload) => {
      const students = roster.schools.reduce((sum, school) => sum + school.students, 0);
      await refuseMany(tx, ports, upload, students);
      const schools = await schoolsOfDistrict(tx, upload);
      const open = schools.filter(({ applied, educator_id: educator }) => !applied && educator !== null);
      const links = linkSchools(roster.schools, open, await knownOrgs(tx, upload.district_id));
      const { encoding, names } = reading;
      await saveRead(
        tx,
        id,
        afterDistrict(upload.status, 'read'),
        roster.delta,
        JSON.stringify(roster.schools),
        JSON.stringify(links.map((link) => ({ ...link, educator_id: null }))),
        roster.schoolless,
        JSON.stringify(roster.notes.slice(0, ROSTER_NOTES_SHOWN)),
        roster.notesTotal,
        JSON.stringify(roster.notes.map(({ file: name, line, reason }) => [name, line, reason])),
        JSON.stringify({ encoding, names }),
      );
    });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { reason } = error;
    await whileReading(db, ports, before, async (tx, upload) => {
      await saveProblem(tx, id, afterDistrict(upload.status, 'fail'), JSON.stringify(reason));
    });
  }
}

/** Unless another worker has done it meanwhile, or it is canceled, or to be read in another way. */
async function whileReading(
  db: Db,
  ports: UploadPorts,
  before: DistrictUpload,
  save: (tx: Db, upload: DistrictUpload) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const upload = await lockDistrictUpload(tx, before.id);
    if (upload?.status !== 'reading' || upload.updated_at.getTime() !== before.updated_at.getTime()) return;
    await save(tx, upload);
    await tellOfDistrict(tx, ports, before.id);
  });
}
