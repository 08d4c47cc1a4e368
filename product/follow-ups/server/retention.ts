import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';
import { DEFAULT_RETENTION } from '../rules/settings.ts';

/** What was closed goes after the school's own period, with every step of it; days away when they are long over. */
export const FOLLOW_UP_RULES: readonly RetentionRule[] = [
  rule({
    table: 'follow_ups',
    along: ['follow_up_steps'],
    // The school's own days are part of the clock: it says when a follow-up has had its time.
    clock: `t.closed_at + make_interval(days => coalesce(
      (select s.retention_days from follow_up_settings s where s.school_id = t.school_id), ${DEFAULT_RETENTION}))`,
    period: { days: 0 },
    every: 'hour',
    goes: 'delete from follow_ups',
  }),
  rule({
    table: 'responder_absences',
    clock: "t.last_day::timestamp at time zone 'UTC'",
    period: { days: 90 },
    goes: 'delete from responder_absences',
  }),
];
