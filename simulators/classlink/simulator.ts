import type { FastifyInstance } from 'fastify';
import { browserRoutes } from '../identity/browser-routes.ts';
import type { IdentitySimulatorOptions, SimulatedPerson } from '../identity/options.ts';
import { findToken, giveOut, takeCode } from '../identity/store.ts';
import { proves } from '../identity/tokens.ts';
import { idTokenSigner } from './id-token.ts';

const CODE_SECONDS = 300;

export type ClassLinkSimulatorOptions = IdentitySimulatorOptions & {
  /** ClassLink does not do so yet: for tests of what happens when it does. */
  advertisesPkce?: boolean;
};

/**
 * A stand-in for ClassLink: OpenID Connect, the client's secret in the form, and an API that tells who a token is for.
 * People's ids are `tenant:login` here.
 */
export function simulateClassLink(scope: FastifyInstance, options: ClassLinkSimulatorOptions): void {
  const { db, clock, prefix, clientId, clientSecret } = options;
  const store = { db, clock, provider: 'classlink' } as const;
  const signer = idTokenSigner();
  const issuer = (): string => `${options.serverUrl()}${prefix}`;
  browserRoutes(scope, options, {
    provider: 'classlink',
    name: 'ClassLink',
    authorizePath: '/oauth2/v2/auth',
    denials: ['access_denied'],
    deniesWithState: false,
    extra: { response_type: 'code' },
    needsScope: true,
    issuer,
  });

  scope.get(`${prefix}/.well-known/openid-configuration`, async () => ({
    issuer: issuer(),
    authorization_endpoint: `${options.pageUrl()}${prefix}/oauth2/v2/auth`,
    token_endpoint: `${issuer()}/oauth2/v2/token`,
    userinfo_endpoint: `${issuer()}/v2/my/profileinfo`,
    jwks_uri: `${issuer()}/oauth2/v2/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    ...(options.issuer === 'promised' ? { authorization_response_iss_parameter_supported: true } : {}),
    ...(options.advertisesPkce ? { code_challenge_methods_supported: ['S256'] } : {}),
  }));
  scope.get(`${prefix}/oauth2/v2/jwks`, async () => ({ keys: [await signer.publicKey()] }));

  scope.post(`${prefix}/oauth2/v2/token`, async ({ body }, reply) => {
    const form = new URLSearchParams(String(body));
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const given = await takeCode(store, form.get('code') ?? '', CODE_SECONDS);
    if (given === undefined || !proves(form.get('code_verifier'), given.challenge)) {
      return reply.code(400).send({ error: 'invalid_grant' });
    }
    const token = await giveOut(store, 'token', given);
    const { person, nonce } = given;
    const claims = { ...profileOf(person), ...(nonce === null ? {} : { nonce }) };
    return reply.header('Cache-Control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      response_type: 'code',
      id_token: await signer.sign({ iss: issuer(), aud: clientId, ...claims }),
    });
  });

  scope.get(`${prefix}/v2/my/info`, async ({ headers }, reply) => {
    const given = await findToken(store, headers.authorization);
    if (given === undefined) return reply.code(401).send({ status: 0, message: 'Unauthorized' });
    return infoOf(given.person);
  });
}

function idsOf({ id }: SimulatedPerson): { tenant: string; login: string } {
  const [tenant = '', ...login] = id.split(':');
  return { tenant, login: login.join(':') };
}

function profileOf(person: SimulatedPerson): object {
  const { login } = idsOf(person);
  return { sub: login, login_hint: login, given_name: person.firstName, family_name: person.lastName };
}

function infoOf(person: SimulatedPerson): object {
  const { tenant, login } = idsOf(person);
  const { firstName, lastName, isStudent } = person;
  return {
    UserId: Number(/\d+$/.exec(login)?.[0] ?? 1),
    TenantId: Number(tenant),
    StateId: 37,
    BuildingId: 1,
    DisplayName: `${firstName} ${lastName}`,
    FirstName: firstName,
    LastName: lastName,
    Email: '',
    LoginId: login,
    SourcedId: login,
    Tenant: 'ClassLink simulation',
    Role: isStudent ? 'Student' : 'Teacher',
    Role_Level: isStudent ? 4 : 3,
  };
}
