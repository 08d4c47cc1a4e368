import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** The ledger's sums stay; which child was given what goes. The database lets nothing else of an entry change. */
export const LEDGER_RULE: RetentionRule = rule({
  table: 'license_entries',
  columns: ['student_id', 'program', 'program_before'],
  clock: 't.at',
  period: { years: 7, from: '07-01' },
  held: 't.use_id is not null and num_nonnulls(t.student_id, t.program, t.program_before) > 0',
  goes: 'update license_entries set student_id = null, program = null, program_before = null',
});
