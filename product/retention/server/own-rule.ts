import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** What was removed when is itself kept for three months. */
export const RUNS_RULE: RetentionRule = rule({
  table: 'retention_runs',
  clock: 't.at',
  period: { days: 90 },
  goes: 'delete from retention_runs',
});
