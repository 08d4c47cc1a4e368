import * as z from 'zod/mini';
import { daysBetween } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import { accountZone } from '#product/accounts/server/time-zones/zones.ts';
import { sharesOf } from '#product/schools/server/drawable-lots.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';
import { PAYERS_LOTS } from './payers-lots.ts';

const used = z.object({ quantity: z.number(), used: z.number() });
const factsRow = {
  today: z.string(),
  free_trial_ends_on: z.nullable(z.string()),
  status: z.string(),
  students: z.number(),
  students_with_program: z.number(),
  individual_quantity: z.number(),
  individual_used: z.number(),
  site_quantity: z.number(),
  site_used: z.number(),
  shares: z.object({ own_individual: used, own_site: used, shared: used, pool: used }),
  pools: z.array(z.extend(used, { name: z.string(), plan: z.enum(['individual', 'site']) })),
  to_share_out: z.number(),
  own_individual_to_pass_on: z.number(),
  own_site_to_pass_on: z.number(),
  groups_to_pass_on: z.number(),
  is_active_customer: z.boolean(),
};
type Facts = Row<typeof factsRow>;

const summed = (name: string, which: string): string => `'${name}', json_build_object(
    'quantity', coalesce(sum(part.quantity) filter (where ${which}), 0)::integer,
    'used', coalesce(sum(part.used) filter (where ${which}), 0)::integer)`;
const SHARES = [
  summed('own_individual', "part.share = 'own' and part.plan = 'individual'"),
  summed('own_site', "part.share = 'own' and part.plan = 'site'"),
  summed('shared', "part.share = 'shared'"),
  summed('pool', "part.share = 'pool'"),
].join(', ');

/**
 * One statement: it is part of every sign-in and handshake. What cannot be drawn on today is not counted; what a group
 * bought for distribution is counted by itself, for who runs the group. A customer has paid licenses left, if only from
 * a later day on, or a student who is on one; for who runs a group also wherever the group's were shared out to.
 */
const findFacts = statement(
  factsRow,
  `
    select day.today, a.free_trial_ends_on, a.status, n.students, n.students_with_program,
      coalesce(held.individual_quantity, 0) as individual_quantity, coalesce(held.individual_used, 0) as individual_used,
      coalesce(held.site_quantity, 0) as site_quantity, coalesce(held.site_used, 0) as site_used,
      by_share.shares, by_share.pools, coalesce(run.to_share_out, 0) as to_share_out,
      coalesce(run.remaining, 0) as groups_to_pass_on, coalesce(own.individual, 0) as own_individual_to_pass_on,
      coalesce(own.site, 0) as own_site_to_pass_on,
      coalesce(held.has_left, false) or exists (
        select from students st
        join license_uses u on u.student_id = st.id and u.returned_at is null and u.ends_on >= day.today
        join license_lots paid on paid.id = u.lot_id and paid.plan <> 'free-trial'
        where st.owner_id = a.id and st.archived_at is null and st.license_ends_on >= day.today
      ) or exists (
        select from license_lots part
        where (part.id = any(run.lots) or part.root_id = any(run.lots)) and (
          (part.remaining > 0 and coalesce(part.ends_on >= day.today, true))
          or exists (select from license_uses u
            where u.lot_id = part.id and u.returned_at is null and u.ends_on >= day.today)
        )
      ) as is_active_customer
    from accounts a
    left join schools s on s.id = a.school_id
    cross join lateral (
      select ($2::timestamptz at time zone ${accountZone()})::date as today
    ) day
    cross join lateral (
      select count(*) as students, count(active_program) as students_with_program
      from students where owner_id = a.id and archived_at is null
    ) n
    cross join lateral (
      select (sum(l.quantity - l.expired) filter (where l.plan = 'individual' and has_begun))::integer
          as individual_quantity,
        (sum(l.used) filter (where l.plan = 'individual' and has_begun))::integer as individual_used,
        (sum(l.quantity - l.expired) filter (where l.plan = 'site' and has_begun))::integer as site_quantity,
        (sum(l.used) filter (where l.plan = 'site' and has_begun))::integer as site_used,
        bool_or(l.remaining > 0 and l.plan <> 'free-trial') as has_left
      from license_lots l cross join lateral (select l.starts_on <= day.today as has_begun) begun
      where l.id in (select lot_id from (${PAYERS_LOTS}) open)
        and (l.ends_on is null or l.ends_on >= day.today)
    ) held
    cross join lateral (
      select json_build_object(${SHARES}) as shares, coalesce(
          json_agg(json_build_object('name', g.name, 'plan', part.plan, 'quantity', part.quantity, 'used', part.used)
            order by lower(g.name), g.id, part.plan) filter (where part.share = 'pool'), '[]') as pools
      from (
        select drawn.share, case when drawn.share <> 'shared' then l.plan end as plan,
          case drawn.share when 'pool' then l.group_id end as group_id,
          sum(l.quantity - l.expired)::integer as quantity, sum(l.used)::integer as used
        from (${sharesOf('a.id')}) drawn join license_lots l on l.id = drawn.lot_id
        where l.plan <> 'free-trial' and l.starts_on <= day.today and (l.ends_on is null or l.ends_on >= day.today)
        group by 1, 2, 3
      ) part left join groups g on g.id = part.group_id
    ) by_share
    cross join lateral (
      select (sum(l.remaining) filter (where not groups.pool_on and l.starts_on <= day.today
          and coalesce(l.ends_on >= day.today, true)))::integer as to_share_out,
        (sum(l.remaining) filter (where l.starts_on <= day.today and coalesce(l.ends_on >= day.today, true)))::integer
          as remaining,
        array_agg(l.id) as lots
      from groups join license_lots l on l.group_id = groups.id
      where groups.id in (${administeredGroups('a.id')})
    ) run
    cross join lateral (
      select (sum(l.remaining) filter (where l.plan = 'individual'))::integer as individual,
        (sum(l.remaining) filter (where l.plan = 'site'))::integer as site
      from license_lots l
      where l.account_id = a.id and l.origin <> 'gift' and l.starts_on <= day.today
        and coalesce(l.ends_on >= day.today, true)
    ) own
    where a.id = any($1::bigint[])`,
);

