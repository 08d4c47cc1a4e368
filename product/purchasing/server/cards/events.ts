import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { GatewayProblem } from './gateway/gateway.ts';
import type { Attention, CheckoutSession, PaymentEvent } from './gateway/payment-events.ts';
import type { CardContext, Settling } from './gateway/ports.ts';
import { writeOfRefund } from './refunds/refund-letter.ts';
import { refundOrder } from './refunds/refunds.ts';
import { keepCard, settle, settleFailed } from './settle.ts';

const insertEvent = statement(
  { id: z.string() },
  `
    insert into payment_events (id, type, session_id, received_at) values ($1, $2, $3, $4)
    on conflict (id) do nothing returning id`,
);
const keepAttention = statement('update payment_events set attention = $2 where id = $1');

type EventKey = { id: string; type: string; sessionId: string | null };

/** Does what an event asks for, once: told again, even at the same moment, it is heard and nothing happens. */
async function once(
  { db, now, ports }: CardContext,
  told: EventKey,
  work: (settling: Settling) => Promise<Attention | null>,
): Promise<void> {
  const attention = await db.transaction().execute(async (tx) => {
    const [begun] = await insertEvent(tx, told.id, told.type, told.sessionId, now);
    if (begun === undefined) return null;
    const found = await work({ tx, now, ports });
    if (found !== null) await keepAttention(tx, told.id, found);
    return found;
  });
  if (attention !== null) {
    ports.report('a payment needs somebody to look at it', {
      attention,
      session: told.sessionId,
      event: told.id,
    });
  }
}

/** What Stripe tells by its webhook. Throws where Stripe should tell it again later. */
export async function receiveEvent(cards: CardContext, event: PaymentEvent): Promise<void> {
  if (event.about === 'nothing') return;
  if (event.about === 'refund') return receiveRefund(cards, event);
  const { id, type, session } = event;
  await once(cards, { id, type, sessionId: session.id }, async (settling) => {
    if (type !== 'checkout.session.async_payment_failed') return settle(settling, session);
    await settleFailed(settling, session);
    return null;
  });
  if (session.paid) await fetchCard(cards, session.id);
}

type RefundEvent = Extract<PaymentEvent, { about: 'refund' }>;

async function receiveRefund(
  cards: CardContext,
  { id, type, intent, refundedCents }: RefundEvent,
): Promise<void> {
  if (intent === null) return;
  // It may come before the payment it refunds: then the payment is asked for, and settled first.
  const [known] = await findPaid(cards.db, intent);
  const asked = known === undefined ? await cards.ports.gateway?.findSessionOfIntent(intent) : null;
  const session = asked ?? null;
  // Whoever has to look at it finds order and buyer by the session.
  const sessionId = known?.session_id ?? session?.id ?? null;
  await once(cards, { id, type, sessionId }, async (settling) => {
    const attention = session === null ? null : await settle(settling, session);
    return (await refundAndTell(settling, { intent, refundedCents })) ?? attention;
  });
}

/** What Stripe answers when it is asked, done as if it had told by itself. */
export async function settleAsked(cards: CardContext, session: CheckoutSession): Promise<void> {
  const result = session.paid ? 'paid' : session.status;
  if (result === 'open' || result === 'complete') return;
  const told = { id: `asked:${session.id}:${result}`, type: 'asked', sessionId: session.id };
  await once(cards, told, (settling) => settle(settling, session));
  if (session.paid) await keepCard(cards.db, session.id, session.card);
}

/** A refund that Stripe tells of when it is asked. */
export async function settleAskedRefund(
  cards: CardContext,
  refund: { intent: string; refundedCents: number },
): Promise<void> {
  const { intent, refundedCents } = refund;
  const [payment] = await findPaid(cards.db, intent);
  const told = {
    id: `asked:${intent}:${refundedCents}`,
    type: 'asked',
    sessionId: payment?.session_id ?? null,
  };
  await once(cards, told, (settling) => refundAndTell(settling, refund));
}

async function refundAndTell(
  settling: Settling,
  refund: { intent: string; refundedCents: number },
): Promise<Attention | null> {
  const { attention, refunded } = await refundOrder(settling, refund);
  if (refunded !== null) await writeOfRefund(settling, refunded);
  return attention;
}

const findPaid = statement(
  { session_id: z.nullable(z.string()) },
  'select session_id from payments where payment_intent = $1',
);

const needsCard = statement(
  { id: z.number() },
  "select id from payments where session_id = $1 and status = 'paid' and receipt_url is null",
);

/** The receipt can wait: whoever looks after payments asks for it again. */
async function fetchCard({ db, ports }: CardContext, sessionId: string): Promise<void> {
  const tx: Tx = db;
  if ((await needsCard(tx, sessionId)).length === 0) return;
  try {
    const session = await ports.gateway?.findSession(sessionId);
    await keepCard(tx, sessionId, session?.card ?? null);
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
  }
}
