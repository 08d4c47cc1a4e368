import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** Staff have seen what they wanted to see. */
export const SANDBOX_RULE: RetentionRule = rule({
  name: 'students-sandbox',
  table: 'students',
  clock: 't.created_at',
  period: { days: 90 },
  held: 't.is_sandbox',
  goes: 'delete from students',
});
