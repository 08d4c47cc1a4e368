import { type Day, daysBetween } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { DEFAULT_TIME_ZONE, UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import { PAYERS_LOTS } from './payers-lots.ts';

type Facts = {
  today: Day;
  free_trial_ends_on: Day | null;
  status: string;
  students: number;
  students_with_program: number;
  individual_quantity: number;
  individual_used: number;
  site_quantity: number;
  site_used: number;
  remaining: number;
  licensed: boolean;
};

/** One statement: it is part of every sign-in and handshake. What cannot be drawn on any more is not counted. */
const findFacts = statement<Facts>(`
    select day.today, a.free_trial_ends_on, a.status, n.students, n.students_with_program,
      coalesce(held.individual_quantity, 0) as individual_quantity, coalesce(held.individual_used, 0) as individual_used,
      coalesce(held.site_quantity, 0) as site_quantity, coalesce(held.site_used, 0) as site_used,
      coalesce(held.remaining, 0) as remaining,
      exists (
        select from students st
        join license_uses u on u.student_id = st.id and u.returned_at is null and u.ends_on >= day.today
        join license_lots paid on paid.id = u.lot_id and paid.plan <> 'free-trial'
        where st.owner_id = a.id and st.archived_at is null and st.license_ends_on >= day.today
      ) as licensed
    from accounts a
    left join schools s on s.id = a.school_id
    cross join lateral (
      select ($2::timestamptz at time zone coalesce(s.time_zone, '${DEFAULT_TIME_ZONE}'))::date as today
    ) day
    cross join lateral (
      select count(*) as students, count(active_program) as students_with_program
      from students where owner_id = a.id and archived_at is null
    ) n
    cross join lateral (
      select (sum(l.quantity - l.expired) filter (where l.plan = 'individual'))::integer as individual_quantity,
        (sum(l.used) filter (where l.plan = 'individual'))::integer as individual_used,
        (sum(l.quantity - l.expired) filter (where l.plan = 'site'))::integer as site_quantity,
        (sum(l.used) filter (where l.plan = 'site'))::integer as site_used,
        (sum(l.remaining) filter (where l.plan <> 'free-trial'))::integer as remaining
      from license_lots l
      where l.id in (select lot_id from (${PAYERS_LOTS}) open)
        and (l.ends_on is null or l.ends_on >= day.today)
    ) held
    where a.id = any($1::bigint[])`);

const NOTHING = { quantity: 0, used: 0, remaining: 0 };

/** What the account may use: its own licenses, and those of others it can draw on. */
export async function ecommerceOf(tx: Tx, actor: Actor, now: Date): Promise<EcommerceState> {
  const [facts] = actor.scope === 'student' ? [] : await findFacts(tx, [actor.id], now);
  if (facts === undefined) {
    return {
      is_active_customer: false,
      purchases: { free_trial: null, individual: NOTHING, site: NOTHING },
      product_usage: { students: 0, students_with_program: 0 },
    };
  }
  const { students, students_with_program } = facts;
  return {
    is_active_customer: facts.remaining > 0 || facts.licensed,
    purchases: {
      free_trial: trialOf(facts),
      individual: planOf(facts.individual_quantity, facts.individual_used),
      site: planOf(facts.site_quantity, facts.site_used),
    },
    product_usage: { students, students_with_program },
  };
}

function planOf(quantity: number, used: number) {
  return { quantity, used, remaining: quantity - used };
}

function trialOf({ free_trial_ends_on: endsOn, today, status }: Facts) {
  if (endsOn === null) return null;
  const limit = status === 'verified' ? null : UNVERIFIED_STUDENT_LIMIT;
  return { ends_on: endsOn, days_left: daysBetween(today, endsOn), student_limit: limit };
}
