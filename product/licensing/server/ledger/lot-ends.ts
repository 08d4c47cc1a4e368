import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';

const grantLotRow = { id: z.number(), quantity: z.number(), expired: z.number(), ends_on: z.string() };
export type GrantLot = Row<typeof grantLotRow>;

const STUDENTS = `
      select u.student_id from license_uses u join license_lots l on l.id = u.lot_id
      where l.root_id = any($1::bigint[]) and u.returned_at is null`;
const lockStudents = statement(
  { id: z.number() },
  `
    select s.id from students s where s.id in (${STUDENTS}) order by s.id for no key update`,
);
const lockLots = statement(
  grantLotRow,
  `
    select id, quantity, expired, ends_on from license_lots where root_id = any($1::bigint[])
    order by id for no key update`,
);
const findOthers = statement(`
    select from (${STUDENTS}) use where use.student_id is not null and use.student_id <> all($2::bigint[]) limit 1`);

/**
 * Locks whoever has a license of these grants, then their lots: of several grants all students before the first lot.
 * Who was given one while this waited for the lots is not locked yet, and cannot be any more: students come first
 * everywhere. So it lets go of all of them and begins again.
 */
export async function lockGrants(tx: Tx, rootIds: readonly number[]): Promise<GrantLot[]> {
  for (;;) {
    await sql`savepoint grant_locks`.execute(tx);
    const students = await lockStudents(tx, rootIds);
    const lots = await lockLots(tx, rootIds);
    const ids = students.map(({ id }) => id);
    if ((await findOthers(tx, rootIds, ids)).length === 0) return lots;
    await sql`rollback to savepoint grant_locks`.execute(tx);
  }
}

export function lockGrant(tx: Tx, rootId: number): Promise<GrantLot[]> {
  return lockGrants(tx, [rootId]);
}

const setEnds = statement(
  { student_id: z.nullable(z.number()) },
  `
    update license_uses set ends_on = greatest($2::date, starts_on)
    where lot_id in (select id from license_lots where root_id = $1) and returned_at is null
      and ends_on <> greatest($2::date, starts_on)
    returning student_id`,
);

/** The licenses of a grant that ends on another day end with it. Answers how many do. */
export async function moveUses(tx: Tx, rootId: number, endsOn: Day): Promise<number> {
  return (await setEnds(tx, rootId, endsOn)).length;
}
