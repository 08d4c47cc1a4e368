import type { Brand } from '#brands/brand.ts';
import { money } from '../../rules/prices.ts';
import { shownDay, shownMoment } from './days.ts';
import { billTo, licensesFor, lineOf, type QuoteFacts } from './facts.ts';
import { drawPaper, word } from './paper.ts';
import type { Vendor } from './vendor.ts';

/** `site` is the address people sign in at. */
export function quotePdf(brand: Brand, vendor: Vendor, quote: QuoteFacts, site: string): Promise<Buffer> {
  const date = quote.sent_at ?? quote.created_at;
  const total = money(quote.total_cents);
  return drawPaper(brand, vendor, {
    title: word('quote.title'),
    number: quote.number,
    date,
    facts: [
      [word('facts.quote-number'), quote.number],
      [word('facts.quote-date'), shownMoment(date)],
      [word('facts.valid-until'), shownDay(quote.valid_until)],
      [word('facts.terms'), word('facts.net-30')],
    ],
    parties: [
      { title: word('parties.bill-to'), lines: billTo(quote) },
      { title: word('parties.prepared-for'), lines: licensesFor(quote) },
    ],
    lines: [lineOf(brand, quote.kind, quote)],
    totals: [
      [word('totals.subtotal'), total],
      [word('totals.tax'), money(0)],
    ],
    due: [word('totals.total'), total],
    notes: [
      {
        title: word('quote.not-an-order-title'),
        text: word('quote.not-an-order', { date: shownDay(quote.valid_until) }),
      },
      {
        title: word('quote.how-title'),
        text: word('quote.how', { number: quote.number, site, email: vendor.email }),
      },
      ...(quote.note === '' ? [] : [{ title: word('quote.note-title'), text: quote.note }]),
    ],
  });
}
