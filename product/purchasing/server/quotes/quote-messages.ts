import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { money } from '../../rules/prices.ts';
import { shownDay } from '../documents/days.ts';
import type { QuoteFacts } from '../documents/facts.ts';
import { addressesOf } from './mail.ts';

type QuoteInWords = Pick<
  QuoteFacts,
  | 'number'
  | 'status'
  | 'quantity'
  | 'total_cents'
  | 'valid_until'
  | 'buyer_name'
  | 'buyer_email'
  | 'billing_name'
  | 'billing_email'
>;

function valuesOf(quote: QuoteInWords) {
  return {
    number: quote.number,
    name: quote.buyer_name,
    count: quote.quantity,
    total: money(quote.total_cents),
    to: addressesOf(quote),
    date: shownDay(quote.valid_until),
  };
}

/** Staff have it mailed. */
export function tellSent(quote: QuoteInWords): NotificationReply {
  return notify('purchasing-quotes.staff.sent', valuesOf(quote));
}

/** Staff have made or changed it: nobody hears of it before it is sent, and it cannot be sent without a price. */
export function tellSaved(
  what: 'added' | 'edited' | 'edited-unsent',
  quote: QuoteInWords,
): NotificationReply {
  const said =
    quote.total_cents === 0 ? 'purchasing-quotes.staff.not-priced-yet' : `purchasing-quotes.staff.${what}`;
  return notify(said, valuesOf(quote));
}

/** Staff have given it another last day. Who got it by mail reads the old one there. */
export function tellValid(quote: QuoteInWords): NotificationReply {
  return notify(
    quote.status === 'sent' ? 'purchasing-quotes.staff.extended' : 'purchasing-quotes.staff.extended-unsent',
    valuesOf(quote),
  );
}

/** An educator asked for it: mailed at once, or left to staff. */
export function tellRequested(quote: QuoteInWords, priced: boolean): NotificationReply {
  return notify(
    priced ? 'purchasing-quotes.request.sent' : 'purchasing-quotes.request.received',
    valuesOf(quote),
  );
}
