import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { oldestRow, ownRule, type RetentionRule } from '#platform/server/retention/rule.ts';
import { removeAccounts } from '#product/accounts/server/people/staff-actions.ts';

/** No letter was answered, none is out any more, and nothing hangs on the account: no child, no license, no paper. */
const UNUSED = `from accounts a where a.status = 'not-activated'
  and not exists (select from students s where s.owner_id = a.id)
  and not exists (select from license_lots l where l.account_id = a.id)
  and not exists (select from orders o where o.account_id = a.id)
  and not exists (select from quotes q where q.account_id = a.id)
  and not exists (select from uploads u where u.educator_id = a.id)
  and not exists (select from accounts i where i.invited_by = a.id)
  and not exists (select from links k where k.account_id = a.id)
  and not exists (select from group_members m where m.account_id = a.id and m.role = 'owner')`;

const find = statement(
  { id: z.number() },
  `select a.id ${UNUSED} and a.updated_at < $1 order by a.id limit $2`,
);
const findOldest = statement(oldestRow, `select min(a.updated_at) as oldest ${UNUSED}`);

/** Who was invited or asked, and did not come within a year. */
export const UNUSED_ACCOUNTS_RULE: RetentionRule = ownRule(
  { name: 'accounts-unused', table: 'accounts', period: { days: 365 } },
  {
    oldest: async (tx) => (await findOldest(tx))[0]?.oldest ?? null,
    async remove(tx, before, atMost) {
      const ids = (await find(tx, before, atMost)).map(({ id }) => id);
      return ids.length === 0 ? 0 : (await removeAccounts(tx, ids)).length;
    },
  },
);
