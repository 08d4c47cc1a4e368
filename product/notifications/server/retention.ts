import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** Old news. */
export const NOTIFICATION_RULES: readonly RetentionRule[] = [
  rule({
    table: 'sidebar_tasks',
    clock: 't.updated_at',
    period: { days: 7 },
    every: 'hour',
    goes: 'delete from sidebar_tasks',
  }),
  rule({
    table: 'dashboard_notifications',
    clock: 't.at',
    period: { days: 365 },
    goes: 'delete from dashboard_notifications',
  }),
];
