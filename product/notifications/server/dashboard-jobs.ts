import { addDays, type Day, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { job } from '#platform/server/jobs.ts';
import { NOBODYS_ADDRESS } from '#platform/server/mail.ts';
import { statement } from '#platform/server/statement.ts';
import {
  backToSchoolYear,
  EXPIRING_DAYS,
  GAMES_PREVIEW_FROM_DAYS,
  GAMES_PREVIEW_UNTIL_DAYS,
  TRIAL_EXPIRES_WITHIN_DAYS,
} from '../rules/dashboard.ts';
import { ACTIVE_PARENT, ON_PAID_LICENSE, tellNotified } from './dashboard.ts';

export const makeNotifications = job<Record<string, never>>('notifications.make', { retryLimit: 5 });

/** Six in the morning in New York, five in winter: before the first lesson. */
export const MAKE_NOTIFICATIONS_AT = '0 10 * * *';

type Made = { account_id: number };

/** A bunch is one transaction: many people hear of it, and nobody waits long for another. */
const BUNCH = 500;
/** A condition on `accounts a`: who can read it. The educator of the sandbox is nobody. */
export const ACTIVE_EDUCATOR = `a.scope = 'educator' and a.status in ('not-verified', 'on-hold', 'verified')
    and a.username not like '%${NOBODYS_ADDRESS}'`;

/** Accounts of a condition which have not got it yet; the operation id keeps it that way, whatever runs twice. */
function insertFor(
  kind: string,
  data: string,
  operation: string,
  from: string,
): ReturnType<typeof statement<Made>> {
  return statement<Made>(`
    insert into dashboard_notifications (account_id, kind, data, at, operation_id)
    select found.id, '${kind}', found.data, $1, found.operation_id
    from (select a.id, ${data} as data, ${operation} || ':' || a.id as operation_id ${from}) found
    where not exists (select from dashboard_notifications n where n.operation_id = found.operation_id)
    order by found.id limit ${BUNCH}
    on conflict (operation_id) do nothing returning account_id`);
}

const backToSchool = insertFor(
  'back-to-school',
  "jsonb_build_object('year', $2::int)",
  "'back-to-school:' || $2::int",
  `from accounts a where ${ACTIVE_EDUCATOR}`,
);
const gamesPreview = insertFor(
  'games-preview',
  "'{}'::jsonb",
  "'games-preview'",
  `from accounts a where ${ACTIVE_EDUCATOR} and a.activated_at between $2::timestamptz and $3::timestamptz`,
);
const trialExpiring = insertFor(
  'licenses-expiring',
  "jsonb_build_object('trial_ends_on', a.free_trial_ends_on)",
  "'trial-expiring:' || a.free_trial_ends_on",
  `from accounts a where (${ACTIVE_EDUCATOR} or ${ACTIVE_PARENT}) and a.free_trial_ends_on between $2::date and $3::date`,
);
const licensesExpiring = insertFor(
  'licenses-expiring',
  // How far it told: what ends later in the same month is told then.
  "jsonb_build_object('count', e.count, 'until', $3::date)",
  "'licenses-expiring:' || $4",
  `from (select s.owner_id, count(*) as count from students s
      where s.archived_at is null and s.license_ends_on is not null
        and s.license_ends_on between $2::date and $3::date
        and ${ON_PAID_LICENSE}
      group by s.owner_id) e
    join accounts a on a.id = e.owner_id where ${ACTIVE_EDUCATOR}`,
);
/** Who was told on the 1st was told of 30 days: the 31st is not among them. */
const monthsEndExpiring = insertFor(
  'licenses-expiring',
  "jsonb_build_object('count', e.count)",
  "'licenses-expiring:' || $4 || ':end'",
  `from (select s.owner_id, count(*) as count from students s
      join dashboard_notifications told on told.operation_id = 'licenses-expiring:' || $4 || ':' || s.owner_id
      where s.archived_at is null and s.license_ends_on is not null
        and s.license_ends_on between $2::date and $3::date
        and s.license_ends_on > (told.data->>'until')::date and to_char(s.license_ends_on, 'YYYY-MM') = $4
        and ${ON_PAID_LICENSE}
      group by s.owner_id) e
    join accounts a on a.id = e.owner_id where ${ACTIVE_EDUCATOR}`,
);
/**
 * To every parent, those that end on a day together: no license is told twice. One more that ends the same day is told,
 * with those that were. The index has the end like this.
 */
const familyLicensesExpiring = insertFor(
  'licenses-expiring',
  "jsonb_build_object('count', e.count, 'ends_on', e.ends_on)",
  "'licenses-expiring:' || e.ends_on || case when e.count > 1 then ':' || e.count else '' end",
  `from (select s.family_id, s.license_ends_on as ends_on, count(*) as count from students s
      where s.archived_at is null and s.family_id is not null
        and coalesce(s.license_ends_on, date '-infinity') between $2::date and $3::date
        and ${ON_PAID_LICENSE}
      group by s.family_id, s.license_ends_on) e
    join accounts a on a.family_id = e.family_id where ${ACTIVE_PARENT} and not exists (
      select from dashboard_notifications told where told.account_id = a.id and told.kind = 'licenses-expiring'
        and told.data->>'ends_on' = e.ends_on::text and (told.data->>'count')::integer >= e.count)`,
);
/** The notice of fewer that end on the same day says nothing that the newer one does not. */
const dismissFewer = statement(`
    update dashboard_notifications n set dismissed_at = $1
    where n.kind = 'licenses-expiring' and n.dismissed_at is null and n.at >= $1::timestamptz - interval '60 days'
      and exists (select from dashboard_notifications more
        where more.account_id = n.account_id and more.kind = n.kind and more.data->>'ends_on' = n.data->>'ends_on'
          and (more.data->>'count')::integer > (n.data->>'count')::integer)`);

/** Who was granted a site license that runs, or runs a group that has one: in a new month they read about the last. */
const siteLicenseUsage = insertFor(
  'site-license-usage-report',
  "jsonb_build_object('month', $3::text)",
  "'site-license-usage-report:' || $3::text",
  `from (select coalesce(l.account_id, m.account_id) as id from license_lots l
      left join group_members m on m.group_id = l.group_id and m.role in ('owner', 'admin')
      where l.plan = 'site' and l.starts_on < $2::date and l.ends_on >= $2::date
        and ((l.group_id is not null and l.quantity > 0)
          or exists (select from license_lots part where part.root_id = l.id and part.quantity > 0))
      group by 1) site
    join accounts a on a.id = site.id where ${ACTIVE_EDUCATOR}`,
);

const TIME_ZONE = 'America/New_York';

/** Everything that the day brings, as of now. Run twice it makes nothing twice. */
export async function makeDashboardNotifications(db: Db, now: Date): Promise<void> {
  const today = dayIn(TIME_ZONE, now);
  const year = backToSchoolYear(today);
  if (year !== null) await inBunches(db, (tx) => backToSchool(tx, now, year));
  const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const [from, until] = [ago(GAMES_PREVIEW_UNTIL_DAYS), ago(GAMES_PREVIEW_FROM_DAYS)];
  await inBunches(db, (tx) => gamesPreview(tx, now, from, until));
  const trialsEnd = addDays(today, TRIAL_EXPIRES_WITHIN_DAYS);
  await inBunches(db, (tx) => trialExpiring(tx, now, today, trialsEnd));
  // Once a month: who has many licenses would hear of it every day.
  const month: Day = today.slice(0, 7);
  // Today is the first of these days.
  const licensesEnd = addDays(today, EXPIRING_DAYS - 1);
  await inBunches(db, (tx) => licensesExpiring(tx, now, today, licensesEnd, month));
  await inBunches(db, (tx) => monthsEndExpiring(tx, now, today, licensesEnd, month));
  await inBunches(db, (tx) => familyLicensesExpiring(tx, now, today, licensesEnd));
  await dismissFewer(db, now);
  const monthBegan = `${month}-01`;
  const lastMonth = addDays(monthBegan, -1).slice(0, 7);
  await inBunches(db, (tx) => siteLicenseUsage(tx, now, monthBegan, lastMonth));
}

async function inBunches(db: Db, insert: (tx: Tx) => Promise<Made[]>): Promise<void> {
  for (;;) {
    const made = await db.transaction().execute(async (tx) => {
      const rows = await insert(tx);
      await tellNotified(
        tx,
        rows.map((row) => row.account_id),
      );
      return rows.length;
    });
    if (made < BUNCH) return;
  }
}
