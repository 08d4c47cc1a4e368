import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { CLEVER_DISTRICT } from '#database/seed/base/places.ts';
import type { SignOnProvider } from '#product/accounts/rules/sign-in/sign-on.ts';
import { simulateClassLink } from '#simulators/classlink/simulator.ts';
import { simulateClever } from '#simulators/clever/simulator.ts';
import type { SimulatedPerson } from '#simulators/identity/options.ts';
import { simulateIdentity } from '#simulators/identity/simulator.ts';
import { testDatabase } from '#testing/server/database.ts';

type Mode = 'up' | 'broken' | 'silent' | 'without-token-type' | 'nonsense';

type Manners = { advertisesPkce?: boolean; issuer?: 'unnamed' | 'named' | 'promised' };

export type TestIdentity = Awaited<ReturnType<typeof testIdentity>>;

/** A provider on a port and a database of its own, for one test file. Secrets with dashes: they are encoded on the way. */
export async function testIdentity(
  provider: SignOnProvider,
  { advertisesPkce = false, issuer = 'unnamed' }: Manners = {},
) {
  const database = await testDatabase();
  const server = Fastify({ forceCloseConnections: true });
  const people: SimulatedPerson[] = [];
  /** What the provider's servers were asked. */
  const asked: { path: string; body: URLSearchParams }[] = [];
  let mode: Mode = 'up';
  const client = { clientId: `kindred-${provider}_1.0`, clientSecret: 'a-secret_with.marks~(and) more' };
  let origin = '';
  behave(server, () => mode);
  server.addHook('preHandler', async ({ url, body }) => {
    asked.push({
      path: url.split('?')[0] ?? '',
      body: new URLSearchParams(typeof body === 'string' ? body : ''),
    });
  });
  simulateIdentity(server, (scope) => {
    const options = {
      ...client,
      db: database.db,
      clock: () => new Date(),
      prefix: '',
      pageUrl: () => origin,
      serverUrl: () => origin,
      isRedirectUri: (uri: string) => /^http:\/\/student\.(taiwan\.)?localhost:3000\/\w+$/.test(uri),
      portalUri: () => `http://student.localhost:3000/${provider}`,
      people: async () => people,
      district: CLEVER_DISTRICT,
      issuer,
    };
    if (provider === 'clever') simulateClever(scope, options);
    else simulateClassLink(scope, { ...options, advertisesPkce });
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  // Fastify closes before the database does: last registered, first called.
  afterAll(() => server.close());

  const name = provider.toUpperCase();
  return {
    origin,
    people,
    asked,
    environment: {
      [`${name}_CLIENT_ID`]: client.clientId,
      [`${name}_CLIENT_SECRET`]: client.clientSecret,
      [`${name}_URL`]: origin,
      [`${name}_API_URL`]: origin,
    },
    setMode(next: Mode) {
      mode = next;
    },
    /** Somebody makes a choice on the provider's page; answers where the browser is sent. */
    async choose(authorizeUrl: string, form: Record<string, string>): Promise<URL> {
      const reply = await fetch(authorizeUrl, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      return new URL(reply.headers.get('location') ?? `missing:${reply.status}`);
    },
    /** The same on the portal, where nobody asked for it. */
    async launch(person: string): Promise<{ url: URL; cookie: string }> {
      const body = new URLSearchParams({ person });
      const reply = await fetch(`${origin}/portal`, { method: 'POST', body, redirect: 'manual' });
      const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { url: new URL(reply.headers.get('location') ?? ''), cookie };
    },
  };
}

const TOKENS = /^\/oauth(2\/v2)?\/tokens?$/;

function behave(server: FastifyInstance, mode: () => Mode): void {
  server.addHook('onRequest', async (request, reply) => {
    if (mode() === 'silent') request.raw.destroy();
    if (mode() === 'broken') await reply.code(503).send('try later');
    if (mode() === 'nonsense' && !TOKENS.test(request.url)) await reply.send({ hello: 'world' });
  });
  server.addHook('onSend', async (request, _, payload) => {
    if (mode() !== 'without-token-type' || !TOKENS.test(request.url)) return payload;
    const { token_type: _type, ...rest } = JSON.parse(String(payload));
    return JSON.stringify(rest);
  });
}
