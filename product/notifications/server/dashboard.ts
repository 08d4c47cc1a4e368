import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { publish } from '#platform/server/live/realtime.ts';
import * as calls from '../contract.ts';
import {
  COVERED_KINDS,
  DASHBOARD_KINDS,
  type DashboardData,
  type DashboardKind,
  dashboardNotification,
  EXPIRING_DAYS,
  PARENT_KINDS,
} from '../rules/dashboard.ts';

export type NewNotification = {
  accountIds: readonly number[];
  kind: DashboardKind;
  /** `by_id` is an adult, `student_ids` are children: their names are looked up when the notification is read. */
  data: Readonly<Record<string, DashboardData[string] | readonly number[]>>;
  /** What makes them, such as welcome: with the account's id behind it, it is made once. */
  operation: string;
  now: Date;
};

/** A condition on `accounts a`: parents who are told and written to. */
export const ACTIVE_PARENT = "a.scope = 'parent' and a.status = 'verified'";

/** In the order of the accounts: two at once wait for each other in it. */
const insertOnes = statement(
  { account_id: z.number() },
  `
    insert into dashboard_notifications (account_id, kind, data, at, operation_id)
    select a.id, $2, $3::jsonb, $4, $5 || ':' || a.id from accounts a
    where a.id = any($1::bigint[]) and (a.scope = 'educator' or ($6 and ${ACTIVE_PARENT}))
    order by a.id
    on conflict (operation_id) do nothing returning account_id`,
);

/** For educators, and parents if it is of a kind for families; anybody else among them is left out. */
export async function notifyKeepers(tx: Tx, given: NewNotification): Promise<void> {
  const { accountIds, kind, data, operation, now } = given;
  const forParents = PARENT_KINDS.includes(kind);
  const made = await insertOnes(tx, accountIds, kind, JSON.stringify(data), now, operation, forParents);
  await tellNotified(
    tx,
    made.map((row) => row.account_id),
  );
}

const deleteOnes = statement('delete from dashboard_notifications where operation_id = any($1::text[])');

/** What they tell has been taken back. */
export async function withdrawNotices(
  tx: Tx,
  operation: string,
  accountIds: readonly number[],
): Promise<void> {
  const accounts = [...new Set(accountIds)];
  await deleteOnes(
    tx,
    accounts.map((id) => `${operation}:${id}`),
  );
  await tellNotified(tx, accounts);
}

const deleteAbout = statement(
  { account_id: z.number() },
  `
    delete from dashboard_notifications n where n.kind = 'deletion-request'
      and n.data->'student_ids' = jsonb_build_array($1::bigint) returning n.account_id`,
);

/** What a family asked for is decided, or asked for no more: nobody is told of it any longer, former deciders neither. */
export async function withdrawDeletionRequest(tx: Tx, studentId: number): Promise<void> {
  await tellNotified(
    tx,
    (await deleteAbout(tx, studentId)).map((row) => row.account_id),
  );
}

const deleteOthers = statement(
  { account_id: z.number() },
  `
    delete from dashboard_notifications n where n.kind = 'deletion-request' and n.at < $3
      and not exists (select from unnest($1::bigint[], $2::bigint[]) as kept (student_id, account_id)
        where kept.account_id = n.account_id and n.data->'student_ids' = jsonb_build_array(kept.student_id))
    returning n.account_id`,
);

type Decider = { student_id: number; account_id: number };

/** Of what was told before: only who decides now goes on being told. */
export async function keepDeletionRequests(
  tx: Tx,
  deciders: readonly Decider[],
  before: Date,
): Promise<void> {
  const gone = await deleteOthers(
    tx,
    deciders.map((one) => one.student_id),
    deciders.map((one) => one.account_id),
    before,
  );
  await tellNotified(tx, [...new Set(gone.map((row) => row.account_id))]);
}

const deleteBegun = statement(
  'delete from dashboard_notifications where account_id = any($2::bigint[]) and starts_with(operation_id, $1)',
);

/** The same of everything that operations of one beginning made. */
export async function withdrawNoticesOf(
  tx: Tx,
  beginning: string,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await deleteBegun(tx, beginning, accountIds);
  await tellNotified(tx, accountIds);
}

const findChannels = statement(
  { personal_channel: z.string() },
  'select personal_channel from accounts where id = any($1::bigint[]) order by id',
);

/** Open pages fetch their list anew. */
export async function tellNotified(tx: Tx, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  const channel = (await findChannels(tx, accountIds)).map((row) => row.personal_channel);
  await publish(tx, { channel, type: 'dashboard-notification', data: {} });
}

const PAID_USE = `select from license_uses u join license_lots l on l.id = u.lot_id
    where u.student_id = s.id and u.returned_at is null and u.ends_on = s.license_ends_on and l.plan <> 'free-trial'`;

