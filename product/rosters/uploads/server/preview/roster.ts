import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ROSTER_NOTES_SHOWN } from '../../rules/limits.ts';
import type { Look } from '../reading/task.ts';
import type { Upload } from '../store/store.ts';

const findSchool = statement(
  { name: z.string(), time_zone: z.nullable(z.string()) },
  'select name, time_zone from schools where id = $1',
);
/** For somebody who is not verified there are none to choose from. */
const findEducators = statement(
  { username: z.string() },
  `
    select username from accounts where school_id = $1 and scope = 'educator' and status = 'verified'
      and ($2 or exists (select from accounts own where own.id = $3 and own.status = 'verified'))`,
);

/** What the reader of a file has to know about the school: its day, its name, and who teaches there. */
export async function factsOf(
  db: Db,
  upload: Pick<Upload, 'school_id' | 'actor_scope' | 'uploaded_by'>,
  now: Date,
): Promise<{ today: string; school: string; educators: string[] }> {
  const { school_id: school, actor_scope: scope, uploaded_by: by } = upload;
  const [ours] = await findSchool(db, school);
  const educators = await findEducators(db, school, scope === 'uber', by);
  return {
    today: dayIn(ours?.time_zone ?? DEFAULT_TIME_ZONE, now),
    school: ours?.name ?? '',
    educators: educators.map(({ username }) => username),
  };
}

/** Whose school of a roster it is has been chosen before, or is guessed by its name. */
export const saveSource = statement(`
    update uploads set source = $2, delta = $3, orgs = $4, org = $5, notes = $6, notes_total = $7, left_out = $8
    where id = $1`);

type Source = [string, boolean, string, string | null, string, number, string];

export function sourceOf(roster: Look['roster']): Source {
  if (roster === null) return ['table', false, '[]', null, '[]', 0, '[]'];
  const { delta, schools, org, notes, notesTotal } = roster;
  const shown = notes.slice(0, ROSTER_NOTES_SHOWN);
  const all = notes.map(({ file, line, reason }) => [file, line, reason]);
  return [
    'oneroster',
    delta,
    JSON.stringify(schools),
    org,
    JSON.stringify(shown),
    notesTotal,
    JSON.stringify(all),
  ];
}
