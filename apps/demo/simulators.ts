import type { FastifyInstance } from 'fastify';
import { ownAddress } from '#apps/running/card-payments.ts';
import { SIMULATED_LIST } from '#apps/running/email-list.ts';
import type { Settings } from '#apps/running/settings.ts';
import { CLEVER_DISTRICT } from '#database/seed/base/places.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Address } from '#platform/server/http/sites.ts';
import type { SignOnProvider } from '#product/accounts/rules/sign-in/sign-on.ts';
import type { ProviderAccess } from '#product/accounts/server/session/sign-on-provider.ts';
import type { StripeAccess } from '#product/purchasing/server/cards/gateway/gateway.ts';
import { simulateClassLink } from '#simulators/classlink/simulator.ts';
import { simulateClever } from '#simulators/clever/simulator.ts';
import { simulateEmailList } from '#simulators/email-list/simulator.ts';
import { simulateIdentity } from '#simulators/identity/simulator.ts';
import { simulateStripe } from '#simulators/stripe/simulator.ts';
import { tellEarlierPayments } from './demo-payments.ts';
import { demoPeople } from './demo-people.ts';

type DemoServer = { settings: Settings; db: Db; clock: () => Date };

export type Simulators = {
  /** Takes wishes for news below `/demo/email-list`. */
  emailList(server: FastifyInstance, context: { secret: string; clock: () => Date }): void;
  /** Takes payments on a page below `/demo/checkout`, and tells the server's webhook of them. */
  stripe(server: FastifyInstance, context: DemoServer & { access: StripeAccess }): void;
  /** Vouches for the people of the demo, below `/demo/clever` or `/demo/classlink`. */
  signOn(
    server: FastifyInstance,
    name: SignOnProvider,
    context: DemoServer & { access: ProviderAccess; prefix: string; addressOf: (host: string) => Address },
  ): void;
};

/** What stands in for outside systems on the demo's own server. Loaded in demo mode only. */
export const simulators: Simulators = {
  emailList(server, context) {
    simulateEmailList(server, { path: SIMULATED_LIST, ...context });
  },

  stripe(server, { access, settings, db, clock }) {
    simulateStripe(server, {
      ...access,
      db,
      clock,
      webhookUrl: `${ownAddress(settings)}/webhooks/stripe`,
      pageUrl: () => settings.dashboardUrl,
    });
    // A server whose database is away starts all the same.
    server.addHook('onListen', () => tellEarlierPayments(db, clock()).catch(() => undefined));
  },

  signOn(server, name, { access, prefix, settings, db, clock, addressOf }) {
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
        prefix,
        pageUrl: () => settings.dashboardUrl,
        serverUrl: () => ownAddress(settings),
        isRedirectUri,
        portalUri: () => `${settings.studentUrl}/${name}`,
        people: () => demoPeople(db, name, clock()),
        district: CLEVER_DISTRICT,
        issuer: 'promised',
      }),
    );
  },
};
