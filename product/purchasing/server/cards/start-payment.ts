import { sql } from 'kysely';
import { brandById } from '#brands/all.ts';
import { dayIn } from '#platform/contract/days.ts';
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, signature } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UnhurriedContext } from '#platform/server/serve.ts';
import type { Address } from '#platform/server/sites.ts';
import { statement } from '#platform/server/statement.ts';
import { sayIn } from '#platform/server/texts.ts';
import { DEFAULT_TIME_ZONE } from '#product/accounts/rules/free-trial.ts';
import { todayFor } from '#product/licensing/server/operations.ts';
import type { educatorPaymentSession } from '../../cards-contract.ts';
import { individualPrice } from '../../rules/prices.ts';
import { makeOrder, type Order } from '../orders.ts';
import { type CardGateway, GatewayProblem } from './gateway.ts';
import type { CardPorts } from './ports.ts';
import type { Payment } from './settle.ts';

/** How long the payment page is open. Stripe allows 30 minutes to a day. */
const OPEN_MINUTES = 60;

export type Purchase = {
  /** Names what this browser wants: the same again is the same payment. */
  operation: string;
  quantity: number;
  email: string;
  buyer: Pick<Actor, 'id' | 'actingAsBy'> | null;
  /** The child it is for, where it is for one. */
  studentId: number | null;
  newcomer: { first_name: string; last_name: string } | null;
};

type Started = OutputOf<typeof educatorPaymentSession>;
type Draft = { order: Order; payment: Payment };
type Context = Pick<UnhurriedContext<Endpoint>, 'outside' | 'transaction' | 'about' | 'now' | 'address'>;

/** Makes the order, then asks Stripe for a page to pay it on. If Stripe has none, there was no order. */
export async function startPayment(context: Context, ports: CardPorts, purchase: Purchase): Promise<Started> {
  const { gateway } = ports;
  if (gateway === null) throw Refusal.because('error.cards-not-offered');
  const secret = signature(ports.accounts.appKey, `payment ${purchase.operation}`).toString('base64url');
  const draft = await context.transaction(async (tx) => {
    const made = await draftPayment(tx, context, purchase, secret);
    context.about({ type: 'order', id: made.order.id, details: { quantity: purchase.quantity } });
    return made;
  });
  try {
    const { session_id: opened } = draft.payment;
    if (opened !== null) return { ...(await findPage(gateway, opened)), secret };
    const session = await openPage(context, gateway, draft, purchase);
    const kept = await keepSession(context.outside, draft.payment.id, session.id, session.expiresAt);
    if (kept.length === 0) throw new GatewayProblem('the draft was given up meanwhile');
    return { url: session.url, session: session.id, secret };
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    await giveUp(context.outside, draft.payment.id);
    ports.report('a payment page could not be opened', { reason: error.message });
    throw Refusal.of('unavailable', 'error.payment-gateway-unavailable');
  }
}

const keepSession = statement(`
    update payments set session_id = $2, expires_at = $3
    where id = $1 and (session_id is null or session_id = $2) returning id`);
const giveUp = statement(`
    delete from orders using payments
    where payments.id = $1 and payments.order_id = orders.id and payments.session_id is null
      and orders.status = 'open'`);

async function draftPayment(
  tx: Tx,
  { now, address }: Context,
  purchase: Purchase,
  secret: string,
): Promise<Draft> {
  const { operation, quantity, buyer, studentId, newcomer, email } = purchase;
  // A double click: the second waits, and finds what the first one made.
  await sql`select pg_advisory_xact_lock(hashtextextended(${operation}, 0))`.execute(tx);
  const present = await findDraft(tx, operation);
  if (present !== null) return present;
  const { unitCents, totalCents } = individualPrice(quantity);
  const order = await makeOrder(
    tx,
    {
      kind: 'card',
      status: 'open',
      account_id: buyer?.id ?? null,
      student_id: studentId,
      plan: 'individual',
      quantity,
      unit_price_cents: unitCents,
      total_cents: totalCents,
      starts_on: buyer === null ? dayIn(DEFAULT_TIME_ZONE, now) : await todayFor(tx, buyer.id, now),
      billing_email: email,
      created_by: buyer?.id ?? null,
      acting_as_by: buyer?.actingAsBy ?? null,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  const payment = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      operation_id: operation,
      status: 'open',
      secret_hash: hashToken(secret),
      amount_cents: totalCents,
      host: new URL(address.dashboardUrl).hostname,
      parent_first_name: newcomer?.first_name ?? null,
      parent_last_name: newcomer?.last_name ?? null,
      parent_email: newcomer === null ? null : email,
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_MINUTES * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { order, payment };
}

async function findDraft(tx: Tx, operation: string): Promise<Draft | null> {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('operation_id', '=', operation)
    .executeTakeFirst();
  if (payment === undefined) return null;
  // Paid or over: the page that asks again is an old one.
  if (payment.status !== 'open') throw Refusal.because('error.conflict');
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  return { order, payment };
}

/** The page that was opened before, should its address not have reached the browser. */
async function findPage(gateway: CardGateway, id: string): Promise<Omit<Started, 'secret'>> {
  const session = await gateway.findSession(id);
  if (session?.status !== 'open' || session.url === null) throw Refusal.because('error.conflict');
  return { url: session.url, session: id };
}

/** Two who ask at once get the same page: Stripe knows the payment by its key. */
function openPage(
  { address }: { address: Address },
  gateway: CardGateway,
  { order, payment }: Draft,
  { email }: Purchase,
): ReturnType<CardGateway['createSession']> {
  const brand = brandById(address.brand);
  const values = { brand: brand.name };
  return gateway.createSession({
    // The secret's hash tells this installation's payments from another's with the same keys.
    idempotencyKey: `payment-${payment.id}-${payment.secret_hash.toString('hex')}`,
    orderNumber: order.number,
    paymentId: payment.id,
    what: sayIn(brand.locales[0])({ i18n: 'cards.line-item', values }),
    quantity: order.quantity,
    unitCents: order.unit_price_cents,
    email,
    expiresAt: payment.expires_at,
    successUrl: `${address.dashboardUrl}/payment/completed/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${address.dashboardUrl}/payment/canceled`,
  });
}
