import * as z from 'zod/mini';
import { addDays, type Day, dayIn } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { NOBODYS_ADDRESS } from '#platform/server/mail/mail.ts';
import {
  backToSchoolYear,
  EXPIRING_DAYS,
  GAMES_PREVIEW_FROM_DAYS,
  GAMES_PREVIEW_UNTIL_DAYS,
  TRIAL_EXPIRES_WITHIN_DAYS,
} from '#product/notifications/rules/dashboard.ts';
import { ACTIVE_PARENT, ON_PAID_LICENSE } from '#product/notifications/server/dashboard.ts';
import { BUNCH, bunchRow, inBunches } from './bunches.ts';

export const makeNotifications = job<Record<string, never>>('notifications.make', { retryLimit: 5 });

/** Six in the morning in New York, five in winter: before the first lesson. */
export const MAKE_NOTIFICATIONS_AT = '0 10 * * *';

/** A condition on `accounts a`: who can read it. The educator of the sandbox is nobody. */
export const ACTIVE_EDUCATOR = `a.scope = 'educator' and a.status in ('not-verified', 'on-hold', 'verified')
    and a.username not like '%${NOBODYS_ADDRESS}'`;

/**
 * From accounts to what they have, a bunch of them after the other: what everybody has is never looked at as a whole.
 * `$1` is when, `$2` the last account before. The operation id makes it once, whatever runs twice.
 */
function insertFor(
  kind: string,
  { who, join = '', data, operation }: { who: string; join?: string; data: string; operation: string },
): ReturnType<typeof statement<typeof bunchRow>> {
  return statement(
    bunchRow,
    `
    with bunch as materialized (
      select a.id, a.family_id, a.free_trial_ends_on from accounts a where a.id > $2 and ${who}
      order by a.id limit ${BUNCH}
    ), made as (
      insert into dashboard_notifications (account_id, kind, data, at, operation_id)
      select found.id, '${kind}', found.data, $1, found.operation_id
      from (select a.id, ${data} as data, ${operation} || ':' || a.id as operation_id from bunch a ${join}) found
      order by found.id
      on conflict (operation_id) do nothing returning account_id
    )
    select (select max(id) from bunch) as last, to_json(array(select account_id from made)) as made`,
  );
}

const backToSchool = insertFor('back-to-school', {
  who: ACTIVE_EDUCATOR,
  data: "jsonb_build_object('year', $3::int)",
  operation: "'back-to-school:' || $3::int",
});
const gamesPreview = insertFor('games-preview', {
  who: `${ACTIVE_EDUCATOR} and a.activated_at between $3::timestamptz and $4::timestamptz`,
  data: "'{}'::jsonb",
  operation: "'games-preview'",
});
const trialExpiring = insertFor('licenses-expiring', {
  who: `(${ACTIVE_EDUCATOR} or ${ACTIVE_PARENT}) and a.free_trial_ends_on between $3::date and $4::date`,
  data: "jsonb_build_object('trial_ends_on', a.free_trial_ends_on)",
  operation: "'trial-expiring:' || a.free_trial_ends_on",
});
/** Of students `s`, as the index has them: whose license ends within the days that are told. */
const ENDING = `s.archived_at is null and s.license_ends_on is not null
        and s.license_ends_on between $3::date and $4::date and ${ON_PAID_LICENSE}`;
const licensesExpiring = insertFor('licenses-expiring', {
  who: ACTIVE_EDUCATOR,
  join: `join lateral (select count(*) as count from students s where s.owner_id = a.id and ${ENDING}) e on e.count > 0`,
  // How far it told: what ends later in the same month is told then.
  data: "jsonb_build_object('count', e.count, 'until', $4::date)",
  operation: "'licenses-expiring:' || $5",
});
/** Who was told on the 1st was told of 30 days: the 31st is not among them. */
const monthsEndExpiring = insertFor('licenses-expiring', {
  who: ACTIVE_EDUCATOR,
  join: `join dashboard_notifications told on told.operation_id = 'licenses-expiring:' || $5 || ':' || a.id
    join lateral (select count(*) as count from students s where s.owner_id = a.id and ${ENDING}
        and s.license_ends_on > (told.data->>'until')::date and to_char(s.license_ends_on, 'YYYY-MM') = $5) e
      on e.count > 0`,
  data: "jsonb_build_object('count', e.count)",
  operation: "'licenses-expiring:' || $5 || ':end'",
});
/**
 * To every parent, those that end on a day together: no license is told twice. One more that ends the same day is told,
 * with those that were.
 */
const familyLicensesExpiring = insertFor('licenses-expiring', {
  who: ACTIVE_PARENT,
  join: `join lateral (select s.license_ends_on as ends_on, count(*) as count from students s
        where s.family_id = a.family_id and ${ENDING} group by s.license_ends_on) e on true
    where not exists (select from dashboard_notifications told
      where told.account_id = a.id and told.kind = 'licenses-expiring'
        and told.data->>'ends_on' = e.ends_on::text and (told.data->>'count')::integer >= e.count)`,
  data: "jsonb_build_object('count', e.count, 'ends_on', e.ends_on)",
  operation: "'licenses-expiring:' || e.ends_on || case when e.count > 1 then ':' || e.count else '' end",
});
/** The notice of fewer that end on the same day says nothing that the newer one does not. */
const dismissFewer = statement(`
    update dashboard_notifications n set dismissed_at = $1
    where n.kind = 'licenses-expiring' and n.dismissed_at is null and n.at >= $1::timestamptz - interval '60 days'
      and exists (select from dashboard_notifications more
        where more.account_id = n.account_id and more.kind = n.kind and more.data->>'ends_on' = n.data->>'ends_on'
          and (more.data->>'count')::integer > (n.data->>'count')::integer)`);

