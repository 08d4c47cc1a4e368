import type { FastifyInstance } from 'fastify';
import { browserRoutes } from '../identity/browser-routes.ts';
import type { IdentitySimulatorOptions, SimulatedPerson } from '../identity/options.ts';
import { findToken, giveOut, takeCode } from '../identity/store.ts';
import { basicCredentials, proves } from '../identity/tokens.ts';

const CODE_SECONDS = 60;

/** A stand-in for Clever: OAuth 2.0 with HTTP Basic, no PKCE, and an API that tells who a token is for. */
export function simulateClever(scope: FastifyInstance, options: IdentitySimulatorOptions): void {
  const { db, clock, prefix } = options;
  const store = { db, clock, provider: 'clever' } as const;
  browserRoutes(scope, options, {
    provider: 'clever',
    name: 'Clever',
    authorizePath: '/oauth/authorize',
    denials: ['access_denied', 'unauthorized-user'],
    deniesWithState: true,
    extra: { scope: 'read:user_id' },
    needsScope: false,
    issuer: () => `${options.pageUrl()}${prefix}`,
  });

  scope.post(`${prefix}/oauth/tokens`, async ({ headers, body }, reply) => {
    const [id, secret] = basicCredentials(headers.authorization);
    if (id !== options.clientId || secret !== options.clientSecret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const form = new URLSearchParams(String(body));
    const given = await takeCode(store, form.get('code') ?? '', CODE_SECONDS);
    const isRight =
      given !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      (given.redirectUri === null || given.redirectUri === form.get('redirect_uri')) &&
      proves(form.get('code_verifier'), given.challenge);
    if (!isRight) {
      const description = 'code has been used or has expired';
      return reply.code(400).send({ error: 'invalid_grant', error_description: description });
    }
    const token = await giveOut(store, 'token', given);
    return reply
      .header('Cache-Control', 'no-store')
      .send({ access_token: token, token_type: 'bearer', expires_in: 86_400 });
  });

  scope.get(`${prefix}/v3.0/me`, async ({ headers }, reply) => {
    const given = await findToken(store, headers.authorization);
    if (given === undefined) return reply.code(401).send({ error: 'invalid token' });
    const { id, district = options.district } = given.person;
    return {
      type: 'user',
      data: { id, district, type: 'user', authorized_by: 'district' },
      links: [
        { rel: 'self', uri: '/me' },
        { rel: 'canonical', uri: `/v3.0/users/${id}` },
        { rel: 'district', uri: `/v3.0/districts/${district}` },
      ],
    };
  });
  scope.get<{ Params: { id: string } }>(`${prefix}/v3.0/users/:id`, async ({ headers, params }, reply) => {
    const given = await findToken(store, headers.authorization);
    if (given === undefined || given.person.id !== params.id) {
      return reply.code(404).send({ message: 'Entity Not Found' });
    }
    return { data: userOf(given.person, options.district) };
  });
}

function userOf(person: SimulatedPerson, usual: string): object {
  const { id, firstName, lastName, isStudent, district = usual } = person;
  return {
    id,
    district,
    name: { first: firstName, middle: '', last: lastName },
    roles: isStudent ? { student: { legacy_id: id } } : { teacher: { legacy_id: id } },
  };
}
