import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { condition, wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import type { programHistoryTable, staffProgramHistoryTable } from '../../tables-contract.ts';
import { OPERATOR, operatorJoin, STAFF_OPERATOR, sortedInReach } from './sql.ts';

/** The entries of the ledger that are about a student. */
const OF_STUDENTS = 'e.use_id is not null';

/** The ids of what people do begin with theirs (`operationIdOf`), also when their account is gone. */
const BY_ITSELF = "op.actor_id is null and op.acting_as_by is null and op.id !~ '^[0-9]+:'";

const columns = {
  at: 'e.at',
  student: spokenNameSql('s'),
  deed: 'e.kind',
  // What did not change is no change: a renewal is told by the day it lasts until.
  program_before: 'case when e.program_before is distinct from e.program then e.program_before end',
  program: 'e.program',
  ends_on: { sql: 'given.ends_on', join: 'given' },
  issuer: { sql: `coalesce(${OPERATOR}, case when ${BY_ITSELF} then 'Kindred' end)`, join: 'operator' },
  uber_issuer: { sql: STAFF_OPERATOR, join: 'operator' },
} as const;
const operator = `join license_operations op on op.id = e.operation_id ${operatorJoin('op')}`;
const given = 'left join license_uses given on given.id = e.use_id';
const named = wordsIn('fs.search');

/** The ledger keeps its entries when a student is deleted; the name is gone then. */
export const staffProgramHistory: TableSource<typeof staffProgramHistoryTable> = {
  from: 'license_entries e',
  id: 'e.id',
  person: 'e.student_id',
  scope: () => OF_STUDENTS,
  joins: { student: 'left join students s on s.id = e.student_id', operator, given },
  columns: { ...columns, student: { sql: columns.student, join: 'student' } },
  filters: {
    student: (value, bind) => `e.student_id in (select fs.id from students fs where ${named(value, bind)})`,
  },
  wide: true,
};

export const programHistory: TableSource<typeof programHistoryTable> = {
  from: 'license_entries e join students s on s.id = e.student_id',
  id: 'e.id',
  person: 'e.student_id',
  scope: (actor, bind) => `${OF_STUDENTS} and (${inReach(actor, bind)})`,
  joins: { operator, given },
  columns: {
    ...columns,
    child_id: 's.id',
    // Educators are told that staff did it, not who.
    uber_issuer: { sql: `case when (${STAFF_OPERATOR}) is not null then 'uber' end`, join: 'operator' },
  },
  sorts: { at: [sortedInReach('e.at')] },
  filters: {
    student: wordsIn('s.search'),
    deed: (value, bind) => condition('e.kind', value, 'choice', bind),
  },
};
