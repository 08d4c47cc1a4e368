import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { administeredDistricts, administeredGroups } from '#product/schools/server/reach/reach.ts';
import type { educatorPlans, quoteOptions, quotePlans } from '../../quotes-contract.ts';
import { plansOf } from './buyers.ts';
import { getQuote } from './store.ts';

/**
 * As the last time; at first what the account says. A district that paid once pays again where its own admin asks: who
 * looks after one school asks for that school.
 */
const findBilling = statement(
  {
    organisation: z.string(),
    billing_name: z.string(),
    billing_email: z.string(),
    billing_address: z.string(),
  },
  `
    select coalesce(last.organisation, own_district.name, s.name, '') as organisation,
      coalesce(last.billing_name, ${spokenNameSql('a')}) as billing_name,
      coalesce(last.billing_email, a.username) as billing_email, coalesce(last.billing_address, '') as billing_address
    from accounts a
    left join schools s on s.id = a.school_id
    left join lateral (
      select q.organisation, q.billing_name, q.billing_email, q.billing_address
      from quotes q where q.account_id = a.id and q.created_by = a.id and not exists (
        select from districts d where lower(d.name) = lower(trim(q.organisation))
          and d.id not in (${administeredDistricts('$1')}))
      order by q.created_at desc, q.id desc limit 1
    ) last on true
    left join lateral (
      select d.name from districts d where d.id in (${administeredDistricts('$1')}) order by d.name, d.id limit 1
    ) own_district on true
    where a.id = $1`,
);
const findGroups = statement(
  { id: z.number(), name: z.string() },
  `
    select g.id, g.name from groups g where g.id in (${administeredGroups('$1')}) order by g.name, g.id limit 100`,
);
const findOwnStudent = statement(
  { id: z.number() },
  'select id from students where owner_id = $1 and archived_at is null limit 1',
);
const findQuotes = statement(
  { id: z.number(), number: z.string(), quantity: z.number(), total_cents: z.number() },
  `
    select id, number, quantity, total_cents from quotes
    where account_id = $1 and status = 'sent' and valid_until >= $2::date order by created_at desc, id desc limit 50`,
);

export async function describeOptions({ actor, tx, now }: Context<typeof quoteOptions>) {
  const today = await todayFor(tx, actor.id, now);
  const [billing] = await findBilling(tx, actor.id);
  const groups = await findGroups(tx, actor.id);
  const [own] = await findOwnStudent(tx, actor.id);
  return {
    data: {
      today,
      for: own === undefined && groups.length > 0 ? ('site' as const) : ('individual' as const),
      organisation: billing?.organisation ?? '',
      billing_name: billing?.billing_name ?? '',
      billing_email: billing?.billing_email ?? '',
      billing_address: billing?.billing_address ?? '',
      plans: await plansOf(tx, actor.id, today),
      groups,
      quotes: await findQuotes(tx, actor.id, today),
    },
  };
}

const findEducator = statement(
  { id: z.number() },
  "select id from accounts where id = $1 and scope = 'educator'",
);

/** What staff choose from, when they add to a customer's plan. */
export async function describePlans({ input, tx, now }: Context<typeof educatorPlans>) {
  const [educator] = await findEducator(tx, input.id);
  if (educator === undefined) throw Refusal.of('not-found');
  return { data: await plansOf(tx, educator.id, await todayFor(tx, educator.id, now)) };
}

export async function describePlansForQuote({ input, actor, tx, now }: Context<typeof quotePlans>) {
  const { account_id: buyer } = await getQuote(tx, actor, input.id);
  return { data: await plansOf(tx, buyer, await todayFor(tx, buyer, now)) };
}
