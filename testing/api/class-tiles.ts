import { hashToken, randomToken, seal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { STUDENT_SITE, type TestKindred } from './kindred.ts';
import { buildStudent, LICENSED } from './people.ts';

/** Tiles that are on for a teacher, with a device that is open for the class. Answers the device's id. */
export async function buildClassDevice(
  db: Db,
  accountId: number,
  now: Date,
  token = randomToken(),
): Promise<number> {
  const turnedOn = { account_id: accountId, turned_on_at: now };
  await db
    .insertInto('class_tiles')
    .values(turnedOn)
    .onConflict((row) => row.doNothing())
    .execute();
  const ends = new Date(now.getTime() + 200 * 86_400_000);
  const device = { account_id: accountId, number: 1, token_hash: hashToken(token) };
  const { id } = await db
    .insertInto('class_devices')
    .values({ ...device, opened_at: now, used_at: now, ends_at: ends })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A child with a tile, and a device of its class: how one signs in there. */
export async function buildTile(kindred: TestKindred, values: { owner_id: number; school_id: number }) {
  const { db, appKey } = kindred;
  const now = kindred.now();
  const token = randomToken();
  await buildClassDevice(db, values.owner_id, now, token);
  const { id } = await buildStudent(db, appKey, { ...LICENSED, ...values, grade: 1 });
  const sealed = seal(appKey, 'fish tree bell');
  await db
    .insertInto('tile_pictures')
    .values({ student_id: id, pictures_sealed: sealed, made_at: now })
    .execute();
  return {
    input: { student: id, pictures: ['fish', 'tree', 'bell'] },
    headers: { host: STUDENT_SITE, cookie: `class-device=${token}` },
  };
}
