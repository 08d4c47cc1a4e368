import PostalMime from 'postal-mime';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { tidyPlatform } from '#platform/server/database/tidy.ts';
import { job } from '#platform/server/jobs.ts';
import { tidyAccounts } from '#product/accounts/server/session/tidy.ts';
import { tidyExports } from '#product/child-data/server/export/store.ts';
import { tidyClassTiles } from '#product/class-tiles/server/tidy.ts';
import { tidyInvites } from '#product/family-links/server/store.ts';
import { tidyFollowUps } from '#product/follow-ups/server/tidy.ts';
import { tidyNotifications } from '#product/notifications/server/tidy.ts';
import { tidyPayments } from '#product/purchasing/server/cards/tidy.ts';
import { tidyPackets } from '#product/purchasing/server/packets/store.ts';
import { tidyDownloads } from '#product/reports/server/downloads/store.ts';
import { tidyLinks } from '#product/reports/server/links/store.ts';
import { tidySandbox } from '#product/rosters/server/students/tidy.ts';
import { tidyUploads } from '#product/rosters/uploads/server/tidy.ts';
import { tidyClientEvents } from '#product/site/server/tidy.ts';

export const housekeeping = job<Record<string, never>>('housekeeping', { retryLimit: 1 });

const DAY = 86_400_000;

/** Throws away what has had its time, slice by slice. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  await tidyAccounts(db, now, ago);
  await tidyPlatform(db, ago);
  await tidySimulators(db, ago);
  await tidyPayments(db, ago);
  await tidyPackets(db, now);
  await tidyUploads(db, ago(90));
  await tidySandbox(db, ago);
  await tidyClientEvents(db, ago);
  await tidyNotifications(db, ago);
  await tidyDownloads(db, now);
  await tidyExports(db, now);
  await tidyLinks(db, now);
  await tidyInvites(db, now);
  await tidyFollowUps(db, now);
  await tidyClassTiles(db, now);
}

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

/** Also where there is no demo any more: only a demo loads the simulators themselves. */
async function tidySimulators(db: Db, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('identity_simulator').where('created_at', '<', ago(2)).execute();
  await db.deleteFrom('mailbox').where('received_at', '<', ago(30)).execute();
  await db.deleteFrom('payment_simulator').where('created_at', '<', ago(30)).execute();
}
