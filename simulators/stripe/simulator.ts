import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { simulateApi } from './api.ts';
import { deliverDue } from './deliver.ts';
import { parseForm, textAt } from './form-body.ts';
import { type SimulatedSession, testCard } from './objects.ts';
import { CHECKOUT_STYLE, checkoutPage, closedPage, receiptPage, unknownPage } from './pages.ts';
import { pay, refund } from './payments.ts';
import { findSession } from './store.ts';

export type StripeSimulatorOptions = {
  db: Db;
  clock: () => Date;
  secretKey: string;
  webhookSecret: string;
  /** Where events are told to. */
  webhookUrl: string;
  /** The origin of the hosted page. */
  pageUrl: () => string;
  /** Before an event that was not taken is told again for the first time; each further wait is twice as long. */
  firstWait?: number;
};

/** Stripe's redirect waits this long for the shop to hear of the payment. */
const REDIRECT_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 1000;

export type StripeSimulator = {
  /** Tells what is due; answers how many events were taken. The server does so by itself while it listens. */
  deliverDue(): Promise<number>;
};

/**
 * A stand-in for Stripe on a server of ours, for the demo and for tests: the API our shop calls, the hosted page
 * where a person pays, declines or cancels, and signed webhooks that are repeated until they are taken. All that it
 * knows is in the database, as with the demo's mailbox: it may be killed at any time, and be there several times.
 */
export function simulateStripe(server: FastifyInstance, options: StripeSimulatorOptions): StripeSimulator {
  const { db, clock } = options;
  const checkoutUrl = (id: string): string => `${options.pageUrl()}/demo/checkout/${id}`;
  const receiptUrl = (id: string): string => `${options.pageUrl()}/demo/receipts/${id}`;
  const deliver = (): Promise<number> => deliverDue(options, options.firstWait);
  const deliverSoon = (): void => void deliver().catch(() => undefined);

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    await scope.register(async (api) =>
      simulateApi(api, { db, clock, secretKey: options.secretKey, checkoutUrl, onEvent: deliverSoon }),
    );

    scope.get('/demo/checkout.css', async (_, reply) => reply.type('text/css').send(CHECKOUT_STYLE));
    scope.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
      '/demo/checkout/:id',
      async ({ params, query }, reply) => {
        const session = await findSession(db, params.id);
        if (session === undefined) return send(reply.code(404), unknownPage());
        if (session.status !== 'open') return send(reply, closedPage(session, successUrl(session)), session);
        const { problem } = query;
        const known = problem === 'declined' || problem === 'insufficient-funds' ? problem : null;
        return send(reply, checkoutPage(session, known), session);
      },
    );
    scope.post<{ Params: { id: string } }>('/demo/checkout/:id', async ({ params, body }, reply) => {
      const { id } = params;
      const card = testCard(textAt(parseForm(String(body)), 'card'));
      if (card?.outcome !== 'paid') {
        return reply.redirect(`${checkoutUrl(id)}?problem=${card?.outcome ?? 'declined'}`, 303);
      }
      const paid = await pay({ db, now: clock(), receiptUrl }, id, card);
      if (paid === undefined) return send(reply.code(404), unknownPage());
      if (paid === 'closed') return reply.redirect(checkoutUrl(id), 303);
      await Promise.race([deliver().catch(() => 0), timeUp(REDIRECT_MILLISECONDS)]);
      return reply.redirect(successUrl(paid), 303);
    });
    scope.get<{ Params: { id: string } }>('/demo/receipts/:id', async ({ params }, reply) => {
      const session = await findSession(db, params.id);
      if (!session?.intent) return send(reply.code(404), unknownPage());
      return send(reply, receiptPage(session), session);
    });
    scope.post<{ Params: { id: string } }>('/demo/receipts/:id', async ({ params, body }, reply) => {
      const session = await findSession(db, params.id);
      const amount = Number(textAt(parseForm(String(body)), 'amount'));
      const intent = session?.intent?.id;
      if (intent !== undefined && Number.isInteger(amount)) {
        await db.transaction().execute((tx) => refund(tx, intent, amount, clock()));
        await deliver().catch(() => 0);
      }
      return reply.redirect(receiptUrl(params.id), 303);
    });
  });

  let looking: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    looking = setInterval(deliverSoon, LOOK_MILLISECONDS);
    looking.unref();
  });
  server.addHook('onClose', async () => clearInterval(looking));
  return { deliverDue: deliver };
}

function successUrl(session: SimulatedSession): string {
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
}

/** The form leads back to the shop, which may have another host: browsers ask the policy about that, too. */
function send(reply: FastifyReply, html: string, session?: SimulatedSession): FastifyReply {
  const shop = session === undefined ? '' : ` ${new URL(session.success_url).origin}`;
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function timeUp(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
