import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import type { countFollowUps, FollowUpCounts } from '../contract.ts';
import { PARTS_OF_SCHOOL } from './reading.ts';
import { isOnSql } from './schools.ts';

/** Of fewer children nothing is said. */
const FEWEST_CHILDREN = 10;

const countBySchool = statement(
  {
    id: z.number(),
    name: z.string(),
    on: z.boolean(),
    children: z.number(),
    open: z.number(),
    waits: z.number(),
    taken: z.number(),
    on_time: z.number(),
    late: z.number(),
    closed: z.number(),
  },
  `
    select sc.id, sc.name, coalesce(${isOnSql('$2::timestamptz')}, false) as on,
      (select count(*)::int from students s where s.school_id = sc.id and s.archived_at is null and not s.is_sandbox) as children,
      coalesce(f.open, 0) as open, coalesce(f.waits, 0) as waits, coalesce(f.taken, 0) as taken,
      coalesce(f.on_time, 0) as on_time, coalesce(f.late, 0) as late, coalesce(f.closed, 0) as closed
    from schools sc left join follow_up_settings fs on fs.school_id = sc.id
    left join (
      select f.school_id, count(*) filter (where f.closed_at is null)::int as open,
        count(*) filter (where f.closed_at is null and ${PARTS_OF_SCHOOL.waits})::int as waits,
        count(*) filter (where f.closed_at is null and ${PARTS_OF_SCHOOL.taken})::int as taken,
        count(*) filter (where f.closed_at is null and not f.late)::int as on_time,
        count(*) filter (where f.closed_at is null and f.late)::int as late, count(f.closed_at)::int as closed
      from follow_ups f where f.closed_at is null or f.closed_at > $2::timestamptz - interval '30 days'
      group by f.school_id
    ) f on f.school_id = sc.id
    where sc.id in (${administeredSchools('$1')}) order by sc.name, sc.id`,
);

/** On time or not: no name, no feeling, and no number where it would be about somebody. */
export async function readCounts(context: Context<typeof countFollowUps>): Promise<{ data: FollowUpCounts }> {
  const { tx, actor, now } = context;
  // Follow-ups are not for staff, not even counted.
  const schools = actor.actingAsBy === null ? await countBySchool(tx, actor.id, now) : [];
  context.about({ type: 'follow-ups', id: actor.id, details: { schools: schools.length } });
  return {
    data: schools.map(({ id, name, on, children, ...counts }) => ({
      id,
      name,
      on,
      counts: children < FEWEST_CHILDREN ? null : counts,
    })),
  };
}