const NOTHING = { quantity: 0, used: 0, remaining: 0 };

/** What the account may use: its own licenses, those of others it can draw on, and what it has to share out. */
export async function ecommerceOf(tx: Tx, actor: Actor, now: Date): Promise<EcommerceState> {
  const [facts] = actor.scope === 'student' ? [] : await findFacts(tx, [actor.id], now);
  if (facts === undefined) {
    return {
      is_active_customer: false,
      purchases: {
        free_trial: null,
        individual: NOTHING,
        site: NOTHING,
        shares: { own_individual: NOTHING, own_site: NOTHING, shared: NOTHING, pool: NOTHING },
        pools: [],
        to_share_out: 0,
        to_pass_on: { individual: 0, site: 0, groups: 0 },
      },
      product_usage: { students: 0, students_with_program: 0 },
    };
  }
  const { students, students_with_program, to_share_out, is_active_customer } = facts;
  return {
    is_active_customer,
    purchases: {
      free_trial: trialOf(facts),
      individual: planOf(facts.individual_quantity, facts.individual_used),
      site: planOf(facts.site_quantity, facts.site_used),
      shares: {
        own_individual: shareOf(facts, 'own_individual'),
        own_site: shareOf(facts, 'own_site'),
        shared: shareOf(facts, 'shared'),
        pool: shareOf(facts, 'pool'),
      },
      pools: facts.pools.map(({ name, plan, quantity, used }) => ({ name, plan, ...planOf(quantity, used) })),
      to_share_out,
      to_pass_on: {
        individual: facts.own_individual_to_pass_on,
        site: facts.own_site_to_pass_on,
        groups: facts.groups_to_pass_on,
      },
    },
    product_usage: { students, students_with_program },
  };
}

function shareOf({ shares }: Facts, name: keyof Facts['shares']) {
  return planOf(shares[name].quantity, shares[name].used);
}

function planOf(quantity: number, used: number) {
  return { quantity, used, remaining: quantity - used };
}

function trialOf({ free_trial_ends_on: endsOn, today, status }: Facts) {
  if (endsOn === null) return null;
  const limit = status === 'verified' ? null : UNVERIFIED_STUDENT_LIMIT;
  return { ends_on: endsOn, days_left: daysBetween(today, endsOn), student_limit: limit };
}
