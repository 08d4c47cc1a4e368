import type { Context } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import { EXPIRING_DAYS } from '../../rules/plans.ts';
import type { licenseExpiry } from '../../site-contract.ts';
import { todayFor } from '../operations.ts';

type Counts = { ok: number; expiring: number; expired: number; none: number };

const countEnds = (whose: string) =>
  statement<Counts>(`
    select count(*) filter (where s.license_ends_on >= $2::date + ${EXPIRING_DAYS}) as ok,
      count(*) filter (where s.license_ends_on between $2::date and $2::date + ${EXPIRING_DAYS - 1}) as expiring,
      count(*) filter (where s.license_ends_on < $2::date) as expired,
      count(*) filter (where s.license_ends_on is null) as none
    from students s where s.archived_at is null and ${whose}`);

/** As the list of one's students has them: the own and those shared. */
const ofEducator = countEnds(
  '(s.owner_id = $1 or s.id = any(array(select student_id from student_shares where account_id = $1)))',
);
const ofFamily = countEnds('s.family_id = (select family_id from accounts where id = $1)');

/** Section 9, expiry classes. Staff have no students. */
export async function countExpiry({ tx, actor, now }: Context<typeof licenseExpiry>) {
  const today = await todayFor(tx, actor.id, now);
  const count = actor.scope === 'parent' ? ofFamily : ofEducator;
  const [counts] = await count(tx, actor.id, today);
  return { ...(counts ?? { ok: 0, expiring: 0, expired: 0, none: 0 }), today };
}
