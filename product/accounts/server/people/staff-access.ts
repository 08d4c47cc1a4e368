import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { shortNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { staffAccess } from '../../acting-contract.ts';

/** Years of it fit; more than that nobody reads. */
const MOST = 200;

const find = statement(
  {
    id: z.number(),
    staff: z.string(),
    student: z.nullable(z.string()),
    started_at: z.date(),
    /** When it was ended, or when it ran out. */
    over_at: z.date(),
    reason: z.string(),
  },
  `
    select ac.id, ${shortNameSql('staff')} as staff,
      ${spokenNameSql('st')} as student, ac.started_at,
      coalesce(ac.ended_at, ac.ends_at) as over_at, ac.reason
    from acting_sessions ac
    join accounts staff on staff.id = ac.staff_id
    left join students st on st.id = ac.student_id
    where ac.account_id = $1
      or ac.student_id in (select id from students where owner_id = $1
        union select s.id from students s join accounts a on a.id = $1 and a.family_id = s.family_id)
    order by ac.started_at desc, ac.id desc limit ${MOST}`,
);

/** For the customer to see: staff by their first name, the reason they gave, and how long it took. */
export async function listStaffAccess(
  tx: Tx,
  accountId: number,
  now: Date,
): Promise<OutputOf<typeof staffAccess>> {
  const rows = await find(tx, accountId);
  return {
    data: rows.map(({ id, staff, student, started_at: started, over_at: over, reason }) => {
      const until = over > now ? now : over;
      return {
        id,
        staff,
        student,
        started_at: started.toISOString(),
        ended_at: over > now ? null : over.toISOString(),
        minutes: Math.max(1, Math.round((until.getTime() - started.getTime()) / 60_000)),
        reason,
      };
    }),
  };
}
