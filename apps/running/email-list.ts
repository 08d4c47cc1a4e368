import { type AppKey, signature } from '#platform/server/crypto.ts';
import { SettingsError } from '#platform/server/settings/environment.ts';
import type { EmailListAccess } from '#product/accounts/server/news/email-list.ts';
import { ownAddress } from './card-payments.ts';
import type { Settings } from './settings.ts';

export const SIMULATED_LIST = '/demo/email-list';

/** Who sends news: the list that is set, in demo mode the server's own simulator, else nobody. */
export function emailListAccess(
  settings: Settings,
  appKey: AppKey,
): { access: EmailListAccess; simulated: false } | { access: SignedAccess; simulated: true } | null {
  if (settings.emailList !== null) return { access: settings.emailList, simulated: false };
  if (!settings.demo) return null;
  const secret = signature(appKey, 'email list simulator').toString('hex');
  return { access: { url: `${ownAddress(settings)}${SIMULATED_LIST}`, secret }, simulated: true };
}

type SignedAccess = EmailListAccess & { secret: string };

/** Workers tell the list; a server only says where it is, and is not given the secret. */
export function signedAccess({ url, secret }: EmailListAccess): SignedAccess {
  if (secret === null)
    throw new SettingsError('EMAIL_LIST_SECRET', 'is missing beside the address: workers sign with it');
  return { url, secret };
}
