import * as z from 'zod/mini';
import { addDays } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { doOnce, wasDone } from '#product/licensing/server/ledger/once.ts';
import type * as calls from '../../orders-contract.ts';
import { siteEnd } from '../../rules/prices.ts';
import { kindFor, quoteTerms, TOO_MANY_TO_ORDER, tooManyIndividual } from '../../rules/quotes.ts';
import type { QuoteFacts } from '../documents/facts.ts';
import { checkOnBehalf } from '../on-behalf.ts';
import { makeOrder } from '../orders.ts';
import { checkBuyer, checkGroup, holdGroup } from '../quotes/buyers.ts';
import { countLetter, type PurchasePorts, requireLetterLeft } from '../quotes/mail.ts';
import { lockQuote, requireAvailable } from '../quotes/store.ts';
import { checkFile, type DocumentPorts, keepFile, type TakenIn, takeInDocument } from './document.ts';
import { mailReceived } from './mail.ts';
import { checkNumber, getOrder } from './store.ts';

/** An educator's purchase order: with its document, for a quote or without one. */
export async function sendPurchaseOrder(
  context: OwnTransactionContext<typeof calls.sendPurchaseOrder>,
  ports: DocumentPorts,
): Promise<NotificationReply> {
  const { input, actor, now, db } = context;
  checkOnBehalf(actor, input);
  checkFile(context.file);
  // Sent again it is answered as the first time: nobody looks at its document anew, and it counts for no limit.
  const document = (await wasDone(db, context, KIND)) ? null : await takeIn(context, ports);
  return context.transaction(async (tx) => {
    const id = await doOnce({ ...context, tx }, { kind: KIND, result: z.number() }, async () => {
      if (document === null) throw new Error('an order that was done is done anew');
      await countLetter({ tx, actor, now }, 'order');
      await holdGroup(tx, input);
      const orderId = await receive({ tx, actor, now }, actor.id, input);
      await keepFile(tx, orderId, document, now);
      await mailReceived(tx, ports, context.address, await getOrder(tx, actor, orderId));
      return orderId;
    });
    const order = await getOrder(tx, actor, id);
    context.about({
      type: 'order',
      id,
      details: { number: order.number, quote: order.quote_number, on_behalf: actor.actingAsBy !== null },
    });
    return notify('purchasing-orders.send.received', { number: order.number });
  });
}

const KIND = 'purchase-order-sent';

/** Who may send no more orders in this hour keeps no scanner busy with their documents. */
async function takeIn(
  context: OwnTransactionContext<typeof calls.sendPurchaseOrder>,
  ports: DocumentPorts,
): Promise<TakenIn> {
  await requireLetterLeft(context, 'order');
  return takeInDocument(context, ports);
}

/** One that came by another way: its buyer hears of it just the same. */
export async function recordPurchaseOrder(
  context: Context<typeof calls.recordPurchaseOrder>,
  ports: PurchasePorts,
): Promise<NotificationReply> {
  const { input, actor, tx } = context;
  const id = await doOnce(context, { kind: 'purchase-order-recorded', result: z.number() }, async () => {
    await holdGroup(tx, input);
    await checkBuyer(tx, input.account_id);
    const orderId = await receive(context, input.account_id, input);
    await mailReceived(tx, ports, context.address, await getOrder(tx, actor, orderId));
    return orderId;
  });
  const order = await getOrder(tx, actor, id);
  context.about({ type: 'order', id, details: { number: order.number, account_id: input.account_id } });
  return notify('purchasing-orders.staff.recorded', { number: order.number });
}

type Asked = Pick<
  Context<typeof calls.recordPurchaseOrder>['input'],
  | 'quote_id'
  | 'for'
  | 'quantity'
  | 'term'
  | 'group_id'
  | 'tax_exempt'
  | 'purchase_order_number'
  | 'purchase_order_date'
  | 'organisation'
  | 'billing_name'
  | 'billing_email'
  | 'billing_address'
  | 'note'
>;

async function receive(
  { tx, actor, now }: { tx: Tx; actor: Actor; now: Date },
  buyerId: number,
  asked: Asked,
): Promise<number> {
  await checkNumber(tx, buyerId, asked.purchase_order_number);
  const today = await todayFor(tx, buyerId, now);
  // A day's grace: it may be tomorrow already where the order was written.
  if (asked.purchase_order_date > addDays(today, 1)) {
    throw Refusal.field('purchase_order_date', 'validation.date-to-come');
  }
  const quote = await orderedQuote(tx, actor, now, buyerId, asked.quote_id);
  const bought = quote === null ? await directly(tx, actor, asked, today) : asQuoted(quote, today);
  const order = await makeOrder(
    tx,
    {
      ...bought,
      kind: 'purchase-order',
      status: 'received',
      account_id: buyerId,
      quote_id: quote?.id ?? null,
      purchase_order_number: asked.purchase_order_number,
      purchase_order_date: asked.purchase_order_date,
      tax_exempt: asked.tax_exempt,
      organisation: asked.organisation,
      billing_name: asked.billing_name,
      billing_email: asked.billing_email,
      billing_address: asked.billing_address,
      note: asked.note,
      created_by: actor.id,
      acting_as_by: actor.actingAsBy,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  if (quote !== null) {
    await tx
      .updateTable('quotes')
      .set({ status: 'ordered', updated_at: now })
      .where('id', '=', quote.id)
      .execute();
  }
  return order.id;
}

async function orderedQuote(
  tx: Tx,
  actor: Actor,
  now: Date,
  buyerId: number,
  id: number | null | undefined,
): Promise<QuoteFacts | null> {
  if (id === null || id === undefined) return null;
  const quote = await lockQuote(tx, actor, id);
  if (quote.account_id !== buyerId) throw Refusal.field('quote_id', 'validation.exists');
  await requireAvailable(tx, quote, now);
  return quote;
}

/** At the price that was quoted, from the day it is ordered. */
function asQuoted(quote: QuoteFacts, today: string) {
  const { kind, plan, quantity, tier, unit_price_cents, total_cents, group_id } = quote;
  const starts_on = quote.starts_on > today ? quote.starts_on : today;
  const ends_on = kind === 'site' ? siteEnd(starts_on) : quote.ends_on;
  if (ends_on !== null && ends_on < starts_on) throw Refusal.because('purchasing-orders.term-over');
  return { sold_as: kind, plan, quantity, tier, unit_price_cents, total_cents, group_id, starts_on, ends_on };
}

async function directly(tx: Tx, actor: Actor, asked: Asked, today: string) {
  if (asked.for === undefined) throw Refusal.field('for', 'validation.required');
  if (asked.quantity === undefined) throw Refusal.field('quantity', 'validation.required');
  const kind = kindFor(asked.for, asked.term);
  const terms = quoteTerms({ kind, plan: asked.for, students: asked.quantity, startsOn: today });
  const tooMany = actor.scope === 'uber' ? null : tooManyIndividual(terms);
  if (tooMany !== null) throw Refusal.fields({ quantity: tooMany });
  if (terms.price === null) throw Refusal.fields({ quantity: TOO_MANY_TO_ORDER });
  return {
    sold_as: kind,
    plan: terms.plan,
    quantity: terms.quantity,
    tier: terms.tier,
    unit_price_cents: terms.price.unitCents,
    total_cents: terms.price.totalCents,
    starts_on: terms.startsOn,
    ends_on: terms.endsOn,
    group_id: await checkGroup(tx, actor, asked.group_id),
  };
}
