import type { Brand } from '#brands/brand.ts';
import { money } from '../../rules/prices.ts';
import { shownDay, shownMoment } from './days.ts';
import { billTo, licensesFor, lineOf, type QuoteFacts } from './facts.ts';
import { drawPaper } from './paper.ts';
import { word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

/** `site` is the address people sign in at. */
export function quotePdf(brand: Brand, vendor: Vendor, quote: QuoteFacts, site: string): Promise<Buffer> {
  const date = quote.sent_at ?? quote.created_at;
  const total = money(quote.total_cents);
  return drawPaper(brand, vendor, {
    title: word('documents.quote.title'),
    number: quote.number,
    date,
    facts: [
      [word('documents.facts.quote-number'), quote.number],
      [word('documents.facts.quote-date'), shownMoment(date)],
      [word('documents.facts.valid-until'), shownDay(quote.valid_until)],
      [word('documents.facts.terms'), word('documents.facts.net-30')],
    ],
    parties: [
      { title: word('documents.parties.bill-to'), lines: billTo(quote) },
      { title: word('documents.parties.prepared-for'), lines: licensesFor(quote) },
    ],
    lines: [lineOf(brand, quote.kind, quote)],
    totals: [
      [word('documents.totals.subtotal'), total],
      [word('documents.totals.tax'), money(0)],
    ],
    due: [word('documents.totals.total'), total],
    notes: [
      {
        title: word('documents.quote.not-an-order-title'),
        text: word('documents.quote.not-an-order', { date: shownDay(quote.valid_until) }),
      },
      {
        title: word('documents.quote.how-title'),
        text: word('documents.quote.how', { number: quote.number, site, email: vendor.email }),
      },
      ...(quote.note === '' ? [] : [{ title: word('documents.quote.note-title'), text: quote.note }]),
    ],
  });
}
