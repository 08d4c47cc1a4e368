import PostalMime from 'postal-mime';
import type { Tx } from '#platform/server/database/database.ts';
import { PLATFORM_RULES } from '#platform/server/retention/platform-rules.ts';
import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';
import { ACCOUNT_RULES } from '#product/accounts/server/session/retention.ts';
import { EXPORTS_RULE } from '#product/child-data/server/export/store.ts';
import { CLASS_TILE_RULES } from '#product/class-tiles/server/retention.ts';
import { INVITES_RULE } from '#product/family-links/server/store.ts';
import { FOLLOW_UP_RULES } from '#product/follow-ups/server/retention.ts';
import { REVIEWS_RULE } from '#product/lessons/server/retention.ts';
import { LEDGER_RULE } from '#product/licensing/server/ledger/retention.ts';
import { NOTIFICATION_RULES } from '#product/notifications/server/retention.ts';
import { OWN_EXPORTS_RULE } from '#product/own-data/server/export/store.ts';
import { TOLD_RULE } from '#product/play/server/events/years.ts';
import { SLOTS_RULE } from '#product/play/server/retention.ts';
import { PACKETS_RULE } from '#product/purchasing/server/packets/store.ts';
import { PURCHASING_RULES } from '#product/purchasing/server/retention.ts';
import { DOWNLOADS_RULE } from '#product/reports/server/downloads/store.ts';
import { LINKS_RULE } from '#product/reports/server/links/store.ts';
import { RUNS_RULE } from '#product/retention/server/own-rule.ts';
import { UNUSED_ACCOUNTS_RULE } from '#product/retention/server/unused-accounts.ts';
import { SANDBOX_RULE } from '#product/rosters/server/students/retention.ts';
import { UPLOAD_RULES } from '#product/rosters/uploads/server/retention.ts';
import { DAYS_OFF_RULE } from '#product/schools/server/days-off.ts';
import { CLIENT_EVENTS_RULE } from '#product/site/server/retention.ts';

/** What stood in for the outside, also where there is no demo any more: only a demo loads the simulators themselves. */
const SIMULATOR_RULES: readonly RetentionRule[] = [
  rule({
    table: 'identity_simulator',
    clock: 't.created_at',
    period: { days: 2 },
    goes: 'delete from identity_simulator',
  }),
  rule({ table: 'mailbox', clock: 't.received_at', period: { days: 30 }, goes: 'delete from mailbox' }),
  rule({
    table: 'payment_simulator',
    clock: 't.created_at',
    period: { days: 30 },
    goes: 'delete from payment_simulator',
  }),
];

/** Whatever is kept for a time only, slice by slice. A test holds that no column with a period is without a rule. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ...PLATFORM_RULES,
  ...NOTIFICATION_RULES,
  DAYS_OFF_RULE,
  ...ACCOUNT_RULES,
  SANDBOX_RULE,
  ...UPLOAD_RULES,
  SLOTS_RULE,
  TOLD_RULE,
  INVITES_RULE,
  LEDGER_RULE,
  ...CLASS_TILE_RULES,
  ...FOLLOW_UP_RULES,
  ...PURCHASING_RULES,
  PACKETS_RULE,
  DOWNLOADS_RULE,
  LINKS_RULE,
  REVIEWS_RULE,
  EXPORTS_RULE,
  OWN_EXPORTS_RULE,
  UNUSED_ACCOUNTS_RULE,
  RUNS_RULE,
  CLIENT_EVENTS_RULE,
  ...SIMULATOR_RULES,
];

/** What stands in for the outside in a demo: letters that arrived, and identities that were told. */
export async function forgetInSimulators(tx: Tx, says: (text: string) => boolean): Promise<number> {
  const letters = await tx.selectFrom('mailbox').select(['id', 'raw']).execute();
  const named: number[] = [];
  for (const { id, raw } of letters) {
    const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
    if (says(`${subject}\n${text}\n${html}`)) named.push(id);
  }
  if (named.length > 0) await tx.deleteFrom('mailbox').where('id', 'in', named).execute();
  const told = await tx.selectFrom('identity_simulator').select(['key_hash', 'content']).execute();
  for (const { key_hash: key, content } of told) {
    if (!says(JSON.stringify(content))) continue;
    await tx.deleteFrom('identity_simulator').where('key_hash', '=', key).execute();
    named.push(0);
  }
  return named.length;
}

/** A demo's mailbox of one address. */
export async function forgetMailbox(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('mailbox').where('recipient', '=', recipient).execute();
}
