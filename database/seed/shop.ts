import type { Insertable } from 'kysely';
import type { Orders, Payments } from '#database/tables.ts';
import { addDays, type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Files, openFiles } from '#platform/server/files/files.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { individualPrice, type QuoteKind, quoteValidUntil } from '#product/purchasing/rules/prices.ts';
import { type QuoteTerms, quoteTerms } from '#product/purchasing/rules/quotes.ts';
import { grantOrder, makeOrder, type Order } from '#product/purchasing/server/orders.ts';
import { keepFile, sealDocument } from '#product/purchasing/server/purchase-orders/document.ts';
import { notePayment } from '#product/purchasing/server/purchase-orders/payments.ts';
import { makeQuote } from '#product/purchasing/server/quotes/store.ts';
import type { AccountRow } from './base/rows.ts';

export type Billing = { organisation: string; billing_email: string; billing_address: string };
type QuoteStatus = 'requested' | 'sent' | 'ordered' | 'canceled';

export type DemoQuote = { id: number; number: string; kind: QuoteKind; terms: QuoteTerms };

const OPEN_MINUTES = 60;

/** Quotes, orders and payments of the demo, made the way the product makes them; only nobody is mailed. */
export class Shop {
  readonly #tx: Tx;
  readonly #files: Files;
  readonly #staff: { id: number; scope: 'uber'; actingAsBy: null };
  #payments = 0;

  constructor(tx: Tx, appKey: AppKey, staffId: number) {
    this.#tx = tx;
    this.#files = openFiles(appKey, null);
    this.#staff = { id: staffId, scope: 'uber', actingAsBy: null };
  }

  async quote(
    buyer: AccountRow,
    asked: { kind: Exclude<QuoteKind, 'sub'>; students: number; at: Date; status: QuoteStatus },
    for_: { billing: Billing; groupId?: number; endsOn?: Day },
  ): Promise<DemoQuote> {
    const { kind, students, at, status } = asked;
    const today = dayIn(DEFAULT_TIME_ZONE, at);
    const found = quoteTerms({ kind, students, startsOn: today });
    const terms = { ...found, endsOn: for_.endsOn ?? found.endsOn };
    const { plan, quantity, tier, price } = terms;
    const { id, number } = await makeQuote(
      this.#tx,
      {
        kind,
        status,
        plan,
        quantity,
        tier,
        account_id: buyer.id,
        group_id: for_.groupId ?? null,
        unit_price_cents: price?.unitCents ?? 0,
        total_cents: price?.totalCents ?? 0,
        starts_on: today,
        ends_on: terms.endsOn,
        ...for_.billing,
        billing_name: 'Accounts Payable',
        valid_until: quoteValidUntil(today),
        created_by: buyer.id,
        created_at: at,
        updated_at: at,
        sent_at: status === 'requested' ? null : at,
      },
      at,
    );
    const owner = for_.groupId === undefined ? { accountId: buyer.id } : { groupId: for_.groupId };
    const line = { owner, plan, quantity, priceCents: price?.totalCents ?? null, reference: number };
    const deed = {
      tx: this.#tx,
      actor: { id: buyer.id, scope: buyer.scope, actingAsBy: null },
      now: at,
      id: null,
    };
    await recordHistory(deed, { ...line, type: `request-quote-${plan}` });
    if (status !== 'requested') await recordHistory(deed, { ...line, type: `quote-${plan}` });
    return { id, number, kind, terms };
  }

