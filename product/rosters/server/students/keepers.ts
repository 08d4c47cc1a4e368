import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import { ACCOUNT_STATUSES, maySignIn } from '#product/accounts/rules/people/status.ts';
import { foundFamily } from '#product/accounts/server/people/family-members.ts';
import { spokenName } from '../../rules/names.ts';
import { lockStudents, wordFor } from './students.ts';

/** Who looks after students: an educator or a parent. */
const keeperRow = {
  id: z.number(),
  status: z.enum(ACCOUNT_STATUSES),
  role: z.nullable(z.enum(ROLES)),
  first_name: z.string(),
  last_name: z.string(),
  school_id: z.nullable(z.number()),
  family_id: z.nullable(z.number()),
  /** Active ones of their own. */
  students: z.number(),
  /** Of everybody of the family. */
  family_statuses: z.array(z.enum(ACCOUNT_STATUSES)),
};
export type Keeper = Row<typeof keeperRow>;

// Two requests at once can neither both use the last place nor found two families.
const lockKeepers = statement(
  'select id from accounts where id = any($1::bigint[]) order by id for no key update',
);
const findKeepers = statement(
  keeperRow,
  `
    select a.id, a.status, a.role, a.first_name, a.last_name, a.school_id, a.family_id,
      (select count(*) from students own where own.owner_id = a.id and own.archived_at is null) as students,
      array(select other.status from accounts other where other.family_id = a.family_id) as family_statuses
    from accounts a where a.id = any($1::bigint[])`,
);

/** Read after the lock is there, in a statement of its own: only then is counted what somebody else just added. */
async function getKeepers(tx: Tx, ids: readonly number[]): Promise<Keeper[]> {
  await lockKeepers(tx, ids);
  return findKeepers(tx, ids);
}

export async function getKeeper(tx: Tx, id: number): Promise<Keeper> {
  const [keeper] = await getKeepers(tx, [id]);
  if (keeper === undefined) throw Refusal.of('not-found');
  return keeper;
}

const findOwners = statement(
  { id: z.number() },
  'select distinct owner_id as id from students where id = any($1::bigint[])',
);

/**
 * Students and the accounts of who looks after them, accounts first, as everywhere. Who has gone to somebody else
 * while this waited would be locked before the new account: so it lets go of all of them and begins again.
 */
export async function lockWithKeepers(tx: Tx, studentIds: readonly number[]): Promise<void> {
  const owners = async () => (await findOwners(tx, studentIds)).map(({ id }) => id);
  for (;;) {
    await sql`savepoint keeper_locks`.execute(tx);
    const locked = await owners();
    await lockKeepers(tx, locked);
    await lockStudents(tx, studentIds);
    if ((await owners()).every((id) => locked.includes(id))) return;
    await sql`rollback to savepoint keeper_locks`.execute(tx);
  }
}

/** Nobody looks after students of a closed account; of a family's children another parent does. */
export function refuseClosed(keepers: readonly Keeper[]): void {
  const closed = keepers.find((keeper) => ![keeper.status, ...keeper.family_statuses].some(maySignIn));
  if (closed !== undefined) {
    throw Refusal.because('rosters.refused.closed-account', { name: spokenName(closed) });
  }
}

/** Until an account is verified its trial covers one student. */
export function refuseAboveLimit(keeper: Keeper, adding: number, actor: Actor): void {
  if (keeper.status === 'verified' || keeper.students + adding <= UNVERIFIED_STUDENT_LIMIT) return;
  throw Refusal.because(`rosters.refused.not-verified.${wordFor(actor)}`, {
    count: UNVERIFIED_STUDENT_LIMIT,
  });
}

/** Both for students who come back from the archive, each to their own educator. */
export async function refuseReturn(
  tx: Tx,
  actor: Actor,
  students: readonly { owner_id: number }[],
): Promise<void> {
  const owners = [...new Set(students.map((student) => student.owner_id))];
  const keepers = await getKeepers(tx, owners);
  refuseClosed(keepers);
  for (const owner of keepers.filter(({ status }) => maySignIn(status))) {
    refuseAboveLimit(owner, students.filter((student) => student.owner_id === owner.id).length, actor);
  }
}

export type Place = { school_id: number | null; family_id: number | null; awaits_school: boolean };

/** Where a keeper's new students belong: to the school, or to the family, which is founded with the first. */
export async function placeFor(tx: Tx, keeper: Keeper, actor: Actor): Promise<Place> {
  if (actor.scope === 'educator' && keeper.school_id !== null) {
    return { school_id: keeper.school_id, family_id: null, awaits_school: false };
  }
  // Of a teacher whom nobody has linked to a school yet: the students move along when that is done.
  const awaits = actor.scope === 'educator' && keeper.role !== 'home';
  return { school_id: null, family_id: await familyOf(tx, keeper), awaits_school: awaits };
}

/** The keeper's family; it is founded when there is none. */
export async function familyOf(tx: Tx, keeper: Keeper): Promise<number> {
  if (keeper.family_id !== null) return keeper.family_id;
  return foundFamily(tx, keeper);
}
