import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

export type EmailListSimulatorOptions = { path: string; secret: string; clock: () => Date };

const entry = z.object({
  email: z.string(),
  subscribed: z.boolean(),
  language: z.nullable(z.string()),
  at: z.string(),
});

/** A signature is good for so long, either way. */
const TOLERANCE_SECONDS = 300;
const MOST_KEPT = 1000;

/**
 * A stand-in for the service that sends news: takes signed changes, refuses addresses that begin with `rejected`, and is
 * out of order for those that begin with `unreachable`. What it knows is forgotten with the process.
 */
export function simulateEmailList(
  server: FastifyInstance,
  { path, secret, clock }: EmailListSimulatorOptions,
): ReadonlySet<string> {
  const listed = new Set<string>();
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const body = String(request.body);
      if (!isSigned(String(request.headers['kindred-signature']), body, secret, clock())) {
        return reply.code(401).send({ error: 'signature' });
      }
      const read = entry.safeParse(parse(body));
      if (!read.success) return reply.code(400).send({ error: 'body' });
      const { email, subscribed } = read.data;
      if (email.startsWith('unreachable')) return reply.code(503).send({ error: 'out-of-order' });
      if (subscribed && email.startsWith('rejected')) return reply.code(422).send({ error: 'address' });
      if (!subscribed) listed.delete(email);
      else if (listed.size < MOST_KEPT) listed.add(email);
      return reply.code(202).send({ subscribed });
    });
  });
  return listed;
}

function isSigned(header: string, body: string, secret: string, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (given === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
