import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppKey } from '#platform/server/crypto.ts';
import { cookieLine, readCookies } from '#platform/server/http/cookies.ts';
import type { Address } from '#platform/server/http/sites.ts';
import {
  arrivalWith,
  MOST_RESTARTS,
  SIGN_ON_PROVIDERS,
  type SignOnProvider,
} from '../../rules/sign-in/sign-on.ts';
import type { IdentityProvider, IdentityProviders } from '../session/sign-on-provider.ts';
import { openTicket, sealTicket, TICKET_SECONDS, ticketCookie } from './ticket.ts';

type Redirects = {
  providers: IdentityProviders;
  appKey: AppKey;
  clock: () => Date;
  addressOf: (host: string) => Address;
  /** The student site's page for what comes back. */
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;
};

/**
 * The ways out to a provider and back. Nothing is changed by these: what a browser has to remember it carries itself,
 * and what a provider answered is used by the page's own POST (`complete.ts`), so that nobody who merely looks at an
 * address uses it up.
 */
export function signOnRedirects(server: FastifyInstance, options: Redirects): void {
  const { addressOf, sendPage } = options;
  for (const name of SIGN_ON_PROVIDERS) {
    const provider = options.providers[name];
    if (provider === undefined) continue;

    server.get(`/${name}/login`, { exposeHeadRoute: false }, async (request, reply) => {
      const address = addressOf(request.hostname);
      if (address.site !== 'student') return sendPage(request, reply);
      return leave({ ...options, request, reply, name, provider, address, restarts: 0 });
    });

    server.get(`/${name}`, { exposeHeadRoute: false }, async (request, reply) => {
      const address = addressOf(request.hostname);
      if (address.site !== 'student') return sendPage(request, reply);
      void reply.header('Referrer-Policy', 'no-referrer');
      const query = new URL(request.url, address.studentUrl).searchParams;
      if (arrivalWith((parameter) => query.get(parameter)).kind !== 'restart')
        return sendPage(request, reply);
      // Where a code came along, it is left where it is: whoever started this login was not us.
      const kept = readCookies(request.headers.cookie)[ticketCookie(address.studentUrl).name];
      const before = openTicket(options.appKey, kept, options.clock());
      const restarts = (before?.restarts ?? 0) + 1;
      if (restarts > MOST_RESTARTS) return goTo(reply, `/${name}?error=restarts`);
      return leave({ ...options, request, reply, name, provider, address, restarts });
    });
  }
}

type Leaving = Redirects & {
  request: FastifyRequest;
  reply: FastifyReply;
  name: SignOnProvider;
  provider: IdentityProvider;
  address: Address;
  restarts: number;
};

async function leave(leaving: Leaving): Promise<FastifyReply> {
  const { reply, name, provider, address, restarts, appKey, clock } = leaving;
  const redirectUri = redirectUriOf(address, name);
  const begun = await provider.begin(redirectUri);
  if (typeof begun === 'string') return goTo(reply, `/${name}?error=${begun}`);
  const { url, journey } = begun;
  const value = sealTicket(appKey, { ...journey, redirectUri, restarts }, clock());
  const cookie = { ...ticketCookie(address.studentUrl), value, seconds: TICKET_SECONDS };
  return goTo(reply.header('Set-Cookie', cookieLine(cookie)), url);
}

/** Always the configured address: what the Host header says is nobody's business. */
export function redirectUriOf({ studentUrl }: Address, provider: SignOnProvider): string {
  return `${studentUrl}/${provider}`;
}

function goTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(url);
}
