import type { Db } from '#platform/server/database/database.ts';
import { DEVICE_DAYS } from '../../rules/sign-in/login.ts';

/** Ended sessions, browsers long unused, old links. */
export async function tidyAccounts(db: Db, now: Date, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('used_at', '<', ago(DEVICE_DAYS)).execute();
  await db.deleteFrom('links').where('expires_at', '<', ago(30)).execute();
  await db.deleteFrom('address_claims').where('created_at', '<', ago(30)).execute();
  await db.deleteFrom('forgotten_sessions').where('until', '<', now).execute();
  await db.deleteFrom('factor_tickets').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('code_apps')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', ago(1))
    .execute();
  await db.deleteFrom('used_sign_ons').where('expires_at', '<', now).execute();
}
