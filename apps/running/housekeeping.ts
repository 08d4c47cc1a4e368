import type { Db } from '#platform/server/database/database.ts';
import { job } from '#platform/server/jobs.ts';
import { DEVICE_DAYS } from '#product/accounts/rules/sign-in/login.ts';
import { tidyUploads } from '#product/rosters/uploads/server/tidy.ts';

export const housekeeping = job<Record<string, never>>('housekeeping', { retryLimit: 1 });

const DAY = 86_400_000;

/** Throws away what has had its time: ended sessions, browsers long unused, old links, forgotten guesses, letters long sent or given up, old news. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('used_at', '<', ago(DEVICE_DAYS)).execute();
  await db.deleteFrom('links').where('expires_at', '<', ago(30)).execute();
  await db.deleteFrom('address_claims').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('throttles').where('touched_at', '<', ago(1)).execute();
  await db.deleteFrom('mails').where('status', '=', 'sent').where('created_at', '<', ago(90)).execute();
  await db.deleteFrom('mails').where('status', '=', 'failed').where('created_at', '<', ago(30)).execute();
  // The link inside has long expired.
  await db
    .updateTable('mails')
    .set({ letter_sealed: null })
    .where('status', '=', 'failed')
    .where('created_at', '<', ago(3))
    .where('letter_sealed', 'is not', null)
    .execute();
  await db.deleteFrom('used_sign_ons').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity_simulator').where('created_at', '<', ago(2)).execute();
  await db.deleteFrom('mailbox').where('received_at', '<', ago(30)).execute();
  await db.deleteFrom('payment_simulator').where('created_at', '<', ago(30)).execute();
  // Somebody who began to buy and did not: nobody will ask for their name any more, unless money came all the same and
  // staff have not settled it yet.
  await db
    .updateTable('payments')
    .set({ parent_first_name: null, parent_last_name: null, parent_email: null })
    .where('status', 'in', ['expired', 'failed', 'canceled'])
    .where('created_at', '<', ago(30))
    .where('parent_email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events')
            .whereRef('payment_events.session_id', '=', 'payments.session_id')
            .where('attention', 'is not', null)
            .where('settled_at', 'is', null),
        ),
      ),
    )
    .execute();
  await tidyUploads(db, ago(90));
  // Staff have seen what they wanted to see.
  await db.deleteFrom('students').where('is_sandbox', '=', true).where('created_at', '<', ago(90)).execute();
  await db.deleteFrom('client_events').where('at', '<', ago(90)).execute();
  await db.deleteFrom('events').where('at', '<', ago(1)).execute();
  await db.deleteFrom('sidebar_tasks').where('updated_at', '<', ago(7)).execute();
  await db.deleteFrom('dashboard_notifications').where('at', '<', ago(365)).execute();
}
