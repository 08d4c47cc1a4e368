import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { ON_PAID_LICENSE } from '#product/notifications/server/dashboard.ts';
import { LICENSE_STATES } from '#product/rosters/rules/license-states.ts';
import { dayAtSchool, licenseState } from '#product/rosters/server/students/license-state.ts';
import { inAdminsReach } from '#product/rosters/server/students/reach.ts';
import type { licenseExpiry } from '../../site-contract.ts';

const stateCountsRow = {
  trial: z.number(),
  ok: z.number(),
  expiring: z.number(),
  waiting: z.number(),
  expired: z.number(),
  none: z.number(),
};
type StateCounts = Row<typeof stateCountsRow>;

const COUNTS = LICENSE_STATES.map((state) => `count(*) filter (where state = '${state}') as ${state}`);

/** As the lists filter them: each number leads to one. */
const countStates = (whose: string) =>
  statement(
    stateCountsRow,
    `
    select ${COUNTS.join(', ')} from (
      select ${licenseState(dayAtSchool('$2::timestamptz'), ON_PAID_LICENSE)} as state
      from students s left join schools sc on sc.id = s.school_id
      where s.archived_at is null and ${whose}
    ) counted`,
  );

/** As the list of one's students has them: the own and those shared. */
const ofEducator = countStates(
  '(s.owner_id = $1 or s.id = any(array(select student_id from student_shares where account_id = $1)))',
);
const ofFamily = countStates('s.family_id = (select family_id from accounts where id = $1)');

const ofAdmin = countStates(`(${inAdminsReach('$1')})`);

const NOBODY: StateCounts = { ok: 0, expiring: 0, trial: 0, waiting: 0, expired: 0, none: 0 };

/** All students of what an admin runs: together as many as the list of all students has. */
export async function countAdminsStudents(tx: Tx, adminId: number, now: Date): Promise<StateCounts> {
  const [counts] = await ofAdmin(tx, adminId, now);
  return counts ?? NOBODY;
}

/** How many students are in each class of docs/product/licenses.md. Staff have none. */
export async function countExpiry({ tx, actor, now }: Context<typeof licenseExpiry>) {
  const count = actor.scope === 'parent' ? ofFamily : ofEducator;
  const [counts] = await count(tx, actor.id, now);
  return counts ?? NOBODY;
}
