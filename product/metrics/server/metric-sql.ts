import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import { REQUEST_SOURCES } from '#product/accounts/rules/people/request-origins.ts';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { checkInProgram } from '#product/play/server/events/told.ts';
import { type Metric, OF_MONEY, OF_PEOPLE, OF_PLAY } from '../rules/figures.ts';
import { EVERYWHERE, type Within } from './place-sql.ts';

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
/** Of what happens to people and money: the days of the books. */
const dayOf = (moment: string): string => `(${moment} at time zone '${DEFAULT_TIME_ZONE}')::date`;

/** Who pays within this time of a trial's end was won by it; whose next plan begins within it has renewed. */
const WITHIN = 30;

/** Of accounts `a`: what is counted, and what its list shows. */
export const OF_ACCOUNT = {
  scope: "a.scope <> 'uber'",
  isRequest: `a.source in (${listed(REQUEST_SOURCES)})`,
  askedOn: dayOf('a.created_at'),
  activated: 'a.activated_at is not null',
  verified: 'a.verified_at is not null',
  hasStudents: 'exists (select from students own where own.owner_id = a.id and not own.is_sandbox)',
  /** After a trial. */
  paid: `exists (
    select from orders o where o.account_id = a.id and ${dayOf('o.paid_at')} <= a.free_trial_ends_on + ${WITHIN})`,
} as const;

const BOUGHT = "('purchase', 'purchase-order')";
/** Of lots `l`: a plan as it was bought, wherever its licenses are now; a successor is the same owner's. */
export const OF_PLAN = {
  scope: `l.id = l.root_id and l.origin in ${BOUGHT}`,
  renewed: `exists (
    select from license_lots n where n.id = n.root_id and n.id <> l.id and n.origin in ${BOUGHT}
      and (n.account_id = l.account_id or n.group_id = l.group_id)
      and n.starts_on between l.starts_on and l.ends_on + ${WITHIN} and coalesce(n.ends_on, 'infinity') > l.ends_on)`,
} as const;

/** As the list of orders has it: a card pays at once, a purchase order check by check. Each has an id of its own. */
export const PAYMENT_ROWS = `
    select o.id * 10 as id, ${dayOf('o.paid_at')} as on_day, 'card' as kind, o.total_cents as cents, o.account_id, o.group_id,
      o.number
    from orders o where o.kind = 'card' and o.paid_at is not null
    union all
    select r.id * 10 + 1, r.paid_on, 'check', r.amount_cents, o.account_id, o.group_id, o.number
    from order_payments r join orders o on o.id = r.order_id
    union all
    select h.id * 10 + 2, ${dayOf('h.at')}, 'refund', -coalesce(h.price_cents, 0), h.account_id, h.group_id, h.reference
    from ecommerce_history h where h.type = 'refund'`;

/** Of those who came that day, who has got how far by now. */
const people = ({ account }: Within): string => `
  select ${OF_ACCOUNT.askedOn} as on_day, so.metric, count(*) as value
  from accounts a cross join lateral (values
    ('requests', true), ('activated', ${OF_ACCOUNT.activated}), ('verified', ${OF_ACCOUNT.verified}),
    ('first-students', ${OF_ACCOUNT.hasStudents})
  ) so(metric, is_so)
  where ${OF_ACCOUNT.scope} and ${OF_ACCOUNT.isRequest} and ${account} and so.is_so group by 1, 2`;

const trials = ({ account }: Within): string => `
  select a.free_trial_ends_on, so.metric, count(*)
  from accounts a cross join lateral (values ('trials', true), ('trials-paid', ${OF_ACCOUNT.paid})) so(metric, is_so)
  where ${OF_ACCOUNT.scope} and a.free_trial_ends_on < $1::date and ${account} and so.is_so group by 1, 2`;

const plans = ({ owner }: Within): string => `
  select l.ends_on, so.metric, count(*)
  from license_lots l cross join lateral (values ('plans', true), ('plans-renewed', ${OF_PLAN.renewed})) so(metric, is_so)
  where ${OF_PLAN.scope} and l.ends_on < $1::date and ${owner('l.account_id', 'l.group_id')} and so.is_so group by 1, 2`;

const payments = ({ owner }: Within): string => `
  select p.on_day, so.metric, sum(so.value)::bigint
  from (${PAYMENT_ROWS}) p cross join lateral (values
    ('paid-cents', greatest(p.cents, 0)), ('refunded-cents', case when p.kind = 'refund' then -p.cents end),
    ('refunds', case when p.kind = 'refund' then 1 end)
  ) so(metric, value)
  where so.value is not null and ${owner('p.account_id', 'p.group_id')} group by 1, 2`;

const others = ({ owner }: Within): string => `
  select u.on_day, 'turned-away', count(*) from unlicensed_logins u where ${owner('u.owner_id', null)} group by 1
  union all
  select ${dayOf('g.given_at')}, 'gifts', count(*) from gifts g where ${owner('g.invitee_id', null)} group by 1`;

