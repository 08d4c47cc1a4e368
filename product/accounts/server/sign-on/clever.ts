import * as openid from 'openid-client';
import * as z from 'zod/mini';
import type { IdentityProvider, ProviderAccess, Report } from '../session/sign-on-provider.ts';
import { authorizationCodeFlow, isPlain, TIMEOUT_SECONDS } from './oauth.ts';

const identifier = () => z.string().check(z.minLength(1));
const me = z.object({ data: z.object({ id: identifier(), district: identifier() }) });

/** As Clever wants it: RFC 6749 and openid-client percent-encode both halves first, which Clever does not undo. */
function plainBasic(secret: string): openid.ClientAuth {
  return (_, client, __, headers) => {
    const credentials = Buffer.from(`${client.client_id}:${secret}`).toString('base64');
    headers.set('authorization', `Basic ${credentials}`);
  };
}

/**
 * Clever, OAuth 2.0. Its id of a person is all we ask for: with `/users/{id}` we would learn a child's name, birthday
 * and address, and need none of it.
 */
export function clever(access: ProviderAccess, report: Report): IdentityProvider {
  const { clientId, clientSecret, url, serverUrl, apiUrl } = access;
  const config = new openid.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${serverUrl}/oauth/tokens`,
    },
    clientId,
    {},
    plainBasic(clientSecret),
  );
  config.timeout = TIMEOUT_SECONDS;
  if (isPlain(serverUrl)) openid.allowInsecureRequests(config);

  return authorizationCodeFlow(
    {
      provider: 'clever',
      configuration: async () => config,
      scope: null,
      whoUrl: `${apiUrl}/v3.0/me`,
      readWho: (body) => {
        const read = z.safeParse(me, body);
        if (!read.success) return null;
        const { id, district } = read.data.data;
        return { provider: 'clever', tenant: district, userId: id };
      },
    },
    report,
  );
}