  /** For a quote. Granted some days later, if at all. */
  async purchaseOrder(
    buyer: AccountRow,
    quote: DemoQuote,
    order: {
      number: string;
      at: Date;
      status: 'received' | 'granted' | 'canceled';
      grantedAt?: Date;
      declined?: string;
      taxExempt?: boolean;
    },
    for_: { billing: Billing; groupId?: number },
  ): Promise<Order> {
    const { terms } = quote;
    const day = dayIn(DEFAULT_TIME_ZONE, order.at);
    const made = await this.#order({
      kind: 'purchase-order',
      sold_as: quote.kind,
      status: order.status === 'granted' ? 'received' : order.status,
      account_id: buyer.id,
      group_id: for_.groupId ?? null,
      // One that was declined has given its quote back.
      quote_id: order.status === 'canceled' ? null : quote.id,
      plan: terms.plan,
      quantity: terms.quantity,
      tier: terms.tier,
      unit_price_cents: terms.price?.unitCents ?? 0,
      total_cents: terms.price?.totalCents ?? 0,
      starts_on: order.grantedAt === undefined ? day : dayIn(DEFAULT_TIME_ZONE, order.grantedAt),
      ends_on: terms.endsOn,
      purchase_order_number: order.number,
      purchase_order_date: addDays(day, -2),
      tax_exempt: order.taxExempt ?? false,
      ...for_.billing,
      billing_name: 'Accounts Payable',
      decline_reason: order.declined ?? '',
      created_by: buyer.id,
      created_at: order.at,
      updated_at: order.at,
    });
    const file = paperOf(order.number);
    const name = `${order.number}.pdf`;
    await keepFile(this.#tx, made.id, await sealDocument(this.#files, name, file), order.at);
    if (order.status === 'granted') {
      const deed = { tx: this.#tx, actor: this.#staff, now: order.grantedAt ?? order.at };
      await grantOrder(deed, made, this.#staff.id);
    }
    return made;
  }

  /** By check, whole. */
  async check(order: Order, number: string, at: Date): Promise<void> {
    const payment = {
      cents: order.total_cents,
      paid_on: dayIn(DEFAULT_TIME_ZONE, at),
      reference: `Check ${number}`,
      isLast: true,
    };
    await notePayment({ tx: this.#tx, actor: this.#staff, now: at, id: null }, order, payment);
  }

  /** Paid, and granted at once; or left alone on the payment page. */
  async card(
    buyer: AccountRow,
    quantity: number,
    at: Date,
    status: 'paid' | 'expired' = 'paid',
  ): Promise<string> {
    const { unitCents, totalCents } = individualPrice(quantity);
    const isPaid = status === 'paid';
    const order = await this.#order({
      kind: 'card',
      sold_as: 'primary',
      status: isPaid ? 'open' : 'expired',
      account_id: buyer.id,
      plan: 'individual',
      quantity,
      unit_price_cents: unitCents,
      total_cents: totalCents,
      starts_on: dayIn(DEFAULT_TIME_ZONE, at),
      billing_email: buyer.username,
      created_by: buyer.id,
      created_at: at,
      updated_at: at,
      paid_at: isPaid ? at : null,
    });
    this.#payments += 1;
    const intent = `pi_demo_${this.#payments}`;
    const payment: Insertable<Payments> = {
      order_id: order.id,
      session_id: `cs_demo_${this.#payments}`,
      payment_intent: isPaid ? intent : null,
      status,
      secret_hash: Buffer.alloc(32),
      amount_cents: totalCents,
      ...(isPaid ? { card_brand: 'visa', card_last4: '4242', paid_at: at } : {}),
      created_at: at,
      expires_at: new Date(at.getTime() + OPEN_MINUTES * 60_000),
    };
    await this.#tx.insertInto('payments').values(payment).execute();
    const actor = { id: buyer.id, scope: buyer.scope, actingAsBy: null };
    if (isPaid) await grantOrder({ tx: this.#tx, actor, now: at }, order, null);
    return intent;
  }

  #order(order: Omit<Insertable<Orders>, 'number'> & { created_at: Date }): Promise<Order> {
    return makeOrder(this.#tx, order, order.created_at);
  }
}

/** A document one can open: a page with one line. */
function paperOf(number: string): Buffer {
  const line = `BT /F1 20 Tf 72 700 Td (Purchase order ${number}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
