import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { ROSTER_MAX_SCHOOLS, ROSTER_NOTES_KEPT, UPLOAD_MAX_ROWS } from '../../rules/uploads/limits.ts';
import { type Bundle, guessSchool } from '../../rules/uploads/oneroster.ts';
import {
  ONEROSTER_HEADERS,
  type RosterLine,
  rosterLines,
  schoolsOf,
} from '../../rules/uploads/oneroster-rows.ts';
import { FileProblem, type FileTable } from './file-problem.ts';
import type { Upload } from './store.ts';

const findSchool = statement<{ name: string }>('select name from schools where id = $1');
/** For somebody who is not verified there are none to choose from. */
const findEducators = statement<{ username: string }>(`
    select username from accounts where school_id = $1 and scope = 'educator' and status = 'verified'
      and ($2 or exists (select from accounts own where own.id = $3 and own.status = 'verified'))`);

/** Whose school it is has been chosen before, or is guessed by its name. */
export const saveRoster = statement(`
    update uploads set source = 'oneroster', delta = $2, orgs = $3, org = $4, notes = $5, notes_total = $6 where id = $1`);

type Roster = { lines: RosterLine[]; rows: number; found: [boolean, string, string | null, string, number] };

/** The first look: which schools there are, and the students of the one that seems to be meant. */
export async function readRoster(tx: Tx, upload: Upload, bundle: Bundle): Promise<Roster> {
  const schools = schoolsOf(bundle);
  if (schools.length === 0) throw new FileProblem('uploads.oneroster.no-students');
  if (schools.length > ROSTER_MAX_SCHOOLS) throw new FileProblem('uploads.file.too-large');
  const [ours] = await findSchool(tx, upload.school_id);
  const org = guessSchool(schools, ours?.name ?? '');
  const shown = org ?? schools[0]?.id ?? '';
  return {
    lines: await linesOf(tx, upload, bundle, shown),
    // Which of them will be chosen is not known yet.
    rows: org === null ? 0 : (schools.find((school) => school.id === org)?.students ?? 0),
    found: [
      bundle.delta,
      JSON.stringify(schools),
      org,
      JSON.stringify(bundle.notes.slice(0, ROSTER_NOTES_KEPT)),
      bundle.notes.length,
    ],
  };
}

export async function linesOfRoster(tx: Tx, upload: Upload, bundle: Bundle): Promise<RosterLine[]> {
  if (upload.org === null) throw new Error('an upload of a roster is mapped with its school');
  return linesOf(tx, upload, bundle, upload.org);
}

async function linesOf(tx: Tx, upload: Upload, bundle: Bundle, org: string): Promise<RosterLine[]> {
  const { school_id: school, actor_scope: scope, uploaded_by: by } = upload;
  const found = await findEducators(tx, school, scope === 'uber', by);
  const educators = new Set(found.map((one) => one.username));
  const lines = rosterLines(bundle, org, (username) => educators.has(username));
  if (lines.length === 0) throw new FileProblem('uploads.oneroster.no-students');
  if (lines.length > UPLOAD_MAX_ROWS) {
    throw new FileProblem('uploads.file.too-many-rows', { count: UPLOAD_MAX_ROWS });
  }
  return lines;
}

/** The columns are ours: their names say where in the zip they come from. */
export function tableOf(lines: RosterLine[]): FileTable {
  return { headers: [...ONEROSTER_HEADERS], lines };
}