/** By day and metric. $1 today: a trial or plan of today has not ended yet. */
export const booksOf = (within: Within): string =>
  [people, trials, plans, payments, others].map((part) => part(within)).join('\n union all ');

/**
 * What stands in `counted` (program, day, metric, value) is kept, and nothing else of these metrics; what is as it was
 * is not written again.
 */
const keep = (counted: string, metrics: readonly Metric[], within: string): string => `
    with counted as (
      ${counted}
    ), gone as (
      delete from metric_days old where old.metric in (${listed(metrics)}) and ${within} and not exists (
        select from counted c where c.program = old.program and c.on_day = old.on_day and c.metric = old.metric)
    )
    insert into metric_days as kept (program, on_day, metric, value)
    select program, on_day, metric, value from counted
    on conflict (program, on_day, metric) do update set value = excluded.value where kept.value <> excluded.value`;

/** There are few of these rows: all days at once. */
export const KEEP_BOOKS = keep(
  `select 'all' as program, on_day, metric, value from (${booksOf(EVERYWHERE)}) told where value <> 0`,
  [...OF_PEOPLE, ...OF_MONEY],
  'true',
);

/** Copies in the sandbox are few: leaving them out takes no look at each child. */
const NOT_SANDBOX = 'not exists (select from students copy where copy.id = t.student_id and copy.is_sandbox)';

/** A program's own, and all together; nothing of the sandbox. $1 the days. */
const ofPlay = (from: string, own: string, day: string, value: string): string => `
      select of.program, ${day} as on_day, ${value} as value
      from ${from} cross join lateral (values ('all'), (${own})) of(program)
      where ${day} = any($1::date[]) and of.program is not null and ${NOT_SANDBOX}`;

/** Debug play is in none of these tables. */
export const KEEP_PLAY = keep(
  `
      select program, on_day, 'seconds' as metric, sum(value)::bigint as value from (
        ${ofPlay('play_days t', 't.area', 't.on_day', 't.seconds')}) played group by 1, 2
      union all
      select program, on_day, 'scenes', count(*) from (
        ${ofPlay('scene_plays t', 't.program', 't.finished_on', '1')}) finished group by 1, 2
      union all
      select program, on_day, 'check-ins', count(*) from (
        ${ofPlay(
          `(select c.student_id, c.on_day, ${checkInProgram('c')} as program from check_ins c
            where c.feeling <> '${SKIPPED}') t`,
          't.program',
          't.on_day',
          '1',
        )}) told group by 1, 2`,
  OF_PLAY,
  'old.on_day = any($1::date[])',
);

/** The day before of a child is looked up in its own days: child after child, as the index has them. */
const active = (program: string, days: string, before: string): string => `
    select ${program} as program, on_day, coalesce(previous_day, '-infinity') as previous_day, count(*)::integer as children
    from (
      select t.area, t.on_day, (
        select p.on_day from play_days p where p.student_id = t.student_id and p.on_day < t.on_day ${before}
        order by p.on_day desc limit 1
      ) as previous_day
      from (
        select t.* from ${days} t where t.on_day = any($1::date[]) and ${NOT_SANDBOX} order by t.student_id offset 0
      ) t
    ) child group by 1, 2, 3`;

export const KEEP_ACTIVE = `
    with counted as (
      ${active('area', 'play_days', 'and p.area = t.area')}
      union all
      ${active("'all'", "(select distinct student_id, on_day, '' as area from play_days where on_day = any($1::date[]))", '')}
    ), gone as (
      delete from active_days old where old.on_day = any($1::date[]) and not exists (
        select from counted c where c.program = old.program and c.on_day = old.on_day and c.previous_day = old.previous_day)
    )
    insert into active_days as kept (program, on_day, previous_day, children)
    select program, on_day, previous_day, children from counted
    on conflict (program, on_day, previous_day) do update set children = excluded.children
    where kept.children <> excluded.children`;

/** After the days of a month: what they come to together. $1 the days that were counted. */
export const KEEP_MONTHS = `
    with months as (
      select distinct date_trunc('month', day)::date as month from unnest($1::date[]) day
    ), counted as (
      select a.program, m.month, a.previous_day, sum(a.children)::integer as children
      from months m join active_days a on a.on_day >= m.month and a.on_day < m.month + interval '1 month' group by 1, 2, 3
    ), gone as (
      delete from active_months old where old.month in (select month from months) and not exists (
        select from counted c where c.program = old.program and c.month = old.month and c.previous_day = old.previous_day)
    )
    insert into active_months as kept (program, month, previous_day, children)
    select program, month, previous_day, children from counted
    on conflict (program, month, previous_day) do update set children = excluded.children
    where kept.children <> excluded.children`;
