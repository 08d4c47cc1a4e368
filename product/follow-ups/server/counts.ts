import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import type { countFollowUps, FollowUpCounts } from '../contract.ts';
import { isOnSql } from './schools.ts';

/** Of fewer children nothing is said. */
const FEWEST_CHILDREN = 10;

const countBySchool = statement(
  {
    id: z.number(),
    name: z.string(),
    on: z.boolean(),
    children: z.number(),
    on_time: z.number(),
    late: z.number(),
    closed: z.number(),
  },
  `
    select sc.id, sc.name, coalesce(${isOnSql('$2::timestamptz')}, false) as on,
      (select count(*)::int from students s where s.school_id = sc.id and s.archived_at is null and not s.is_sandbox) as children,
      coalesce(f.on_time, 0) as on_time, coalesce(f.late, 0) as late, coalesce(f.closed, 0) as closed
    from schools sc left join follow_up_settings fs on fs.school_id = sc.id
    left join (
      select school_id, count(*) filter (where closed_at is null and not late)::int as on_time,
        count(*) filter (where closed_at is null and late)::int as late, count(closed_at)::int as closed
      from follow_ups where closed_at is null or closed_at > $2::timestamptz - interval '30 days' group by school_id
    ) f on f.school_id = sc.id
    where sc.id in (${administeredSchools('$1')}) order by sc.name, sc.id`,
);

/** On time or not: no name, no feeling, and no number where it would be about somebody. */
export async function followUpsBySchool(tx: Tx, accountId: number, now: Date): Promise<FollowUpCounts> {
  const schools = await countBySchool(tx, accountId, now);
  return schools.map(({ id, name, on, children, on_time, late, closed }) => ({
    id,
    name,
    on,
    counts: children < FEWEST_CHILDREN ? null : { on_time, late, closed },
  }));
}

export async function readCounts(context: Context<typeof countFollowUps>): Promise<{ data: FollowUpCounts }> {
  const { tx, actor, now } = context;
  const data = await followUpsBySchool(tx, actor.id, now);
  context.about({ type: 'follow-ups', id: actor.id, details: { schools: data.length } });
  return { data };
}
