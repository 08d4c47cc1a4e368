import type { Brand } from '#brands/brand.ts';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { INVOICE_DAYS, invoiceNumber, paidCents, receiptNumber } from '../../rules/orders.ts';
import { money } from '../../rules/prices.ts';
import { shownDay, shownMoment } from './days.ts';
import { billTo, licensesFor, lineOf, type OrderFacts } from './facts.ts';
import { drawPaper } from './paper.ts';
import { type Paper, word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

type Maker = (brand: Brand, vendor: Vendor, order: OrderFacts) => Promise<Buffer>;

export const invoicePdf: Maker = (brand, vendor, order) => {
  const date = order.granted_at ?? order.paid_at ?? order.created_at;
  const dueOn = addDays(dayIn(DEFAULT_TIME_ZONE, date), INVOICE_DAYS);
  const number = invoiceNumber(order.number);
  const { refunded_cents: refunded } = order;
  const paid = paidCents(order);
  const due = order.total_cents - paid;
  const banner = standOf(order);
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('purchasing-documents.invoice.title'),
    number,
    date,
    facts: [
      [word('purchasing-documents.facts.invoice-number'), number],
      [word('purchasing-documents.facts.invoice-date'), shownMoment(date)],
      ...purchaseOrderFacts(order),
      ...quoteFacts(order),
      ...(due === 0
        ? []
        : ([
            [word('purchasing-documents.facts.terms'), word('purchasing-documents.facts.net-30')],
            [word('purchasing-documents.facts.due-date'), shownDay(dueOn)],
          ] as const)),
      ...receivedFacts(order),
    ],
    // What was paid back is neither owed nor kept: every column of figures comes to what is due.
    totals: [
      ...totalsOf(order),
      ...lessRefund(refunded),
      ...(paid > refunded
        ? ([[word('purchasing-documents.totals.paid'), money(refunded - paid)]] as const)
        : []),
    ],
    due: [word('purchasing-documents.totals.due'), money(due)],
    ...(banner === null ? {} : { banner }),
    notes: [
      ...(due === 0
        ? []
        : [
            {
              title: word('purchasing-documents.invoice.remit-title'),
              text: word('purchasing-documents.invoice.remit', {
                vendor: vendor.name,
                address: vendor.address.join(', '),
                number,
                email: vendor.email,
              }),
            },
          ]),
      {
        title: word('purchasing-documents.invoice.terms-title'),
        text: word('purchasing-documents.invoice.terms'),
      },
    ],
  });
};

export const receiptPdf: Maker = (brand, vendor, order) => {
  const date = order.paid_at ?? order.created_at;
  const number = receiptNumber(order.number);
  const { refunded_cents: refunded } = order;
  const banner = standOf(order);
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('purchasing-documents.receipt.title'),
    number,
    date,
    facts: [
      [word('purchasing-documents.facts.receipt-number'), number],
      [word('purchasing-documents.facts.order-number'), order.number],
      ...purchaseOrderFacts(order),
      ...(order.kind === 'card' ? cardFacts(order, date) : receivedFacts(order)),
      [
        word('purchasing-documents.facts.paid-by'),
        order.organisation || order.billing_name || order.buyer_name,
      ],
    ],
    totals: [...totalsOf(order), ...lessRefund(refunded)],
    due: [word('purchasing-documents.totals.total-paid'), money(paidCents(order) - refunded)],
    ...(banner === null ? {} : { banner }),
    notes: [
      {
        title: word('purchasing-documents.receipt.thanks-title'),
        text: word('purchasing-documents.receipt.thanks', { email: vendor.email }),
      },
    ],
  });
};

/** Set off under the totals: how far it is paid, or paid back. */
function standOf(order: OrderFacts): string | null {
  const { refunded_cents: refunded, total_cents: total } = order;
  const paid = paidCents(order);
  if (refunded === total) return word('purchasing-documents.stands.refunded');
  if (refunded > 0) return word('purchasing-documents.stands.partly-refunded');
  if (paid === total) return word('purchasing-documents.stands.paid');
  return paid > 0 ? word('purchasing-documents.stands.partly-paid') : null;
}

function lessRefund(refunded: number): Paper['totals'] {
  return refunded === 0 ? [] : [[word('purchasing-documents.totals.refunded'), money(-refunded)]];
}

function cardFacts({ card_brand: card, card_last4: last4 }: OrderFacts, paidAt: Date): Paper['facts'] {
  const paidWith =
    card === null || last4 === null
      ? word('purchasing-documents.receipt.card-unnamed')
      : word('purchasing-documents.receipt.card', { brand: cardName(card), last4 });
  return [
    [word('purchasing-documents.facts.paid-on'), shownMoment(paidAt)],
    [word('purchasing-documents.facts.paid-with'), paidWith],
  ];
}

/** By check or transfer. */
function receivedFacts({ received_on: day, received_by: references }: OrderFacts): Paper['facts'] {
  if (day === null) return [];
  return [
    [word('purchasing-documents.facts.paid-on'), shownDay(day)],
    [word('purchasing-documents.facts.payment-reference'), references ?? ''],
  ];
}

export const confirmationPdf: Maker = (brand, vendor, order) => {
  const values = { po: order.purchase_order_number ?? '', email: vendor.email };
  const state = order.granted_at === null ? 'received' : 'granted';
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('purchasing-documents.confirmation.title'),
    number: order.number,
    date: order.created_at,
    facts: [
      [word('purchasing-documents.facts.order-number'), order.number],
      [word('purchasing-documents.facts.received-on'), shownMoment(order.created_at)],
      ...purchaseOrderFacts(order),
      ...quoteFacts(order),
      [word('purchasing-documents.facts.terms'), word('purchasing-documents.facts.net-30')],
    ],
    totals: totalsOf(order),
    due: [word('purchasing-documents.totals.total'), money(order.total_cents)],
    notes: [
      {
        title: word('purchasing-documents.confirmation.received-title'),
        text: word(`purchasing-documents.confirmation.${state}`, values),
      },
    ],
  });
};

function common(brand: Brand, order: OrderFacts): Pick<Paper, 'parties' | 'lines'> {
  return {
    parties: [
      { title: word('purchasing-documents.parties.bill-to'), lines: billTo(order) },
      { title: word('purchasing-documents.parties.licenses-for'), lines: licensesFor(order) },
    ],
    lines: [lineOf(brand, order.sold_as, order)],
  };
}

function totalsOf(order: OrderFacts): Paper['totals'] {
  return [
    [word('purchasing-documents.totals.subtotal'), money(order.total_cents)],
    [
      word(order.tax_exempt ? 'purchasing-documents.totals.tax-exempt' : 'purchasing-documents.totals.tax'),
      money(0),
    ],
  ];
}

function purchaseOrderFacts({
  purchase_order_number: number,
  purchase_order_date: date,
}: OrderFacts): Paper['facts'] {
  if (number === null) return [];
  const numbered = [word('purchasing-documents.facts.po-number'), number] as const;
  return date === null
    ? [numbered]
    : [numbered, [word('purchasing-documents.facts.po-date'), shownDay(date)]];
}

function quoteFacts({ quote_number: number }: OrderFacts): Paper['facts'] {
  return number === null ? [] : [[word('purchasing-documents.facts.quote-number'), number]];
}

const CARDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The payment service names cards in small letters. */
export function cardName(brand: string): string {
  return CARDS[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
}
