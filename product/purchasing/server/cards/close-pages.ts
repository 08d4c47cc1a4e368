import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { notify } from '#platform/contract/message.ts';
import { hashToken, sameBytes } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { paymentCanceled } from '../../contract.ts';
import { settleAsked } from './events.ts';
import { GatewayProblem } from './gateway/gateway.ts';
import type { CardContext, CardPorts } from './gateway/ports.ts';

const BATCH = 50;

const findToClose = statement(
  { session_id: z.string() },
  `
    select session_id from payments
    where status = 'open' and close_asked_at is not null and session_id is not null
    order by close_asked_at limit ${BATCH}`,
);

/**
 * Closes at Stripe what was asked to be closed. It is over here when Stripe says so: who paid a moment before has paid.
 * What cannot be asked now is asked again by the job that looks after payments.
 */
export async function closePages(cards: CardContext): Promise<void> {
  const { db, ports } = cards;
  const { gateway } = ports;
  if (gateway === null) return;
  try {
    for (const { session_id: id } of await findToClose(db)) {
      const session = (await gateway.expireSession(id)) ?? (await gateway.findSession(id));
      if (session !== null) await settleAsked(cards, session);
    }
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    ports.report('a payment page could not be closed', { reason: error.message });
  }
}

const findOpen = statement(
  { id: z.number(), order_id: z.number(), secret_hash: z.instanceof(Buffer) },
  "select id, order_id, secret_hash from payments where session_id = $1 and status = 'open'",
);
const askToClose = statement(
  { id: z.number() },
  `
    update payments set close_asked_at = $2 where id = $1 and status = 'open' and close_asked_at is null returning id`,
);

/** Somebody canceled on the payment page. Only the browser that began the payment may say so. */
export async function cancelPayment(
  context: OwnTransactionContext<typeof paymentCanceled>,
  ports: CardPorts,
): Promise<OutputOf<typeof paymentCanceled>> {
  const { input, db, now } = context;
  const [payment] = await findOpen(db, input.session);
  if (payment !== undefined && sameBytes(payment.secret_hash, hashToken(input.secret))) {
    await context.transaction(async (tx) => {
      const [begun] = await askToClose(tx, payment.id, now);
      if (begun === undefined) context.nothingChanged();
      context.about({ type: 'order', id: payment.order_id });
    });
    await closePages({ db, now, ports });
  }
  const [after] = await findStatus(db, input.session);
  // Paid in the very last moment: then that is what they are told.
  if (after?.status === 'paid') return notify('notification.payment-success');
  if (after === undefined) return notify('notification.payment-unknown', undefined, 'warning');
  return notify('notification.payment-canceled', undefined, 'warning');
}

const findStatus = statement({ status: z.string() }, 'select status from payments where session_id = $1');
