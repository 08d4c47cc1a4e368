import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { condition, wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import type { programHistoryTable, staffProgramHistoryTable } from '../../tables-contract.ts';
import { OPERATOR, operatorJoin, STAFF_OPERATOR, sortedInReach } from './sql.ts';

/** The entries of the ledger that are about a student. */
const OF_STUDENTS = 'e.use_id is not null';

const columns = {
  at: 'e.at',
  student: spokenNameSql('s'),
  deed: 'e.kind',
  program_before: 'e.program_before',
  program: 'e.program',
  issuer: { sql: OPERATOR, join: 'operator' },
  uber_issuer: { sql: STAFF_OPERATOR, join: 'operator' },
} as const;
const operator = `join license_operations op on op.id = e.operation_id ${operatorJoin('op')}`;
const named = wordsIn('fs.search');

/** The ledger keeps its entries when a student is deleted; the name is gone then. */
export const staffProgramHistory: TableSource<typeof staffProgramHistoryTable> = {
  from: 'license_entries e',
  id: 'e.id',
  scope: () => OF_STUDENTS,
  joins: { student: 'left join students s on s.id = e.student_id', operator },
  columns: { ...columns, student: { sql: columns.student, join: 'student' } },
  filters: {
    student: (value, bind) => `e.student_id in (select fs.id from students fs where ${named(value, bind)})`,
  },
  wide: true,
};

export const programHistory: TableSource<typeof programHistoryTable> = {
  from: 'license_entries e join students s on s.id = e.student_id',
  id: 'e.id',
  scope: (actor, bind) => `${OF_STUDENTS} and (${inReach(actor, bind)})`,
  joins: { operator },
  columns: {
    ...columns,
    // Educators are told that staff did it, not who.
    uber_issuer: { sql: `case when (${STAFF_OPERATOR}) is not null then 'uber' end`, join: 'operator' },
  },
  sorts: { at: [sortedInReach('e.at')] },
  filters: {
    student: wordsIn('s.search'),
    deed: (value, bind) => condition('e.kind', value, 'choice', bind),
  },
};
