import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';

const lockStudents = statement(`
    select from students s
    where s.id in (
      select u.student_id from license_uses u join license_lots l on l.id = u.lot_id
      where l.root_id = $1 and u.returned_at is null)
    order by s.id for no key update`);

/** Whoever has a license of a grant: before its lots are locked, since students come first everywhere. */
export async function lockStudentsOf(tx: Tx, rootId: number): Promise<void> {
  await lockStudents(tx, rootId);
}

const setEnds = statement(`
    update license_uses set ends_on = greatest($2::date, starts_on)
    where lot_id in (select id from license_lots where root_id = $1) and returned_at is null
      and ends_on <> greatest($2::date, starts_on)`);

/** The licenses of a grant that ends on another day end with it. */
export async function moveUses(tx: Tx, rootId: number, endsOn: Day): Promise<void> {
  await setEnds(tx, rootId, endsOn);
}
