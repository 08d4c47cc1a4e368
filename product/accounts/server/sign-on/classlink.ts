import * as openid from 'openid-client';
import * as z from 'zod/mini';
import type { IdentityProvider, ProviderAccess, Report } from '../session/sign-on-provider.ts';
import { authorizationCodeFlow, isPlain, TIMEOUT_SECONDS } from './oauth.ts';

const identifier = z.union([z.number(), z.string().check(z.minLength(1))]);
const info = z.object({ TenantId: identifier, LoginId: identifier });

const KNOWN_MILLISECONDS = 3_600_000;

/** ClassLink, OpenID Connect. What it can do (PKCE, one day) is told by its own description, read once an hour. */
export function classlink(access: ProviderAccess, report: Report): IdentityProvider {
  let known: { config: Promise<openid.Configuration>; until: number } | null = null;

  /** A class that comes at once asks once; what failed is asked again by whoever comes next. */
  function configuration(): Promise<openid.Configuration> {
    if (known === null || known.until < performance.now()) {
      const config = discover(access);
      known = { config, until: performance.now() + KNOWN_MILLISECONDS };
      config.catch(() => {
        known = null;
      });
    }
    return known.config;
  }

  return authorizationCodeFlow(
    {
      provider: 'classlink',
      configuration,
      scope: 'openid profile',
      whoUrl: `${access.apiUrl}/v2/my/info`,
      readWho: (body) => {
        const read = z.safeParse(info, body);
        if (!read.success) return null;
        const { TenantId, LoginId } = read.data;
        return { provider: 'classlink', tenant: String(TenantId), loginId: String(LoginId) };
      },
    },
    report,
  );
}

function discover({ clientId, clientSecret, serverUrl }: ProviderAccess): Promise<openid.Configuration> {
  const signed = { id_token_signed_response_alg: 'RS256' };
  return openid.discovery(new URL(serverUrl), clientId, signed, openid.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // By the provider's published keys, though it comes straight from there.
    execute: [
      openid.enableNonRepudiationChecks,
      ...(isPlain(serverUrl) ? [openid.allowInsecureRequests] : []),
    ],
  });
}
