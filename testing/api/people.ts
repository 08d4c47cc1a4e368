import type { Insertable } from 'kysely';
import type { Accounts, Students } from '#database/tables.ts';
import { type AppKey, seal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';

export const PASSWORD = 'correct-horse-battery';
export const STUDENT_PASSWORD = 'happy-fox-7';

/** A student whose license is good for as long as a test lasts. */
export const LICENSED = { license_ends_on: '2030-06-30' } as const;

let count = 0;
let passwordHash: Promise<string> | undefined;

/** Somebody with an account: a verified educator unless said otherwise. */
export async function buildAccount(db: Db, values: Partial<Insertable<Accounts>> = {}) {
  count += 1;
  passwordHash ??= hashPassword(PASSWORD);
  const scope = values.scope ?? 'educator';
  return db
    .insertInto('accounts')
    .values({
      scope,
      role: scope === 'educator' ? 'educator' : null,
      username: `person-${count}@school.test`,
      first_name: `First${count}`,
      last_name: `Last${count}`,
      password_hash: await passwordHash,
      status: 'verified',
      source: 'form',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function buildDistrict(db: Db) {
  count += 1;
  return db
    .insertInto('districts')
    .values({ name: `District ${count}`, state: 'NC' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function buildSchool(
  db: Db,
  values: { district_id?: number; name?: string; time_zone?: string } = {},
) {
  count += 1;
  return db
    .insertInto('schools')
    .values({ name: `School ${count}`, state: 'NC', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function buildFamily(db: Db) {
  count += 1;
  return db
    .insertInto('families')
    .values({ name: `Family ${count}` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A student of an educator's, at a school of their own unless one is named. */
export async function buildStudent(
  db: Db,
  appKey: AppKey,
  values: Partial<Insertable<Students>> & { owner_id: number },
) {
  count += 1;
  const place =
    values.school_id === undefined && values.family_id === undefined
      ? { school_id: (await buildSchool(db)).id }
      : {};
  return db
    .insertInto('students')
    .values({
      first_name: `Child${count}`,
      last_name: `Of${count}`,
      grade: 3,
      username: `child.${count}`,
      password_sealed: seal(appKey, STUDENT_PASSWORD),
      ...place,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function buildGroup(
  db: Db,
  kind: 'team' | 'school' | 'district',
  members: Record<number, 'owner' | 'admin' | 'member'>,
) {
  count += 1;
  const group = await db
    .insertInto('groups')
    .values({ kind, name: `Group ${count}` })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = Object.entries(members).map(([id, role]) => ({
    group_id: group.id,
    account_id: Number(id),
    role,
  }));
  await db.insertInto('group_members').values(rows).execute();
  return group;
}