/** Of a student `s`: the license that ends last is none of a trial. */
export const ON_PAID_LICENSE = `exists (${PAID_USE})`;

/** The same for the rows of a page, looked up one by one: for fifty nobody reads the licenses of all. */
export const SHOWN_ON_PAID_LICENSE = `exists (${PAID_USE} offset 0)`;

const NEWEST = 50;

/** Students an account `n.account_id` looks after: the own, or those of the family. */
const KEPT = `s.archived_at is null and (s.owner_id = n.account_id
    or s.family_id = (select own.family_id from accounts own where own.id = n.account_id))`;

/** In New York, where the jobs of the day count its days. */
const dayOf = (moment: string): string => `(${moment} at time zone 'America/New_York')::date`;

/** Of those: who can play no longer when the trial of the notice ends. */
const ON_TRIAL = "(s.license_ends_on is null or s.license_ends_on <= (n.data->>'trial_ends_on')::date)";

/** Of an educator's own: whose paid license still ends within the days that the notice told of. */
const ENDING = (now: string): string => `
      from students s where s.owner_id = n.account_id and s.archived_at is null
        and s.license_ends_on between ${dayOf(now)} and ${dayOf('n.at')} + ${EXPIRING_DAYS - 1}
        and ${ON_PAID_LICENSE}`;

/** Runs a group, a team or one that has or had a site license. */
const RUNS = "m.account_id = n.account_id and m.role in ('owner', 'admin')";

/**
 * What was seen to since then is not told any more: everybody who was turned away has a license again, nobody's ends in
 * those days, the trial is over, another one, or nobody's any more, the first student is there, the colleague was approved or declined,
 * the notice was ended, the reader answers for the child no more.
 * Neither is what the reader has no page for any more.
 */
export const stillTrue = (now: string): string => `case
    when n.kind = 'welcome' then not exists (select from students s where s.owner_id = n.account_id)
    when n.kind = 'student-login-without-license' then exists (
      select from unlicensed_logins turned join students s on s.id = turned.student_id
      where ${KEPT} and turned.last_at >= n.at - interval '1 day'
        and (s.license_ends_on is null or s.license_ends_on < turned.on_day))
    when n.kind = 'licenses-expiring' and n.data ? 'ends_on' then exists (
      select from students s where ${KEPT} and s.license_ends_on = (n.data->>'ends_on')::date)
    when n.kind = 'licenses-expiring' and n.data ? 'trial_ends_on' then exists (
      select from accounts own where own.id = n.account_id
        and own.free_trial_ends_on = (n.data->>'trial_ends_on')::date and own.free_trial_ends_on >= ${dayOf(now)})
      and (not exists (select from students s where ${KEPT}) or exists (
        select from students s where ${KEPT} and ${ON_TRIAL}))
    when n.kind = 'licenses-expiring' then exists (select ${ENDING(now)})
    when n.kind = 'colleague-to-approve' then exists (
      select from accounts c where c.id = (n.data->>'by_id')::bigint and c.source = 'invite'
        and c.verified_by is null and c.status in ('not-verified', 'on-hold'))
      and exists (select from group_members m where ${RUNS})
    when n.kind = 'deletion-request' then exists (
      select from students s where s.id = (n.data->'student_ids'->>0)::bigint and (s.owner_id = n.account_id
        or exists (select from group_members m where ${RUNS})))
    when n.kind = 'site-license-usage-report' then exists (
      select from license_lots l where l.plan = 'site' and (l.account_id = n.account_id
        or l.group_id = any(array(select m.group_id from group_members m where ${RUNS}))))
    when n.kind = 'notice' then exists (
      select from notices told join accounts own on own.id = n.account_id
      where told.id = (n.data->>'notice_id')::bigint and told.published_at is not null and told.ended_at is null
        and ${dayOf(now)} between told.first_day and told.last_day
        and case when own.scope = 'parent' then 'parent' else own.role end = any(told.audience))
    else true end`;

/** A parent who was an educator has no page for what a school was told. */
const FOR_READER = `(not $3::boolean or n.kind = any(array['${PARENT_KINDS.join("', '")}']))`;

