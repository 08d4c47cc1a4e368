import type { Brand } from '#brands/brand.ts';
import { addDays, dayIn } from '#platform/contract/days.ts';
import { DEFAULT_TIME_ZONE } from '#product/accounts/rules/free-trial.ts';
import { INVOICE_DAYS, invoiceNumber, receiptNumber } from '../../rules/orders.ts';
import { money, siteEnd } from '../../rules/prices.ts';
import { shownDay, shownMoment } from './days.ts';
import { billTo, kindOf, licensesFor, lineOf, type OrderFacts } from './facts.ts';
import { drawPaper } from './paper.ts';
import { type Paper, word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

type Maker = (brand: Brand, vendor: Vendor, order: OrderFacts) => Promise<Buffer>;

export const invoicePdf: Maker = (brand, vendor, order) => {
  const date = order.granted_at ?? order.paid_at ?? order.created_at;
  const dueOn = addDays(dayIn(DEFAULT_TIME_ZONE, date), INVOICE_DAYS);
  const number = invoiceNumber(order.number);
  const paid = order.paid_at !== null;
  const refunded = order.refunded_cents > 0;
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('documents.invoice.title'),
    number,
    date,
    facts: [
      [word('documents.facts.invoice-number'), number],
      [word('documents.facts.invoice-date'), shownMoment(date)],
      ...purchaseOrderFacts(order),
      ...quoteFacts(order),
      ...(paid
        ? []
        : ([
            [word('documents.facts.terms'), word('documents.facts.net-30')],
            [word('documents.facts.due-date'), shownDay(dueOn)],
          ] as const)),
    ],
    totals: [
      ...totalsOf(order),
      ...(paid ? ([[word('documents.totals.paid'), money(-order.total_cents)]] as const) : []),
      ...(refunded ? ([[word('documents.totals.refunded'), money(order.refunded_cents)]] as const) : []),
    ],
    due: [word('documents.totals.due'), money(paid ? 0 : order.total_cents)],
    ...(refunded
      ? { banner: word('documents.invoice.refunded') }
      : paid
        ? { banner: word('documents.invoice.paid') }
        : {}),
    notes: [
      ...(paid
        ? []
        : [
            {
              title: word('documents.invoice.remit-title'),
              text: word('documents.invoice.remit', {
                vendor: vendor.name,
                address: vendor.address.join(', '),
                number,
                email: vendor.email,
              }),
            },
          ]),
      { title: word('documents.invoice.terms-title'), text: word('documents.invoice.terms') },
    ],
  });
};

export const receiptPdf: Maker = (brand, vendor, order) => {
  const date = order.paid_at ?? order.created_at;
  const number = receiptNumber(order.number);
  const { card_brand: card, card_last4: last4, refunded_cents: refunded } = order;
  const paidWith =
    card === null || last4 === null
      ? word('documents.receipt.card-unnamed')
      : word('documents.receipt.card', { brand: cardName(card), last4 });
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('documents.receipt.title'),
    number,
    date,
    facts: [
      [word('documents.facts.receipt-number'), number],
      [word('documents.facts.order-number'), order.number],
      [word('documents.facts.paid-on'), shownMoment(date)],
      [word('documents.facts.paid-with'), paidWith],
      [word('documents.facts.paid-by'), order.billing_name || order.buyer_name],
    ],
    totals: [
      ...totalsOf(order),
      ...(refunded === 0 ? [] : ([[word('documents.totals.refunded'), money(-refunded)]] as const)),
    ],
    due: [word('documents.totals.total-paid'), money(order.total_cents - refunded)],
    banner:
      refunded === 0
        ? word('documents.receipt.paid')
        : word(
            refunded === order.total_cents
              ? 'documents.receipt.refunded'
              : 'documents.receipt.partly-refunded',
          ),
    notes: [
      {
        title: word('documents.receipt.thanks-title'),
        text: word('documents.receipt.thanks', { email: vendor.email }),
      },
    ],
  });
};

export const confirmationPdf: Maker = (brand, vendor, order) => {
  const values = { po: order.purchase_order_number ?? '', email: vendor.email };
  const state = order.granted_at === null ? 'received' : 'granted';
  return drawPaper(brand, vendor, {
    ...common(brand, order),
    title: word('documents.confirmation.title'),
    number: order.number,
    date: order.created_at,
    facts: [
      [word('documents.facts.order-number'), order.number],
      [word('documents.facts.received-on'), shownMoment(order.created_at)],
      ...purchaseOrderFacts(order),
      ...quoteFacts(order),
      [word('documents.facts.terms'), word('documents.facts.net-30')],
    ],
    totals: totalsOf(order),
    due: [word('documents.totals.total'), money(order.total_cents)],
    notes: [
      {
        title: word('documents.confirmation.received-title'),
        text: word(`documents.confirmation.${state}`, values),
      },
    ],
  });
};

function common(brand: Brand, order: OrderFacts): Pick<Paper, 'parties' | 'lines'> {
  return {
    parties: [
      { title: word('documents.parties.bill-to'), lines: billTo(order) },
      { title: word('documents.parties.licenses-for'), lines: licensesFor(order) },
    ],
    lines: [lineOf(brand, kindOf(order, siteEnd), order)],
  };
}

function totalsOf(order: OrderFacts): Paper['totals'] {
  return [
    [word('documents.totals.subtotal'), money(order.total_cents)],
    [word(order.tax_exempt ? 'documents.totals.tax-exempt' : 'documents.totals.tax'), money(0)],
  ];
}

function purchaseOrderFacts({
  purchase_order_number: number,
  purchase_order_date: date,
}: OrderFacts): Paper['facts'] {
  if (number === null) return [];
  const numbered = [word('documents.facts.po-number'), number] as const;
  return date === null ? [numbered] : [numbered, [word('documents.facts.po-date'), shownDay(date)]];
}

function quoteFacts({ quote_number: number }: OrderFacts): Paper['facts'] {
  return number === null ? [] : [[word('documents.facts.quote-number'), number]];
}

const CARDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The payment service names cards in small letters. */
function cardName(brand: string): string {
  return CARDS[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
}
