import { type AppKey, signature } from '#platform/server/crypto.ts';
import type { StripeAccess } from '#product/purchasing/server/cards/gateway/gateway.ts';
import type { Settings } from './settings.ts';

export type CardPayments = { access: StripeAccess; simulated: boolean };

/**
 * Who takes card payments: Stripe where its keys are given, in demo mode the server's own simulator, else nobody. The
 * simulator's keys follow from the application key, so that every process knows them and nobody else does.
 */
export function cardPayments(settings: Settings, appKey: AppKey): CardPayments | null {
  if (settings.stripe !== null) return { access: settings.stripe, simulated: false };
  if (!settings.demo) return null;
  const key = (what: string): string => signature(appKey, `stripe simulator ${what}`).toString('hex');
  return {
    access: {
      secretKey: `sk_test_${key('key')}`,
      webhookSecret: `whsec_${key('webhook')}`,
      apiHost: ownAddress(settings),
    },
    simulated: true,
  };
}

/** How a process of this machine reaches the server. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}