const findOpen = statement(
  {
    id: z.number(),
    kind: z.enum(DASHBOARD_KINDS),
    at: z.date(),
    data: dashboardNotification.shape.data,
  },
  `
    select n.id, n.kind, n.at, (n.data - '{by_id,student_ids,until,notice_id}'::text[]) || jsonb_strip_nulls(jsonb_build_object(
        'title_en', told.title_en, 'title_zh', told.title_zh, 'text_en', told.text_en, 'text_zh', told.text_zh,
        'page', told.page, 'by', ${spokenNameSql('b')},
        'child', case when n.kind in ('deletion-request', 'consent-entry') then n.data->'student_ids'->0 end, 'names', named.names, 'ids', named.ids,
        'licenses_left', case when n.kind = 'student-login-without-license' then (
          select nullif(sum(l.remaining), 0) from license_lots l
          where l.account_id = n.account_id and l.plan <> 'free-trial') end,
        'on_trial', case when trial.some < trial.kept then trial.some end,
        'count', case when n.kind = 'licenses-expiring' and n.data ? 'count' and not n.data ? 'ends_on' then (
          select least((n.data->>'count')::integer, count(*)) ${ENDING('$2::timestamptz')}) end)) as data
    from dashboard_notifications n left join accounts b on b.id = (n.data->>'by_id')::bigint
    left join notices told on n.kind = 'notice' and told.id = (n.data->>'notice_id')::bigint
    left join lateral (
      select string_agg(${spokenNameSql('s')}, ', ' order by chosen.place) as names,
        string_agg(s.id::text, ',' order by chosen.place) as ids
      from jsonb_array_elements_text(n.data->'student_ids') with ordinality chosen (id, place)
      join students s on s.id = chosen.id::bigint and s.owner_id = n.account_id and s.archived_at is null
    ) named on true
    left join lateral (
      select count(*) filter (where ${ON_TRIAL}) as some, count(*) as kept from students s where ${KEPT}
    ) trial on n.kind = 'licenses-expiring' and n.data ? 'trial_ends_on'
    where n.account_id = $1 and n.dismissed_at is null and ${FOR_READER} and ${stillTrue('$2::timestamptz')}
      and n.kind <> all($5::text[])
    order by n.at desc, n.id desc limit $4`,
);
const countOpen = statement(
  { total: z.number() },
  `
    select count(*) as total from dashboard_notifications n
    where n.account_id = $1 and n.dismissed_at is null and ${FOR_READER} and ${stillTrue('$2::timestamptz')}
      and n.kind <> all($4::text[])`,
);

type Reading = { tx: Tx; actor: Actor; now: Date };

/** What staff who act as the reader are not told, nor may put away. */
function coveredFor({ actingAsBy }: Actor): readonly DashboardKind[] {
  return actingAsBy === null ? [] : COVERED_KINDS;
}

async function listOf({ tx, actor, now }: Reading): Promise<OutputOf<typeof calls.listNotifications>> {
  const covered = coveredFor(actor);
  const rows = await findOpen(tx, actor.id, now, actor.scope === 'parent', NEWEST, covered);
  return {
    data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    total: await totalOf({ tx, actor, now }),
    ...(covered.length > 0 ? { covered: true } : {}),
  };
}

async function totalOf({ tx, actor, now }: Reading): Promise<number> {
  const [open] = await countOpen(tx, actor.id, now, actor.scope === 'parent', coveredFor(actor));
  return open?.total ?? 0;
}

const dismiss = statement(
  { id: z.number() },
  `
    update dashboard_notifications set dismissed_at = coalesce(dismissed_at, $3)
    where id = $1 and account_id = $2 and kind <> all($4::text[]) returning id`,
);

export function dashboardRoutes(serve: Serve): void {
  for (const list of [calls.listNotifications, calls.listParentNotifications]) {
    serve(list, listOf);
  }
  serve(calls.dismissNotification, dismissOne);
  serve(calls.dismissParentNotification, dismissOne);
  serve(calls.restoreNotification, restoreOne);
  serve(calls.restoreParentNotification, restoreOne);
}

type Dismissal = typeof calls.dismissNotification;

async function dismissOne(context: Context<Dismissal>): Promise<OutputOf<Dismissal>> {
  const { tx, actor, input, now } = context;
  // Twice is as good as once: two tabs may show the same.
  if ((await dismiss(tx, input.id, actor.id, now, coveredFor(actor))).length === 0)
    throw Refusal.of('not-found');
  return { total: await totalOf(context) };
}

const restore = statement(
  { id: z.number() },
  `
    update dashboard_notifications set dismissed_at = null
    where id = $1 and account_id = $2 and kind <> all($3::text[]) returning id`,
);

async function restoreOne(context: Context<Dismissal>): Promise<OutputOf<Dismissal>> {
  const { tx, actor, input } = context;
  if ((await restore(tx, input.id, actor.id, coveredFor(actor))).length === 0) throw Refusal.of('not-found');
  return { total: await totalOf(context) };
}

const addData = statement(`
    update dashboard_notifications n set data = n.data || r.data
    from jsonb_to_recordset($1::jsonb) as r (id bigint, data jsonb) where n.id = r.id`);

/** Says more on notices that are made. */
export async function addToNotices(
  tx: Tx,
  more: readonly { id: number; data: DashboardData }[],
): Promise<void> {
  await addData(tx, JSON.stringify(more));
}
