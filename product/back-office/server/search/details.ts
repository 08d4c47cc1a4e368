import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { PAID_PLANS } from '#product/licensing/rules/plans.ts';
import { ORDER_STATUSES } from '#product/purchasing/rules/orders.ts';
import { QUOTE_STATUSES } from '#product/purchasing/rules/quotes.ts';
import { LICENSE_STATES } from '#product/rosters/rules/license-states.ts';
import { dayAtSchool, licenseState } from '#product/rosters/server/students/license-state.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';

/** What is shown of the few that were found, by their ids. */

export const peopleOf = statement(
  {
    id: z.number(),
    name: z.string(),
    username: z.string(),
    scope: z.enum(['educator', 'parent']),
    role: z.nullable(z.enum(ROLES)),
    status: z.enum(ACCOUNT_STATUSES),
    place: z.nullable(z.string()),
  },
  `
    select a.id, ${spokenNameSql('a')} as name, a.username, a.scope, a.role, a.status,
      coalesce(sc.name, nullif(r.school, ''), f.name) as place
    from accounts a left join schools sc on sc.id = a.school_id left join families f on f.id = a.family_id
    left join account_requests r on r.account_id = a.id
    where a.id = any($1::bigint[])`,
);

export const childrenOf = statement(
  {
    id: z.number(),
    name: z.string(),
    username: z.string(),
    grade: z.number(),
    place: z.nullable(z.string()),
    program: z.nullable(z.enum(PROGRAM_IDS)),
    license: z.enum(LICENSE_STATES),
    archived: z.boolean(),
    owner_id: z.number(),
  },
  `
    select s.id, ${listedNameSql('s')} as name, s.username, s.grade, coalesce(sc.name, f.name) as place,
      s.active_program as program, ${licenseState(dayAtSchool('$2::timestamptz'))} as license,
      s.archived_at is not null as archived, s.owner_id
    from students s left join schools sc on sc.id = s.school_id left join families f on f.id = s.family_id
    where s.id = any($1::bigint[])`,
);

const placeRow = {
  id: z.number(),
  kind: z.enum(['district', 'school', 'group', 'family']),
  name: z.string(),
  group_kind: z.nullable(z.enum(GROUP_KINDS)),
  where: z.nullable(z.string()),
  children: z.nullable(z.number()),
  school_id: z.nullable(z.number()),
  person_id: z.nullable(z.number()),
};

/** Of students there are counters by school; of a family they are few. */
export const placesOf = statement(
  placeRow,
  `
    select d.id, 'district' as kind, d.name, null as group_kind, d.state::text as "where",
      (select coalesce(sum(c.students), 0)::bigint from schools s join school_counters c on c.school_id = s.id
        where s.district_id = d.id) as children, null::bigint as school_id, null::bigint as person_id
    from districts d where d.id = any($1::bigint[])
    union all
    select s.id, 'school', s.name, null, concat_ws(', ', d.name, s.state),
      (select coalesce(sum(c.students), 0)::bigint from school_counters c where c.school_id = s.id), s.id, null
    from schools s left join districts d on d.id = s.district_id where s.id = any($2::bigint[])
    union all
    select g.id, 'group', g.name, g.kind, coalesce(s.name, d.name), null, g.school_id,
      (select m.account_id from group_members m where m.group_id = g.id and m.role = 'owner')
    from groups g left join schools s on s.id = g.school_id left join districts d on d.id = g.district_id
    where g.id = any($3::bigint[])
    union all
    select f.id, 'family', f.name, null, null,
      (select count(*) from students st where st.family_id = f.id and st.archived_at is null), null,
      (select min(a.id) from accounts a where a.family_id = f.id)
    from families f where f.id = any($4::bigint[])`,
);

const purchaseRow = {
  id: z.number(),
  number: z.string(),
  buyer: z.nullable(z.string()),
  buyer_id: z.nullable(z.number()),
  plan: z.enum(PAID_PLANS),
  quantity: z.number(),
  total_cents: z.number(),
};

export const ordersOf = statement(
  { ...purchaseRow, kind: z.literal('order'), status: z.enum(ORDER_STATUSES), attention: z.boolean() },
  `
    select o.id, 'order' as kind, o.number, coalesce(${spokenNameSql('a')}, nullif(o.billing_name, '')) as buyer,
      o.account_id as buyer_id, o.plan, o.quantity, o.total_cents, o.status,
      exists (select from payments p join payment_events e on e.session_id = p.session_id
        where p.order_id = o.id and e.attention is not null and e.settled_at is null) as attention
    from orders o left join accounts a on a.id = o.account_id where o.id = any($1::bigint[])`,
);

export const quotesOf = statement(
  { ...purchaseRow, kind: z.literal('quote'), status: z.enum(QUOTE_STATUSES) },
  `
    select q.id, 'quote' as kind, q.number, ${spokenNameSql('a')} as buyer, q.account_id as buyer_id, q.plan,
      q.quantity, q.total_cents, q.status
    from quotes q join accounts a on a.id = q.account_id where q.id = any($1::bigint[])`,
);

const purchase = { id: z.number(), kind: z.enum(['order', 'quote']) };

/** Who calls about money gives a name: the last orders and quotes of those who were found. */
export const lastPurchasesOf = statement(
  purchase,
  `
    select bought.id, bought.kind from unnest($1::bigint[]) with ordinality as person(id, place)
    cross join lateral (
      (select o.id, 'order' as kind, o.created_at from orders o where o.account_id = person.id
        and (o.kind = 'purchase-order' or o.paid_at is not null) order by o.created_at desc limit 3)
      union all
      (select q.id, 'quote', q.created_at from quotes q where q.account_id = person.id
        order by q.created_at desc limit 3)
    ) bought order by person.place, bought.created_at desc limit $2::integer`,
);
