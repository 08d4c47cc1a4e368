import type { LightMyRequestResponse } from 'fastify';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { ErrorReply } from '#platform/contract/refusal.ts';
import type { App } from '#platform/server/http/app.ts';
import type { completeSignOn } from '#product/accounts/sign-on-contract.ts';
import { STUDENT_SITE } from './kindred.ts';

type Completed = { status: number; body: OutputOf<typeof completeSignOn>; error: ErrorReply };

/** A browser as far as single sign-on is concerned: it keeps cookies and says where it is sent. */
export function browserAt(app: App, host = STUDENT_SITE) {
  const jar = new Map<string, string>();
  const keep = (reply: LightMyRequestResponse): void => {
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const headers = (): Record<string, string> => ({
    host,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  return {
    jar,
    async visit(path: string): Promise<{ status: number; to: string; reply: LightMyRequestResponse }> {
      const reply = await app.server.inject({ method: 'GET', url: path, headers: headers() });
      keep(reply);
      return { status: reply.statusCode, to: String(reply.headers.location ?? ''), reply };
    },
    /** What the page does with what a provider sent along. */
    async complete(arrived: URL, more: { token?: string; state?: string } = {}): Promise<Completed> {
      const { pathname } = arrived;
      const query = new URLSearchParams(arrived.search);
      if (more.state !== undefined) query.set('state', more.state);
      const reply = await app.server.inject({
        method: 'POST',
        url: '/api/sign-on',
        headers: {
          ...headers(),
          ...(more.token === undefined ? {} : { 'access-token': `Bearer ${more.token}` }),
        },
        payload: {
          provider: pathname.slice(1),
          answer: query.toString(),
        },
      });
      keep(reply);
      return { status: reply.statusCode, body: reply.json(), error: reply.json() };
    },
  };
}
