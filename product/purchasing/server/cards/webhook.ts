import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db } from '#platform/server/database/database.ts';
import { closePages } from './close-pages.ts';
import { receiveEvent } from './events.ts';
import { type CardGateway, GatewayProblem } from './gateway/gateway.ts';
import type { CardPorts } from './gateway/ports.ts';

/** Stripe's events. The signature is over the bytes as they came, so on this route nothing reads them before. */
export function stripeWebhook(
  server: FastifyInstance,
  { db, clock, gateway, ports }: { db: Db; clock: () => Date; gateway: CardGateway; ports: CardPorts },
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', async ({ body, headers }, reply) => {
      const now = clock();
      const signature = headers['stripe-signature'];
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? gateway.readEvent(body, signature, now)
          : null;
      if (event === null) throw Refusal.of('bad-request');
      try {
        await receiveEvent({ db, now, ports }, event);
      } catch (error) {
        // Told again later, when Stripe can be asked.
        throw error instanceof GatewayProblem ? Refusal.of('unavailable') : error;
      }
      if (event.about === 'session' && event.session.paid) await closePages({ db, now, ports });
      return reply.header('Cache-Control', 'no-store').send({ received: true });
    });
  });
}
