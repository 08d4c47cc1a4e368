import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, sameBytes } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { deviceOf } from '#product/accounts/rules/sessions/doors.ts';
import { endBefore } from '#product/accounts/server/session/enter.ts';
import { actorOf, sessionReply } from '#product/accounts/server/session/session-reply.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import type { SessionReply } from '#product/accounts/sign-in-contract.ts';
import type { parentPayment } from '../../cards-contract.ts';
import type { paymentCompleted as endpoint } from '../../contract.ts';
import { money } from '../../rules/prices.ts';
import { PAYMENT, type Payment } from '../card-payments.ts';
import { closePages } from './close-pages.ts';
import { settleAsked } from './events.ts';
import { GatewayProblem } from './gateway/gateway.ts';
import type { CardPorts } from './gateway/ports.ts';

type Reply = OutputOf<typeof endpoint>;

/**
 * Back from the payment page. Only the browser that began the payment may go on as the account it made, once. It is
 * also the one that may have Stripe asked right away, should the webhook be late.
 */
export async function completePayment(
  context: OwnTransactionContext<typeof endpoint>,
  ports: CardPorts,
): Promise<Reply> {
  const { input, db } = context;
  const seen = await findPayment(db, input.session);
  if (seen === undefined) return notify('notification.payment-unknown', undefined, 'warning');
  const isOwn = input.secret !== undefined && sameBytes(seen.secret_hash, hashToken(input.secret));
  if (seen.status === 'open' && isOwn) await askStripe({ ...context, ports }, input.session);
  return context.transaction(async (tx) => {
    const payment = await findPayment(tx, input.session);
    // With strict messages nobody learns by paying whether an address has an account: the letter lets both in.
    if (payment?.status === 'paid' && isOwn && !ports.accounts.strictMessages) {
      const reply = await signInOnce(tx, ports, payment, context);
      if (reply !== null) {
        context.about({ type: 'account', id: reply.user.id, details: { payment: payment.id } });
        return reply;
      }
    }
    context.nothingChanged();
    return notice(payment?.status);
  });
}

function notice(status: Payment['status'] | undefined): Reply {
  if (status === 'paid') return notify('notification.payment-success');
  if (status === 'open') return notify('notification.payment-pending', undefined, 'info');
  return notify('notification.payment-unknown', undefined, 'warning');
}

function findPayment(tx: Tx, session: string): Promise<Payment | undefined> {
  return tx.selectFrom('payments').select(PAYMENT).where('session_id', '=', session).executeTakeFirst();
}

type Asking = Pick<OwnTransactionContext<typeof endpoint>, 'db' | 'now'> & { ports: CardPorts };

async function askStripe({ db, now, ports }: Asking, session: string): Promise<void> {
  try {
    const found = await ports.gateway?.findSession(session);
    if (found) await settleAsked({ db, now, ports }, found);
    if (found?.paid) await closePages({ db, now, ports });
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
  }
}

// A password is the sign that the account's owner has come another way: from then on it is the only one.
const spendSecret = statement(
  { id: z.number() },
  `
    update payments p set secret_used_at = $2
    from accounts a
    where p.id = $1 and p.secret_used_at is null and a.id = p.made_account_id
      and a.password_hash is null and a.status = 'verified' and a.scope = 'parent'
    returning a.id`,
);

async function signInOnce(
  tx: Tx,
  ports: CardPorts,
  payment: Payment,
  client: { now: Date; userAgent: string; clientAddress: string; token: string | null },
): Promise<SessionReply | null> {
  const { now } = client;
  if (payment.made_account_id === null) return null;
  const [account] = await spendSecret(tx, payment.id, now);
  if (account === undefined) return null;
  const entry = { by: 'purchase', device: deviceOf(client) } as const;
  await endBefore(tx, client.token, now);
  const token = await openSession(tx, { accountId: account.id }, now, entry);
  return sessionReply(tx, ports.accounts, {
    token,
    actor: actorOf({ id: account.id, scope: 'parent' }),
    now,
  });
}

const findPaid = statement(
  {
    order_id: z.number(),
    number: z.string(),
    quantity: z.number(),
    cents: z.number(),
    has_password: z.boolean(),
    for_child: z.boolean(),
  },
  `
    select o.id as order_id, o.number, o.quantity, o.total_cents as cents, a.password_hash is not null as has_password,
      o.student_id is not null as for_child
    from payments p join orders o on o.id = p.order_id join accounts a on a.id = o.account_id
    where p.session_id = $1 and p.status = 'paid' and o.account_id = $2`,
);

/** For the page of thanks. */
export async function ownPayment({ tx, actor, input, address }: Context<typeof parentPayment>) {
  const [paid] = await findPaid(tx, input.session, actor.id);
  if (paid === undefined) throw Refusal.of('not-found');
  const { cents, ...rest } = paid;
  return { data: { ...rest, total: money(cents, brandById(address.brand).locales[0]) } };
}
