import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Operation } from '../ledger/operations.ts';
import { JOIN_REFUNDED, RETURNED_COLUMNS, returnedRow, takeBackRefunded } from '../ledger/refunded.ts';

const lockStudents = statement(
  'select from students where id = any($1::bigint[]) order by id for no key update',
);

/** The lots of what students have, and those that these were handed on from. */
const lockLots = statement(`
    select from license_lots where id in (
      select unnest(array[l.id, l.root_id]) from license_uses u join license_lots l on l.id = u.lot_id
      where u.student_id = any($1::bigint[]) and u.returned_at is null)
    order by id for no key update`);

const returnUses = statement(
  { ...returnedRow, student_id: z.number() },
  `
    with returned as (
      update license_uses u set returned_at = $2
      from (
        select distinct on (last.student_id) last.id from license_uses last
        where last.student_id = any($3::bigint[]) and last.returned_at is null and last.ends_on >= $4::date
        order by last.student_id, last.ends_on desc, last.id desc
      ) last
      where u.id = last.id and u.first_played_at is null
        and ($5::text is null or exists (
          select from license_entries e where e.use_id = u.id and e.kind in ('assign', 'extend')
            and starts_with(e.operation_id, $5::text)))
      returning u.id, u.lot_id, u.student_id, u.program
    ), entered as (
      insert into license_entries (operation_id, lot_id, kind, used, use_id, student_id, program_before, at)
      select $1, lot_id, 'rollback', -1, id, student_id, program, $2 from returned
    )
    select returned.student_id, returned.lot_id, ${RETURNED_COLUMNS} from returned${JOIN_REFUNDED}`,
);

const forgetPrograms = statement(`
    update students s set active_program = null
    where s.id = any($1::bigint[]) and s.active_program is not null and not exists (
      select from license_uses u where u.student_id = s.id and u.returned_at is null and u.ends_on >= $2::date
    )`);

/**
 * Returns the last license of each student to its lot, unless the student has played on it. With `given` only what
 * operations of that name gave. Answers the students whose license came back; the others keep theirs. A license whose
 * order was refunded meanwhile does not stay in its lot.
 */
export async function takeBackLicenses(
  operation: Operation,
  studentIds: readonly number[],
  given: string | null = null,
): Promise<number[]> {
  const { tx, id, now, today } = operation;
  await lockStudents(tx, studentIds);
  await lockLots(tx, studentIds);
  const taken = await returnUses(tx, id, now, studentIds, today, given);
  await takeBackRefunded(operation, taken);
  const students = taken.map((use) => use.student_id);
  await forgetPrograms(tx, students, today);
  return students;
}

const switchUses = statement(
  { student_id: z.number() },
  `
    with switched as (
      update license_uses u set program = $3
      from students s
      where s.id = u.student_id and u.student_id = any($4::bigint[]) and u.returned_at is null and u.ends_on >= $5::date
        and (u.program <> $3 or s.active_program is distinct from $3)
      returning u.id, u.lot_id, u.student_id, s.active_program as before
    ), entered as (
      insert into license_entries (operation_id, lot_id, kind, use_id, student_id, program, program_before, at)
      select $1, lot_id, 'switch', id, student_id, $3, before, $2 from switched
    ), chosen as (
      update students s set active_program = $3 from switched where s.id = switched.student_id
    )
    select distinct student_id from switched`,
);

/** Another program on the same license: it costs nothing. Answers the students who had another one. */
export async function switchProgram(
  { tx, id, now, today }: Operation,
  studentIds: readonly number[],
  program: ProgramId,
): Promise<number[]> {
  await lockStudents(tx, studentIds);
  const switched = await switchUses(tx, id, now, program, studentIds, today);
  return switched.map((use) => use.student_id);
}

/** Each use the way it was before the first of the operations switched it, as the ledger has it. */
const switchUsesBack = statement(`
    with first as (
      select distinct on (e.use_id) e.use_id, e.id from license_entries e
      where e.student_id = any($3::bigint[]) and e.kind = 'switch' and starts_with(e.operation_id, $4::text)
      order by e.use_id, e.id
    ), former as (
      select first.use_id, (
        select e.program from license_entries e
        where e.use_id = first.use_id and e.id < first.id and e.program is not null
        order by e.id desc limit 1
      ) as program
      from first
    ), switched as (
      update license_uses u set program = former.program from former
      where u.id = former.use_id and u.returned_at is null and u.program <> former.program
      returning u.id, u.lot_id, u.student_id, u.program
    )
    insert into license_entries (operation_id, lot_id, kind, use_id, student_id, program, program_before, at)
    select $1, switched.lot_id, 'switch', switched.id, switched.student_id, switched.program, s.active_program, $2
    from switched join students s on s.id = switched.student_id`);

/** Takes back what operations of that name switched. The students' own programs are for the caller to restore. */
export async function switchProgramsBack(
  { tx, id, now }: Operation,
  studentIds: readonly number[],
  given: string,
): Promise<void> {
  await lockStudents(tx, studentIds);
  await switchUsesBack(tx, id, now, studentIds, given);
}
