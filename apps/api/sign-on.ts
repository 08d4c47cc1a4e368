import type { FastifyInstance } from 'fastify';
import type { Simulators } from '#apps/demo/simulators.ts';
import { ownAddress } from '#apps/running/card-payments.ts';
import type { Settings } from '#apps/running/settings.ts';
import { type AppKey, signature } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { SIGN_ON_PROVIDERS, type SignOnProvider } from '#product/accounts/rules/sign-in/sign-on.ts';
import type {
  IdentityProviders,
  ProviderAccess,
  Report,
} from '#product/accounts/server/session/sign-on-provider.ts';
import type { IdentityProviderSettings } from '#product/accounts/server/settings.ts';
import { classlink } from '#product/accounts/server/sign-on/classlink.ts';
import { clever } from '#product/accounts/server/sign-on/clever.ts';

type SignOnContext = {
  db: Db;
  clock: () => Date;
  addressOf: (host: string) => Address;
  simulators: Simulators | null;
};

/**
 * Who vouches for students: Clever and ClassLink where their keys are given, in demo mode the server's own simulators,
 * else nobody. The simulators' secrets follow from the application key, as those of the other simulators do.
 */
export function identityProviders(
  server: FastifyInstance,
  settings: Settings,
  appKey: AppKey,
  { simulators, ...context }: SignOnContext,
): IdentityProviders {
  const report: Report = (problem, details) => server.log.warn(details, problem);
  const make = { clever, classlink };
  const providers: IdentityProviders = {};
  for (const name of SIGN_ON_PROVIDERS) {
    const own = settings[name];
    if (own !== null) providers[name] = make[name](realAccess(own), report);
    else if (settings.demo && simulators !== null) {
      const access = simulatedAccess(name, settings, appKey);
      simulators.signOn(server, name, { access, prefix: prefixOf(name), settings, ...context });
      providers[name] = make[name](access, report);
    }
  }
  return providers;
}

function realAccess(settings: IdentityProviderSettings): ProviderAccess {
  return { ...settings, serverUrl: settings.url };
}

const prefixOf = (name: SignOnProvider): string => `/demo/${name}`;

function simulatedAccess(name: SignOnProvider, settings: Settings, appKey: AppKey): ProviderAccess {
  const own = `${ownAddress(settings)}${prefixOf(name)}`;
  return {
    clientId: `demo-${name}`,
    clientSecret: signature(appKey, `${name} simulator secret`).toString('hex'),
    url: `${settings.dashboardUrl}${prefixOf(name)}`,
    serverUrl: own,
    apiUrl: own,
  };
}
