import type { Selectable } from 'kysely';
import type { Brand } from '#brands/brand.ts';
import type { Orders, Quotes } from '#database/tables.ts';
import type { Day } from '#platform/contract/days.ts';
import { NOBODYS_ADDRESS } from '#platform/server/mail/mail.ts';
import { ABOVE_TIERS, CUSTOM_TIER, money, type QuoteKind } from '../../rules/prices.ts';
import { shownDay } from './days.ts';
import { type PaperLine, word } from './paper-shape.ts';

/** For whom a document is: the buyer by name and address. */
export type Buyer = { buyer_name: string; buyer_email: string; group_name: string | null };
export type QuoteFacts = Selectable<Quotes> & Buyer;
export type OrderFacts = Selectable<Orders> &
  Buyer & {
    quote_number: string | null;
    card_brand: string | null;
    card_last4: string | null;
    /** Of a purchase order: what came for it, when the last of it did, and by which checks or transfers. */
    received_cents: number;
    received_on: Day | null;
    received_by: string | null;
  };

type Bought = Pick<
  QuoteFacts,
  'plan' | 'quantity' | 'tier' | 'starts_on' | 'ends_on' | 'unit_price_cents' | 'total_cents'
>;

/** What is bought, as the one line of a document. */
export function lineOf(brand: Brand, kind: QuoteKind, bought: Bought): PaperLine {
  const { quantity, tier, starts_on, ends_on } = bought;
  const byHand = tier === null || tier === CUSTOM_TIER || tier === ABOVE_TIERS;
  const description =
    kind === 'primary' || kind === 'sub'
      ? word(`purchasing-documents.lines.${kind}`)
      : bought.plan === 'individual'
        ? word('purchasing-documents.lines.partial-year-individual')
        : word(byHand ? 'purchasing-documents.lines.custom' : `purchasing-documents.lines.${kind}`, {
            count: quantity.toLocaleString('en-US'),
          });
  const term = {
    brand: brand.name,
    start: shownDay(starts_on),
    end: ends_on === null ? '' : shownDay(ends_on),
  };
  return {
    description,
    details: [word(`purchasing-documents.lines.${kind}-detail`, term)],
    quantity,
    unit: word('purchasing-documents.unit'),
    unitPrice: money(bought.unit_price_cents),
    amount: money(bought.total_cents),
  };
}

/** Who has left has none any more. */
const addressOf = (email: string): string => (email.endsWith(NOBODYS_ADDRESS) ? '' : email);

type Billing = Pick<QuoteFacts, 'organisation' | 'billing_name' | 'billing_email' | 'billing_address'> &
  Buyer;

export function billTo(facts: Billing): string[] {
  const { organisation, billing_name, billing_email, billing_address, buyer_name, buyer_email } = facts;
  const lines = [organisation, billing_name, ...billing_address.split(/\r?\n/), billing_email];
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.length === 0 ? [buyer_name, addressOf(buyer_email)].filter((line) => line !== '') : written;
}

export function licensesFor({ buyer_name, buyer_email, group_name }: Buyer): string[] {
  return [...(group_name === null ? [] : [group_name]), buyer_name, addressOf(buyer_email)].filter(
    (line) => line !== '',
  );
}
