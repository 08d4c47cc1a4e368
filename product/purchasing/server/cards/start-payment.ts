import { brandById } from '#brands/all.ts';
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { educatorPaymentSession } from '../../cards-contract.ts';
import { type Draft, draftPayment, type Purchase, secretFor } from './drafts.ts';
import { settleAsked } from './events.ts';
import { type CardGateway, GatewayProblem } from './gateway/gateway.ts';
import type { CardPorts } from './gateway/ports.ts';

type Started = OutputOf<typeof educatorPaymentSession>;
type Context = Pick<OwnTransactionContext<Endpoint>, 'db' | 'transaction' | 'about' | 'now' | 'address'>;

/**
 * Makes the order, then asks Stripe for a page to pay it on. If Stripe has none, there was no order. Who wants the same
 * in another tab is led to the page that is open already: it can be paid once.
 */
export async function startPayment(
  context: Context,
  ports: CardPorts,
  purchase: Purchase,
  over: number | null = null,
): Promise<Started> {
  const { gateway } = ports;
  if (gateway === null) throw Refusal.because('error.cards-not-offered');
  const draft = await context.transaction(async (tx) => {
    const made = await draftPayment(tx, context, ports, purchase, over);
    const asked = purchase.buyer?.actingAsBy ? { on_behalf: true } : {};
    context.about({ type: 'order', id: made.order.id, details: { quantity: purchase.quantity, ...asked } });
    return made;
  });
  const { id, operation_id: operation, session_id: opened, secret_hash: kept } = draft.payment;
  const secret = secretFor(ports, operation ?? purchase.operation, kept);
  try {
    if (opened !== null) {
      const page = await findPage({ context, ports, gateway }, opened);
      if (page !== null) return { ...page, secret };
      if (operation === purchase.operation) throw Refusal.because('error.conflict');
      // Another tab's, which is over: this one gets a page of its own.
      return await startPayment(context, ports, purchase, id);
    }
    const session = await openPage(context, gateway, draft, purchase);
    const kept = await keepSession(context.db, id, session.id, session.expiresAt);
    if (kept.length === 0) throw new GatewayProblem('the draft was given up meanwhile');
    return { url: session.url, session: session.id, secret };
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    await giveUp(context.db, id);
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

type Asking = { context: Context; ports: CardPorts; gateway: CardGateway };

/** The page that was opened before, as long as one can pay on it; null once it is over. */
async function findPage(
  { context, ports, gateway }: Asking,
  id: string,
): Promise<Omit<Started, 'secret'> | null> {
  const session = await gateway.findSession(id);
  if (session?.status === 'open' && session.url !== null) return { url: session.url, session: id };
  // Paid or over, and the webhook is late: it is made true here, so that the next try is a purchase of its own.
  if (session !== null) await settleAsked({ db: context.db, now: context.now, ports }, session);
  if (session?.status === 'complete') throw Refusal.because('purchasing-cards.already-paid');
  return null;
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
    what: sayIn(brand.locales[0])({ i18n: 'purchasing-cards.line-item', values }),
    quantity: order.quantity,
    unitCents: order.unit_price_cents,
    email,
    expiresAt: payment.expires_at,
    successUrl: `${address.dashboardUrl}/payment/completed/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${address.dashboardUrl}/payment/canceled`,
  });
}
