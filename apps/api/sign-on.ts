import type { FastifyInstance } from 'fastify';
import { signature } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database.ts';
import type { IdentityProviderSettings, Settings } from '#platform/server/settings.ts';
import { simulateClassLink } from '#platform/server/simulators/classlink/simulator.ts';
import { simulateClever } from '#platform/server/simulators/clever/simulator.ts';
import { simulateIdentity } from '#platform/server/simulators/identity/simulator.ts';
import type { Address } from '#platform/server/sites.ts';
import { SIGN_ON_PROVIDERS, type SignOnProvider } from '#product/accounts/rules/sign-on.ts';
import { classlink } from '#product/accounts/server/sign-on/classlink.ts';
import { clever } from '#product/accounts/server/sign-on/clever.ts';
import { demoPeople } from '#product/accounts/server/sign-on/demo-people.ts';
import type { IdentityProviders, ProviderAccess, Report } from '#product/accounts/server/sign-on/provider.ts';
import { ownAddress } from './card-payments.ts';

type Around = { db: Db; clock: () => Date; addressOf: (host: string) => Address };

/**
 * Who vouches for students: Clever and ClassLink where their keys are given, in demo mode the server's own simulators,
 * else nobody. The simulators' secrets follow from the application key, as those of the other simulators do.
 */
export function identityProviders(
  server: FastifyInstance,
  settings: Settings,
  appKey: Buffer,
  around: Around,
): IdentityProviders {
  const report: Report = (problem, details) => server.log.warn(details, problem);
  const make = { clever, classlink };
  const providers: IdentityProviders = {};
  for (const name of SIGN_ON_PROVIDERS) {
    const own = settings[name];
    if (own !== null) providers[name] = make[name](realAccess(own), report);
    else if (settings.demo) {
      const access = simulatedAccess(name, settings, appKey);
      simulate(server, name, { access, settings, ...around });
      providers[name] = make[name](access, report);
    }
  }
  return providers;
}

function realAccess(settings: IdentityProviderSettings): ProviderAccess {
  return { ...settings, serverUrl: settings.url };
}

const prefixOf = (name: SignOnProvider): string => `/demo/${name}`;

function simulatedAccess(name: SignOnProvider, settings: Settings, appKey: Buffer): ProviderAccess {
  const own = `${ownAddress(settings)}${prefixOf(name)}`;
  return {
    clientId: `demo-${name}`,
    clientSecret: signature(appKey, `${name} simulator secret`).toString('hex'),
    url: `${settings.dashboardUrl}${prefixOf(name)}`,
    serverUrl: own,
    apiUrl: own,
  };
}

function simulate(
  server: FastifyInstance,
  name: SignOnProvider,
  { access, settings, db, clock, addressOf }: Around & { access: ProviderAccess; settings: Settings },
): void {
  const { clientId, clientSecret } = access;
  const isRedirectUri = (uri: string): boolean =>
    URL.canParse(uri) && uri === `${addressOf(new URL(uri).hostname).studentUrl}/${name}`;
  const simulator = { clever: simulateClever, classlink: simulateClassLink }[name];
  simulateIdentity(server, (scope) =>
    simulator(scope, {
      db,
      clock,
      clientId,
      clientSecret,
      prefix: prefixOf(name),
      pageUrl: () => settings.dashboardUrl,
      serverUrl: () => ownAddress(settings),
      isRedirectUri,
      portalUri: () => `${settings.studentUrl}/${name}`,
      people: () => demoPeople(db, name, clock()),
      issuer: 'promised',
    }),
  );
}
