import * as openid from 'openid-client';
import type { SignOnProvider } from '../../rules/sign-in/sign-on.ts';
import type {
  Identity,
  IdentityProvider,
  Journey,
  ProviderFault,
  Report,
} from '../session/sign-on-provider.ts';

/** A child waits for it. */
export const TIMEOUT_SECONDS = 8;

type Protocol = {
  provider: SignOnProvider;
  /** The provider as the library knows it. */
  configuration: () => Promise<openid.Configuration>;
  scope: string | null;
  /** Where it tells who somebody is. */
  whoUrl: string;
  /** Null: not what we expect to hear. */
  readWho: (body: unknown) => Identity | null;
};

/** The authorization code flow, with everything the provider has to keep it safe. */
export function authorizationCodeFlow(protocol: Protocol, report: Report): IdentityProvider {
  const { provider, configuration, scope, whoUrl, readWho } = protocol;

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | ProviderFault> {
    try {
      return await work();
    } catch (error) {
      report('single sign-on did not work', { provider, reason: reasonOf(error) });
      return isSilence(error) ? 'unreachable' : 'failed';
    }
  }

  return {
    begin: (redirectUri) =>
      attempt(async () => {
        const config = await configuration();
        const journey: Journey = {
          state: openid.randomState(),
          nonce: scope?.split(' ').includes('openid') ? openid.randomNonce() : null,
          verifier: config.serverMetadata().supportsPKCE() ? openid.randomPKCECodeVerifier() : null,
        };
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          state: journey.state,
          ...(scope === null ? {} : { scope }),
          ...(journey.nonce === null ? {} : { nonce: journey.nonce }),
          ...(journey.verifier === null ? {} : await challengeOf(journey.verifier)),
        });
        return { url: url.href, journey };
      }),

    identify: ({ query, redirectUri }, journey) =>
      attempt(async () => {
        const config = await configuration();
        const arrived = new URL(redirectUri);
        // All of it: who left something out would hide from the library what it has to hold against the provider.
        arrived.search = query;
        const { access_token: token } = await openid.authorizationCodeGrant(config, arrived, {
          expectedState: journey.state,
          ...(journey.nonce === null ? {} : { expectedNonce: journey.nonce }),
          ...(journey.verifier === null ? {} : { pkceCodeVerifier: journey.verifier }),
        });
        const reply = await openid.fetchProtectedResource(config, token, new URL(whoUrl), 'GET');
        if (!reply.ok) throw new UnexpectedReply(reply.status);
        const who = readWho(await reply.json());
        if (who === null) throw new UnexpectedReply(reply.status);
        return who;
      }),
  };
}

async function challengeOf(verifier: string) {
  return {
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
}

class UnexpectedReply extends Error {
  override name = 'UnexpectedReply';
  readonly status: number;

  constructor(status: number) {
    super(`an unexpected reply with status ${status}`);
    this.status = status;
  }
}

const SILENT = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

/** No answer at all, or one that says that it is broken. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnexpectedReply) return error.status >= 500;
  if ('code' in error && SILENT.includes(String(error.code))) return true;
  const { cause } = error;
  if (cause instanceof Response) return cause.status >= 500;
  // What fetch throws when nobody is there.
  return error instanceof TypeError && cause instanceof Error;
}

/** The kind of problem. Messages and causes may hold what the provider said about a child. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof UnexpectedReply) return error.message;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** Plain http is for a stand-in on this machine, and for nothing else: settings see to that. */
export function isPlain(url: string): boolean {
  return new URL(url).protocol === 'http:';
}
