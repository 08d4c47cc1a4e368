import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { testCard } from '#simulators/stripe/objects.ts';
import { pay } from '#simulators/stripe/payments.ts';
import { simulateStripe } from '#simulators/stripe/simulator.ts';
import { testDatabase } from '#testing/server/database.ts';
import type { TestKindred } from './kindred.ts';

const SECRET_KEY = 'sk_test_simulated';
const WEBHOOK_SECRET = 'whsec_simulated';

/** The simulator on a port and a database of its own, for one test file. It tells nobody until it is connected. */
export async function testStripe(clock?: () => Date) {
  const database = await testDatabase();
  const server = Fastify({ forceCloseConnections: true });
  let mode: 'up' | 'broken' | 'silent' = 'up';
  let kindred: TestKindred | null = null;
  let webhookUrl = 'http://127.0.0.1:9/webhooks/stripe';
  const now = (): Date => clock?.() ?? kindred?.now() ?? new Date();
  server.addHook('onRequest', async (request, reply) => {
    if (mode === 'silent') request.raw.destroy();
    if (mode === 'broken') await reply.code(500).send({ error: { type: 'api_error', message: 'broken' } });
  });
  let origin = '';
  const options = {
    db: database.db,
    clock: now,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    get webhookUrl() {
      return webhookUrl;
    },
    pageUrl: () => origin,
    firstWait: 50,
  };
  const simulator = simulateStripe(server, options);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const { hostname, port } = new URL(origin);
  const sdk = new Stripe(SECRET_KEY, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
  });
  // Fastify closes before the database does: last registered, first called.
  afterAll(() => server.close());

  return {
    sdk,
    origin,
    db: database.db,
    deliverDue: simulator.deliverDue,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: origin,
    },
    setMode(next: typeof mode) {
      mode = next;
    },
    /** From now on the shop hears what happens, while it listens. */
    tell(url: string) {
      webhookUrl = url;
    },
    follow(shop: TestKindred) {
      kindred = shop;
    },
    /** Somebody pays on the hosted page, and the shop does not hear of it yet. */
    async pay(session: string, card = '4242 4242 4242 4242') {
      const chosen = testCard(card);
      if (chosen === undefined) throw new Error('no such test card');
      const receiptUrl = (id: string): string => `${origin}/demo/receipts/${id}`;
      return pay({ db: database.db, now: now(), receiptUrl }, session, chosen);
    },
    /** The events that were made, oldest first, as they would be sent. */
    async events(type?: string) {
      const rows = await database.db
        .selectFrom('payment_simulator')
        .select('content')
        .where('kind', '=', 'event')
        .orderBy('created_at')
        .execute();
      const events = rows.map(({ content }) => content as StripeEvent);
      return type === undefined ? events : events.filter((event) => event.type === type);
    },
    signed(payload: string, { at = now(), secret = WEBHOOK_SECRET } = {}) {
      const timestamp = Math.floor(at.getTime() / 1000);
      return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    },
  };
}

export type StripeEvent = { id: string; type: string; data: { object: Record<string, unknown> } };
