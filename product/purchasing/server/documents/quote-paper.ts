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
    title: word('purchasing-documents.quote.title'),
    number: quote.number,
    date,
    facts: [
      [word('purchasing-documents.facts.quote-number'), quote.number],
      [word('purchasing-documents.facts.quote-date'), shownMoment(date)],
      [word('purchasing-documents.facts.valid-until'), shownDay(quote.valid_until)],
      [word('purchasing-documents.facts.terms'), word('purchasing-documents.facts.net-30')],
    ],
    parties: [
      { title: word('purchasing-documents.parties.bill-to'), lines: billTo(quote) },
      { title: word('purchasing-documents.parties.prepared-for'), lines: licensesFor(quote) },
    ],
    lines: [lineOf(brand, quote.kind, quote)],
    totals: [
      [word('purchasing-documents.totals.subtotal'), total],
      [word('purchasing-documents.totals.tax'), money(0)],
    ],
    due: [word('purchasing-documents.totals.total'), total],
    notes: [
      {
        title: word('purchasing-documents.quote.not-an-order-title'),
        text: word('purchasing-documents.quote.not-an-order', { date: shownDay(quote.valid_until) }),
      },
      {
        title: word('purchasing-documents.quote.how-title'),
        text: word('purchasing-documents.quote.how', { number: quote.number, site, email: vendor.email }),
      },
      ...(quote.note === ''
        ? []
        : [{ title: word('purchasing-documents.quote.note-title'), text: quote.note }]),
    ],
  });
}