/** Who was granted a site license that runs, or runs a group that has one: in a new month they read about the last. */
const siteLicenseUsage = insertFor('site-license-usage-report', {
  who: `${ACTIVE_EDUCATOR} and a.id in (
      select coalesce(l.account_id, m.account_id) from license_lots l
      left join group_members m on m.group_id = l.group_id and m.role in ('owner', 'admin')
      where l.plan = 'site' and l.starts_on < $3::date and l.ends_on >= $3::date
        and ((l.group_id is not null and l.quantity > 0)
          or exists (select from license_lots part where part.root_id = l.id and part.quantity > 0)))`,
  data: "jsonb_build_object('month', $4::text)",
  operation: "'site-license-usage-report:' || $4::text",
});

/** In the morning: how many hard weeks nobody has, of the own and shared children, and those one was asked for. */
const followUpsWaiting = insertFor('follow-up', {
  who: `${ACTIVE_EDUCATOR} and a.id in (
      select s.owner_id from follow_ups f join students s on s.id = f.student_id
      where f.closed_at is null and f.owner_id is null
      union select sh.account_id from follow_ups f join student_shares sh on sh.student_id = f.student_id
      where f.closed_at is null and f.owner_id is null
      union select unnest(f.asked_ids) from follow_ups f where f.closed_at is null and f.owner_id is null)`,
  join: `join lateral (select count(*) as count from follow_ups f join students s on s.id = f.student_id
      where f.closed_at is null and f.owner_id is null and (s.owner_id = a.id or a.id = any(f.asked_ids)
        or exists (select from student_shares sh where sh.student_id = s.id and sh.account_id = a.id))) e on e.count > 0`,
  data: "jsonb_build_object('what', 'waiting', 'count', e.count)",
  operation: "'follow-ups-waiting:' || $3",
});
/** What waited on another morning is told by today's, or has been seen to. */
const dismissOldMornings = statement(`
    update dashboard_notifications set dismissed_at = $1
    where kind = 'follow-up' and data->>'what' = 'waiting' and dismissed_at is null
      and at between $1::timestamptz - interval '60 days' and $1::timestamptz - interval '20 hours'`);

const findNotices = statement(
  { id: z.number() },
  `
    select id from notices
    where published_at is not null and ended_at is null and $1::date between first_day and last_day order by id`,
);
const notice = insertFor('notice', {
  who: `(${ACTIVE_EDUCATOR} or ${ACTIVE_PARENT}) and case when a.scope = 'parent' then 'parent' else a.role end
      = any((select told.audience from notices told where told.id = $3::bigint and told.ended_at is null)::text[])`,
  data: "jsonb_build_object('notice_id', $3::bigint)",
  operation: "'notice:' || $3::bigint",
});

/** Everybody of the audience who has no line yet: when a notice is published, and every morning for who came since. */
export async function spreadAllNotices(db: Db, now: Date): Promise<void> {
  for (const { id } of await findNotices(db, dayIn(TIME_ZONE, now))) {
    await inBunches(db, (tx, after) => notice(tx, now, after, id));
  }
}

const TIME_ZONE = 'America/New_York';

/** Everything that the day brings, as of now. Run twice it makes nothing twice. */
export async function makeDashboardNotifications(db: Db, now: Date): Promise<void> {
  const today = dayIn(TIME_ZONE, now);
  const year = backToSchoolYear(today);
  if (year !== null) await inBunches(db, (tx, after) => backToSchool(tx, now, after, year));
  const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const [from, until] = [ago(GAMES_PREVIEW_UNTIL_DAYS), ago(GAMES_PREVIEW_FROM_DAYS)];
  await inBunches(db, (tx, after) => gamesPreview(tx, now, after, from, until));
  const trialsEnd = addDays(today, TRIAL_EXPIRES_WITHIN_DAYS);
  await inBunches(db, (tx, after) => trialExpiring(tx, now, after, today, trialsEnd));
  // Once a month: who has many licenses would hear of it every day.
  const month: Day = today.slice(0, 7);
  // Today is the first of these days.
  const licensesEnd = addDays(today, EXPIRING_DAYS - 1);
  await inBunches(db, (tx, after) => licensesExpiring(tx, now, after, today, licensesEnd, month));
  await inBunches(db, (tx, after) => monthsEndExpiring(tx, now, after, today, licensesEnd, month));
  await inBunches(db, (tx, after) => familyLicensesExpiring(tx, now, after, today, licensesEnd));
  await dismissFewer(db, now);
  await dismissOldMornings(db, now);
  await spreadAllNotices(db, now);
  await inBunches(db, (tx, after) => followUpsWaiting(tx, now, after, today));
  const monthBegan = `${month}-01`;
  const lastMonth = addDays(monthBegan, -1).slice(0, 7);
  await inBunches(db, (tx, after) => siteLicenseUsage(tx, now, after, monthBegan, lastMonth));
}
