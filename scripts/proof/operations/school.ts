import { createHash } from 'node:crypto';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { buildAccount, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { APP_KEY } from '#testing/worker/processes.ts';
import { buildUploadFile, buildUploadSchool } from '#testing/worker/upload-school.ts';

/** A child who plays, and what was acknowledged of it. */
export type Player = { id: number; token: string; minutes: number; ids: string[]; seconds: number };

/** An educator who is signed in, and their children; and the children of another one, who play. */
export type School = { token: string; children: number[]; players: Player[]; databaseUrl: string };

/** A school for calls, which nothing else changes, and one for uploads. */
export type Scene = { calls: School; uploads: { token: string; files: Buffer[] } };

const CHILDREN = 20;
const PLAYERS = 6;
const PLAYS = { ...LICENSED, grade: 3, active_program: 'zoou' } as const;
/** Children of the school for uploads, whom a file finds. */
export const KNOWN = 300;
const ROWS = 1500;

export async function buildScene(
  databaseUrl: string,
  { playing = PLAYERS }: { playing?: number } = {},
): Promise<Scene> {
  const database: Database = openDatabase({ connectionString: databaseUrl, max: 2 });
  try {
    const { db } = database;
    const appKey = createHash('sha256').update(APP_KEY).digest();
    const { id: schoolId } = await buildSchool(db);
    const educator = await buildAccount(db, { school_id: schoolId });
    const children: number[] = [];
    for (let nth = 0; nth < CHILDREN; nth += 1) {
      const child = await buildStudent(db, appKey, { owner_id: educator.id, school_id: schoolId });
      children.push(child.id);
    }
    const token = await openSession(db, { accountId: educator.id }, new Date());
    const players: Player[] = [];
    const other = await buildSchool(db);
    const { id: owner_id } = await buildAccount(db, { school_id: other.id });
    for (let nth = 0; nth < playing; nth += 1) {
      const { id } = await buildStudent(db, appKey, { owner_id, school_id: other.id, ...PLAYS });
      const session = await openSession(db, { studentId: id }, new Date());
      players.push({ id, token: session, minutes: 0, ids: [], seconds: 0 });
    }
    const uploader = await buildUploadSchool(db, appKey, KNOWN);
    // The second finds what the first has made.
    const files = [ROWS, 2 * ROWS].map((rows) => buildUploadFile(KNOWN, rows));
    return { calls: { token, children, players, databaseUrl }, uploads: { token: uploader, files } };
  } finally {
    await database.close();
  }
}
