import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** What browsers told long ago. */
export const CLIENT_EVENTS_RULE: RetentionRule = rule({
  table: 'client_events',
  clock: 't.at',
  period: { days: 90 },
  goes: 'delete from client_events',
});
