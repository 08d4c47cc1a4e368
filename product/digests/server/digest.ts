import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { dayIn } from '#platform/contract/days.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Letter, PostOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { DEFAULT_LETTERS } from '#product/follow-ups/rules/letters.ts';
import {
  dashboardNotification,
  lessonNamed,
  messageOf,
  READERS,
} from '#product/notifications/rules/dashboard.ts';
import { ACTIVE_PARENT, stillTrue } from '#product/notifications/server/dashboard.ts';
import { DEFAULT_DIGEST, DIGEST_LINES, DIGEST_REACHES_BACK_DAYS, dueOn } from '../rules/digest.ts';
import { unsubscribeCode } from './preferences.ts';

export const sendDigests = job<Record<string, never>>('notifications.digest', { retryLimit: 5 });
/** After the notifications of the day are made. */
export const SEND_DIGESTS_AT = '30 10 * * *';

export type DigestOptions = { db: Db; post: PostOffice; appKey: AppKey; brand: string; dashboardUrl: string };

const TIME_ZONE = 'America/New_York';

/** Of notices: what is told in the morning of those who wait for somebody. */
const isWaiting = (alias: string): string =>
  `${alias}.kind = 'follow-up' and ${alias}.data->>'what' = 'waiting'`;

/**
 * Of accounts `a` with what they chose `p`: letters come to them, not today, and something waits this morning for which
 * they want one all the same.
 */
const isMorningOnly = (now: string): string =>
  `coalesce(p.digest, '${DEFAULT_DIGEST}') <> 'off' and exists (
      select from dashboard_notifications w where w.account_id = a.id and w.digested_at is null and w.dismissed_at is null
        and ${isWaiting('w')} and w.at > ${now} - interval '1 day')
      and coalesce((select l.mornings from follow_up_letters l where l.account_id = a.id), ${DEFAULT_LETTERS.mornings})`;

const findReaders = statement(
  { id: z.number(), whole: z.boolean() },
  `
    select a.id, coalesce(p.digest, '${DEFAULT_DIGEST}') = any($1::text[]) as whole from accounts a left join notification_preferences p on p.account_id = a.id
    where (a.scope <> 'parent' and a.status in ('not-verified', 'on-hold', 'verified') or ${ACTIVE_PARENT})
      and (coalesce(p.digest, '${DEFAULT_DIGEST}') = any($1::text[]) or ${isMorningOnly('$3::timestamptz')})
      and exists (select from dashboard_notifications n
        where n.account_id = a.id and n.kind <> 'notice' and n.digested_at is null and n.dismissed_at is null and n.at > $2)
    order by a.id`,
);

/** Mails what nobody has dismissed yet, each once. Every reader is a transaction of their own. */
export async function mailDigests(options: DigestOptions, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DIGEST_REACHES_BACK_DAYS * 86_400_000);
  for (const reader of await findReaders(options.db, dueOn(dayIn(TIME_ZONE, now)), since, now)) {
    await options.db.transaction().execute((tx) => mailDigest(tx, options, reader, since, now));
  }
}

const lineRow = {
  id: z.number(),
  data: dashboardNotification.shape.data,
  kind: z.enum([
    'welcome',
    'account-verified',
    'colleague-to-approve',
    'games-preview',
    'student-login-without-license',
    'student-mass-transfer-or-share',
    'weekly-emotion-check-in',
    'weekly-top-students',
    'licenses-expiring',
    'site-license-usage-report',
    'back-to-school',
    'follow-up',
    'family-link',
    'class-tiles-closed',
    'second-step',
    'consents',
    'deletion-request',
    'consent-entry',
  ]),
};
type Line = Row<typeof lineRow>;

/** Notices to everybody stay on home. Two workers at once: the second waits for the first, and finds nothing left. No child is named in a mail. */
const takeLines = statement(
  lineRow,
  `
    with taken as materialized (
      update dashboard_notifications set digested_at = $3
      where account_id = $1 and kind <> 'notice' and digested_at is null and dismissed_at is null and at > $2
        and ($4::boolean or ${isWaiting('dashboard_notifications')})
      returning id, kind, data, account_id, at)
    select n.id, n.kind, (n.data - '{by_id,student_ids}'::text[]) || case when b.id is null then '{}'::jsonb
        else jsonb_build_object('by', ${spokenNameSql('b')}) end as data
    from taken n left join accounts b on b.id = (n.data->>'by_id')::bigint
    where ${stillTrue('$3::timestamptz')}
    order by n.id desc`,
);
const addresseeRow = { username: z.string(), first_name: z.string(), reader: z.enum(READERS) };
type Addressee = Row<typeof addresseeRow>;
const findReader = statement(
  addresseeRow,
  `
    select a.username, a.first_name, case when a.scope = 'parent' then 'parent'
      when exists (select from group_members m where m.account_id = a.id and m.role in ('owner', 'admin')) then 'admin'
      else 'educator' end as reader
    from accounts a where a.id = $1`,
);

async function mailDigest(
  tx: Tx,
  options: DigestOptions,
  { id: accountId, whole }: { id: number; whole: boolean },
  since: Date,
  now: Date,
): Promise<void> {
  const lines = await takeLines(tx, accountId, since, now, whole);
  const [reader] = await findReader(tx, accountId);
  const [newest] = lines;
  if (reader === undefined || newest === undefined) return;
  const link = `${options.dashboardUrl}/unsubscribe/${accountId}/${unsubscribeCode(options.appKey, accountId)}`;
  await options.post.queue(tx, {
    operationId: `digest-${accountId}-${newest.id}`,
    kind: 'digest',
    recipient: reader.username,
    letter: writeDigest(options, reader, lines, link),
  });
}

function writeDigest(
  { brand: brandId, dashboardUrl }: DigestOptions,
  { first_name: name, reader }: Addressee,
  notifications: readonly Line[],
  unsubscribe: string,
): Letter {
  const brand = brandById(brandId);
  const say = sayIn(brand.locales[0]);
  const words = (part: string): string =>
    say({
      i18n: `mail.${part}`,
      values: { name, brand: brand.name, support: brand.links.supportEmail, count: notifications.length },
    });
  const lines = notifications.slice(0, DIGEST_LINES).map((line) => {
    const lesson = lessonNamed(line.data, brand.locales[0]);
    const named = lesson === null ? null : { i18n: 'mail.digest.lesson', values: { title: lesson.title } };
    return say({ ...messageOf(line, reader), ...(named === null ? {} : { also: [named] }) });
  });
  // What parents are told of, they can do something about there.
  const isParent = reader === 'parent';
  const home = `${dashboardUrl}${isParent ? '/parent/purchasing' : '/educator'}`;
  const button = words(isParent ? 'digest.button-parent' : 'digest.button');
  const frame = {
    brand,
    locale: brand.locales[0],
    subject: words('digest.subject'),
    footer: words('common.footer'),
  };
  return {
    ...composeLetter(frame, [
      { kind: 'greeting', text: words('common.greeting') },
      { kind: 'words', text: words('digest.body') },
      { kind: 'list', lines },
      { kind: 'button', link: home, label: button, help: words('common.button-help') },
      { kind: 'words', text: words('common.farewell') },
      { kind: 'small', text: words('digest.why') },
      { kind: 'link', link: unsubscribe, label: words('digest.unsubscribe') },
    ]),
    // RFC 8058: mail programs unsubscribe with one click, by a POST to the same address.
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
