import type { Db, Tx } from '#platform/server/database/database.ts';
import {
  type SimulatedCharge,
  type SimulatedRefund,
  type SimulatedSession,
  shownSession,
  simulatedId,
  type TestCard,
} from './objects.ts';
import { changeSession, findSessionOf, keepEvent, lockSession, overdueSessions } from './store.ts';

export type Deed = { db: Db; now: Date; receiptUrl: (session: string) => string };

/** A person pays. Of two who pay the same session, in two tabs, one is too late. */
export async function pay(
  { db, now, receiptUrl }: Deed,
  id: string,
  card: TestCard,
): Promise<SimulatedSession | 'closed' | undefined> {
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    if (session === undefined) return undefined;
    if (session.status !== 'open') return 'closed';
    const intent = simulatedId('pi');
    const { amount_total: amount, currency } = session;
    const charge = {
      id: simulatedId('ch'),
      object: 'charge' as const,
      created: Math.floor(now.getTime() / 1000),
      amount,
      amount_refunded: 0,
      refunded: false,
      currency,
      payment_intent: intent,
      receipt_url: receiptUrl(id),
      payment_method_details: {
        type: 'card' as const,
        card: { brand: card.brand, last4: card.number.slice(-4) },
      },
    };
    const paid: SimulatedSession = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      url: null,
      intent: {
        id: intent,
        object: 'payment_intent',
        status: 'succeeded',
        amount,
        currency,
        metadata: session.intent_metadata,
        latest_charge: charge,
      },
    };
    await changeSession(tx, paid);
    await keepEvent(tx, 'charge.succeeded', charge, now);
    await keepEvent(tx, 'checkout.session.completed', shownSession(paid), now);
    return paid;
  });
}

export async function expire(tx: Tx, session: SimulatedSession, now: Date): Promise<SimulatedSession> {
  const expired: SimulatedSession = { ...session, status: 'expired', url: null };
  await changeSession(tx, expired);
  await keepEvent(tx, 'checkout.session.expired', shownSession(expired), now);
  return expired;
}

export async function expireOverdue(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const session of await overdueSessions(tx, now)) await expire(tx, session, now);
  });
}

/** By payment intent or charge; without an amount, all that is left. */
export async function refund(
  tx: Tx,
  of: string,
  wanted: number | null,
  now: Date,
): Promise<{ refund: SimulatedRefund; charge: SimulatedCharge } | 'unknown' | 'too-much'> {
  const found = await findSessionOf(tx, of);
  const session = found === undefined ? undefined : await lockSession(tx, found.id);
  if (!session?.intent) return 'unknown';
  const charge = session.intent.latest_charge;
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted ?? left;
  if (!Number.isInteger(amount) || amount <= 0 || amount > left) return 'too-much';
  const total = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  const made: SimulatedRefund = {
    id: simulatedId('re'),
    object: 'refund',
    amount,
    currency: charge.currency,
    status: 'succeeded',
    charge: charge.id,
    payment_intent: session.intent.id,
    created: Math.floor(now.getTime() / 1000),
  };
  await changeSession(tx, {
    ...session,
    intent: { ...session.intent, latest_charge: changed },
    refunds: [made, ...(session.refunds ?? [])],
  });
  await keepEvent(tx, 'charge.refunded', changed, now);
  return { refund: made, charge: changed };
}
