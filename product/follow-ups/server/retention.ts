import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { oldestRow, ownRule, type RetentionRule, rule } from '#platform/server/retention/rule.ts';
import { DEFAULT_RETENTION } from '../rules/settings.ts';

/** Of each school the oldest and its own period: a look into the index of schools and days, however many there are. */
const OF_EACH_SCHOOL = `from schools sc left join follow_up_settings s on s.school_id = sc.id
    cross join lateral (select make_interval(days => coalesce(s.retention_days, ${DEFAULT_RETENTION})) as days) kept`;
const findOldest = statement(
  oldestRow,
  `
    select min(first.closed_at + kept.days) as oldest ${OF_EACH_SCHOOL}
    cross join lateral (
      select f.closed_at from follow_ups f where f.school_id = sc.id and f.closed_at is not null
      order by f.closed_at limit 1) first`,
);
const removeOld = statement(
  { id: z.number() },
  `
    delete from follow_ups where id = any (array(
      select old.id ${OF_EACH_SCHOOL}
      cross join lateral (
        select f.id from follow_ups f where f.school_id = sc.id and f.closed_at < $1::timestamptz - kept.days
        order by f.closed_at limit $2) old
      limit $2)) returning id`,
);

/** What was closed goes after the school's own period, with every step of it. */
const followUps = ownRule(
  { table: 'follow_ups', along: ['follow_up_steps'], period: { days: 0 }, every: 'hour' },
  {
    oldest: async (tx) => (await findOldest(tx))[0]?.oldest ?? null,
    remove: async (tx, before, atMost) => (await removeOld(tx, before, atMost)).length,
  },
);

/** And days away when they are long over. */
export const FOLLOW_UP_RULES: readonly RetentionRule[] = [
  followUps,
  rule({
    table: 'responder_absences',
    clock: "t.last_day::timestamp at time zone 'UTC'",
    period: { days: 90 },
    goes: 'delete from responder_absences',
  }),
];
