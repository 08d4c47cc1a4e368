import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { defaultProgram, GRADES } from '#product/rosters/rules/grades.ts';
import {
  type Assignment,
  assignLicenses,
  type Candidate,
  type Given,
  type LicenseChoice,
  lotsOfKind,
  type PayersLot,
} from '../../rules/assignment.ts';
import type { Operation } from '../ledger/operations.ts';
import { findPayersLots, lockPayersLots } from '../ledger/payers-lots.ts';

export type Wish = {
  studentId: number;
  /** Who gives the license, the first who has one. */
  payers: readonly number[];
  /** Null: the active one, or that of the grade. */
  program: ProgramId | null;
};

const standingRow = {
  id: z.number(),
  grade: z.literal(GRADES),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
  paid_until: z.nullable(z.string()),
  covered_until: z.nullable(z.string()),
};
type Standing = Row<typeof standingRow>;

const lockStudents = statement(
  'select from students where id = any($1::bigint[]) order by id for no key update',
);
const findStandings = statement(
  standingRow,
  `
    select s.id, s.grade, s.active_program, uses.paid_until, s.license_ends_on as covered_until
    from students s
    left join lateral (
      select max(u.ends_on) as paid_until from license_uses u join license_lots l on l.id = u.lot_id
      where u.student_id = s.id and u.returned_at is null and l.plan <> 'free-trial'
    ) uses on true
    where s.id = any($1::bigint[])`,
);

type GiveOptions = {
  extendUnder?: number;
  /** Of this kind only. */
  from?: LicenseChoice;
  /** Out of this lot and no other. */
  lotId?: number;
};

/**
 * Gives students licenses, as far as there are any: who calls decides whether fewer than wished is an answer. Students
 * are locked before lots, everybody's way, so that two who assign at once wait for each other.
 */
export async function giveLicenses(
  operation: Operation,
  wishes: readonly Wish[],
  { from = 'any', lotId, ...options }: GiveOptions = {},
): Promise<Assignment> {
  const { tx, today } = operation;
  await lockStudents(
    tx,
    wishes.map((wish) => wish.studentId),
  );
  const candidates = await candidatesFor(tx, wishes);
  const found = lotsOfKind(from, await lockPayersLots(tx, payersOf(wishes)));
  const lots = lotId === undefined ? found : found.filter((lot) => lot.id === lotId);
  const assignment = assignLicenses(candidates, lots, { today, ...options });
  await write(operation, assignment.given);
  return assignment;
}

/** Who would get which license, were they given now; and all the lots there are, whichever kind it is to be. */
export async function tryLicenses(
  tx: Tx,
  wishes: readonly Wish[],
  today: Day,
  { from = 'any', withNew = false, ...options }: TryOptions = {},
): Promise<{ assignment: Assignment; lots: PayersLot[] }> {
  const lots = await findPayersLots(tx, payersOf(wishes));
  const candidates = await candidatesFor(tx, wishes, withNew);
  return { assignment: assignLicenses(candidates, lotsOfKind(from, lots), { today, ...options }), lots };
}

type TryOptions = Pick<GiveOptions, 'from' | 'extendUnder'> & {
  /** Who is not there yet is to be, and has no license. */
  withNew?: boolean;
};

function payersOf(wishes: readonly Wish[]): number[] {
  return [...new Set(wishes.flatMap((wish) => wish.payers))];
}

async function candidatesFor(tx: Tx, wishes: readonly Wish[], withNew = false): Promise<Candidate[]> {
  const found = await findStandings(
    tx,
    wishes.map((wish) => wish.studentId),
  );
  const standings = new Map(found.map((standing) => [standing.id, standing]));
  return wishes.flatMap((wish) => {
    const standing = standings.get(wish.studentId) ?? (withNew ? newcomer(wish.studentId) : undefined);
    return candidateOf(wish, standing);
  });
}

const newcomer = (id: number): Standing => ({
  id,
  grade: 0,
  active_program: null,
  paid_until: null,
  covered_until: null,
});

function candidateOf({ payers, program }: Wish, standing: Standing | undefined): Candidate[] {
  if (standing === undefined) return [];
  const { id, grade, active_program: active, paid_until: paidUntil, covered_until: coveredUntil } = standing;
  return [{ id, payers, paidUntil, coveredUntil, program: program ?? active ?? defaultProgram(grade) }];
}

const insertUses = statement(`
    with given as (
      insert into license_uses (lot_id, student_id, program, starts_on, ends_on, assigned_at)
      select lot_id, student_id, program, starts_on, ends_on, $2
      from unnest($3::bigint[], $4::bigint[], $6::text[], $7::date[], $8::date[])
        use (lot_id, student_id, program, starts_on, ends_on)
      returning id, lot_id, student_id, program
    ), entered as (
      insert into license_entries (operation_id, lot_id, kind, used, use_id, student_id, program, program_before, at)
      select $1, given.lot_id, wish.kind, 1, given.id, given.student_id, given.program, s.active_program, $2
      from given
      join unnest($4::bigint[], $5::text[]) wish (student_id, kind) on wish.student_id = given.student_id
      join students s on s.id = given.student_id
    )
    update students s set active_program = given.program
    from given where s.id = given.student_id and s.active_program is distinct from given.program`);

async function write({ tx, id, now }: Operation, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return;
  await insertUses(
    tx,
    id,
    now,
    given.map((one) => one.lotId),
    given.map((one) => one.studentId),
    given.map((one) => one.kind),
    given.map((one) => one.program),
    given.map((one) => one.startsOn),
    given.map((one) => one.endsOn),
  );
}
