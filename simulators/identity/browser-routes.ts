import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, readCookies } from '#platform/server/http/cookies.ts';
import type { IdentitySimulatorOptions, SimulatedPerson, SimulatedProvider } from './options.ts';
import { choosePage, IDENTITY_STYLE, refusedPage } from './pages.ts';
import { giveOut } from './store.ts';

/** In what the providers differ, as a browser sees them. */
export type Manners = {
  provider: SimulatedProvider;
  name: string;
  authorizePath: string;
  /** The errors with which somebody can be sent back. */
  denials: readonly string[];
  /** Whether a denial says our state again. */
  deniesWithState: boolean;
  /** What else comes along with a code. */
  extra: Readonly<Record<string, string>>;
  needsScope: boolean;
  /** What the provider calls itself. */
  issuer: () => string;
};

/** Long enough for the way from the portal to the application and back. */
const PORTAL_SECONDS = 60;

/**
 * What browsers see of a provider: the page that asks who somebody is, and the portal, where a login begins without
 * the application having asked for it. From there the provider already knows who it is, and asks nothing.
 */
export function browserRoutes(
  server: FastifyInstance,
  options: IdentitySimulatorOptions,
  manners: Manners,
): void {
  const { db, clock, prefix, people } = options;
  const { provider, name, denials } = manners;
  const store = { db, clock, provider };
  const look = { name, style: `${prefix}/style.css` };
  const authorizePath = `${prefix}${manners.authorizePath}`;
  const portalPath = `${prefix}/portal`;
  const secure = options.pageUrl().startsWith('https:');
  const signedIn = (value: string, seconds: number): string =>
    cookieLine({ name: `demo-${provider}`, value, seconds, secure, path: prefix || '/' });

  async function answer(reply: FastifyReply, asked: Asked, person: SimulatedPerson): Promise<FastifyReply> {
    const { redirectUri, nonce, challenge, state } = asked;
    const code = await giveOut(store, 'code', { person, redirectUri, nonce, challenge });
    return goTo(reply, redirectUri, {
      code,
      ...manners.extra,
      ...(state === null ? {} : { state }),
      ...((options.issuer ?? 'unnamed') === 'unnamed' ? {} : { iss: manners.issuer() }),
    });
  }

  server.get(`${prefix}/style.css`, async (_, reply) => reply.type('text/css').send(IDENTITY_STYLE));
  server.get(authorizePath, async (request, reply) => {
    const asked = askedFor(request, options, manners);
    if (typeof asked === 'string') return send(reply.code(400), refusedPage(look, asked));
    const kept = readCookies(request.headers.cookie)[`demo-${provider}`] ?? '';
    const known = kept === '' ? undefined : (await people()).find(({ id }) => id === kept);
    if (known !== undefined) return answer(reply.header('Set-Cookie', signedIn('', 0)), asked, known);
    const page = { ...look, people: await people(), denials, action: request.url, portal: portalPath };
    return send(reply, choosePage(page), asked.redirectUri);
  });

  server.post(authorizePath, async (request, reply) => {
    const asked = askedFor(request, options, manners);
    if (typeof asked === 'string') return send(reply.code(400), refusedPage(look, asked));
    const form = new URLSearchParams(String(request.body));
    const person = (await people()).find(({ id }) => id === form.get('person'));
    if (person !== undefined) return answer(reply, asked, person);
    const error = denials.find((denial) => denial === form.get('error')) ?? 'access_denied';
    const { state } = asked;
    return goTo(reply, asked.redirectUri, {
      error,
      ...(manners.deniesWithState && state !== null ? { state } : {}),
    });
  });

  server.get(portalPath, async (_, reply) => {
    const page = { ...look, people: await people(), denials: [], action: portalPath, portal: null };
    return send(reply, choosePage(page), options.portalUri());
  });
  server.post(portalPath, async (request, reply) => {
    const chosen = new URLSearchParams(String(request.body)).get('person');
    const person = (await people()).find(({ id }) => id === chosen);
    if (person === undefined) return reply.redirect(portalPath, 303);
    const code = await giveOut(store, 'code', { person, redirectUri: null, nonce: null, challenge: null });
    void reply.header('Set-Cookie', signedIn(person.id, PORTAL_SECONDS));
    return goTo(reply, options.portalUri(), { code, ...manners.extra });
  });
}

type Asked = { redirectUri: string; state: string | null; nonce: string | null; challenge: string | null };

/** What the application wants, or what is wrong with it. */
function askedFor(
  request: FastifyRequest,
  options: IdentitySimulatorOptions,
  manners: Manners,
): Asked | string {
  const query = new URL(request.url, 'http://simulator').searchParams;
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== options.clientId) return 'client_id';
  if (query.get('response_type') !== 'code') return 'response_type';
  if (!options.isRedirectUri(redirectUri)) return 'redirect_uri';
  if (manners.needsScope && !query.get('scope')) return 'scope';
  return {
    redirectUri,
    state: query.get('state'),
    nonce: query.get('nonce'),
    challenge: query.get('code_challenge'),
  };
}

function goTo(reply: FastifyReply, redirectUri: string, parameters: Record<string, string>): FastifyReply {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return reply.header('Cache-Control', 'no-store').redirect(url.href, 303);
}

/** The form leads back to the application, which has another host: browsers ask the policy about that, too. */
function send(reply: FastifyReply, html: string, redirectUri?: string): FastifyReply {
  const application = redirectUri === undefined ? '' : ` ${new URL(redirectUri).origin}`;
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${application}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
