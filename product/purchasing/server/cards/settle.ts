import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { lockPayment, type Payment } from '../card-payments.ts';
import { grantOrder, lockOrder, type Order } from '../orders.ts';
import { giveToChild } from './children.ts';
import type { Attention, CardFacts, CheckoutSession } from './gateway/payment-events.ts';
import type { Settling } from './gateway/ports.ts';
import { thankBuyer } from './letters.ts';
import { getBuyer, makeParent } from './newcomers.ts';

const findBySession = statement(
  { id: z.number(), order_id: z.number() },
  'select id, order_id from payments where session_id = $1',
);
// Killed between Stripe's answer and keeping it: the session says itself whose it is.
const findUnnamed = statement(
  { id: z.number(), order_id: z.number() },
  'select id, order_id from payments where id = $1 and session_id is null',
);

/** The order before its payment, as everywhere: two that lock in opposite order wait for each other for ever. */
async function lockWithOrder(
  tx: Tx,
  session: Pick<CheckoutSession, 'id' | 'paymentId'>,
): Promise<{ payment: Payment; order: Order } | null> {
  const [found = (await findUnnamed(tx, session.paymentId))[0]] = await findBySession(tx, session.id);
  if (found === undefined) return null;
  const order = await lockOrder(tx, found.order_id);
  const payment = await lockPayment(tx, found.id);
  return order === undefined || payment === undefined ? null : { payment, order };
}

/**
 * Makes what Stripe says about a session true here: paid is granted, once, whatever became of the order meanwhile;
 * expired or failed closes it. Answers what staff should look at; whoever asks again gets null and changes nothing.
 */
export async function settle(settling: Settling, session: CheckoutSession): Promise<Attention | null> {
  const isOver = session.status === 'expired';
  if (!session.paid && !isOver) return null;
  const found = await lockWithOrder(settling.tx, session);
  if (found === null) return session.paid ? 'unknown-session' : null;
  if (found.payment.status === 'paid') return null;
  if (isOver && !session.paid) {
    await close(settling, found, found.payment.close_asked_at === null ? 'expired' : 'canceled');
    return null;
  }
  return fulfil(settling, found, session);
}

/** A payment that takes days did not arrive in the end. */
export async function settleFailed(settling: Settling, session: CheckoutSession): Promise<void> {
  const found = await lockWithOrder(settling.tx, session);
  if (found !== null) await close(settling, found, 'failed');
}

/** Nobody paid, and nobody can any more. */
export async function close(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  { payment, order }: { payment: Payment; order: Order },
  status: 'expired' | 'failed' | 'canceled',
): Promise<void> {
  if (payment.status !== 'open') return;
  await tx.updateTable('payments').set({ status }).where('id', '=', payment.id).execute();
  if (order.status !== 'open') return;
  await tx
    .updateTable('orders')
    .set({ status: status === 'expired' ? 'expired' : 'canceled', updated_at: now })
    .where('id', '=', order.id)
    .execute();
}

async function fulfil(
  settling: Settling,
  found: { payment: Payment; order: Order },
  session: CheckoutSession,
): Promise<Attention | null> {
  const { tx, now } = settling;
  const { payment, order } = found;
  const problem = mismatch(session, payment, order);
  if (problem !== null) {
    // Money came that nobody asked for like this: people decide what it is for, and find it by its session.
    if (payment.session_id === null && problem !== 'wrong-order')
      await nameSession(tx, payment.id, session.id);
    await close(settling, found, 'failed');
    return problem;
  }
  await tx
    .updateTable('payments')
    .set({ status: 'paid', session_id: session.id, payment_intent: session.intent, paid_at: now })
    .where('id', '=', payment.id)
    .execute();
  if (order.lot_id !== null) return 'paid-twice';
  const buyer =
    order.account_id === null
      ? await makeParent(settling, payment)
      : { ...(await getBuyer(settling, order.account_id)), isNew: false };
  const paid = { account_id: buyer.id, billing_email: buyer.username, paid_at: now };
  await tx.updateTable('orders').set(paid).where('id', '=', order.id).execute();
  const byBuyer = order.created_by === buyer.id;
  const actor = byBuyer ? { id: buyer.id, scope: buyer.scope, actingAsBy: order.acting_as_by } : null;
  const paidAt = session.paidAt ?? now;
  await askToCloseOthers(tx, now, order.id, buyer.id, buyer.username, order.student_id, paidAt);
  const lotId = await grantOrder({ tx, actor, now }, { ...order, ...paid }, null);
  const child = await giveToChild({ tx, actor, now }, order, { lotId, buyerId: buyer.id });
  await thankBuyer(settling, { order, buyer, isNew: buyer.isNew, host: payment.host });
  if (payment.parent_email !== null && buyer.scope !== 'parent') return 'account-not-parent';
  if (buyer.status === 'deactivated') return 'account-deactivated';
  const [twin] = await findTwin(tx, buyer.id, order.id, order.quantity, order.student_id, order.created_at);
  return child === 'covered' || twin !== undefined ? 'paid-twice' : null;
}

/**
 * The other pages this buyer had open by then: what is paid is what they wanted. A newcomer is known by the address, and
 * a child is paid for once, whichever parent does it. Who begins another purchase afterwards means it. One that somebody
 * settles at this moment is not waited for: it waits for this one.
 */
const askToCloseOthers = statement(`
    update payments set close_asked_at = $1
    where id in (
      select p.id from payments p join orders o on o.id = p.order_id
      where p.status = 'open' and p.session_id is not null and p.close_asked_at is null and p.created_at <= $6
        and o.kind = 'card' and o.status = 'open' and o.id <> $2
        and (o.account_id = $3 or o.account_id is null and p.parent_email = $4 or o.student_id = $5)
      for update of p skip locked)`);
const nameSession = statement('update payments set session_id = $2 where id = $1');
/** The same was paid on another page while this one was open: in two tabs, or by two people. */
const findTwin = statement(
  { id: z.number() },
  `
    select id from orders
    where account_id = $1 and kind = 'card' and id <> $2 and quantity = $3 and student_id is not distinct from $4
      and paid_at >= $5 limit 1`,
);

function mismatch(session: CheckoutSession, payment: Payment, order: Order): Attention | null {
  if (session.currency !== order.currency) return 'foreign-currency';
  if (session.amountCents !== payment.amount_cents) return 'amount-mismatch';
  if (session.reference !== order.number || session.paymentId !== payment.id) return 'wrong-order';
  return null;
}

/** For the receipt: what was paid with. */
export async function keepCard(tx: Tx, sessionId: string, card: CardFacts | null): Promise<void> {
  if (card === null) return;
  await tx
    .updateTable('payments')
    .set({ card_brand: card.brand, card_last4: card.last4, receipt_url: card.receiptUrl })
    .where('session_id', '=', sessionId)
    .execute();
}
