import Stripe from 'stripe';
import type { Db } from '#platform/server/database/database.ts';
import { expireOverdue } from './payments.ts';
import { setDue, takeDueEvents } from './store.ts';

export type Delivery = { db: Db; clock: () => Date; webhookUrl: string; webhookSecret: string };

const CLAIM_MILLISECONDS = 20_000;
const LONGEST_WAIT = 60_000;
const GIVE_UP_AFTER = 50;

/** Sends every event that is due, signed as Stripe signs. Who does not answer 2xx gets it again, later and later. */
export async function deliverDue(delivery: Delivery, firstWait = 500): Promise<number> {
  const { db, clock } = delivery;
  await expireOverdue(db, clock());
  const now = clock();
  const due = await takeDueEvents(db, now, new Date(now.getTime() + CLAIM_MILLISECONDS));
  const delivered = await Promise.all(
    due.map(async ({ id, content, attempts }) => {
      const taken = await send(delivery, JSON.stringify(content, null, 2));
      const wait = Math.min(firstWait * 2 ** (attempts - 1), LONGEST_WAIT);
      const again = taken || attempts >= GIVE_UP_AFTER ? null : new Date(clock().getTime() + wait);
      await setDue(db, id, again);
      return taken;
    }),
  );
  return delivered.filter(Boolean).length;
}

async function send({ webhookUrl, webhookSecret, clock }: Delivery, payload: string): Promise<boolean> {
  const timestamp = Math.floor(clock().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
