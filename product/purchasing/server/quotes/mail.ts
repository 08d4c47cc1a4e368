import { brandById } from '#brands/all.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { countAttempt, waitFor } from '#platform/server/limits/throttle.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';
import { money } from '../../rules/prices.ts';
import type { QuoteFacts } from '../documents/facts.ts';
import { writePurchaseLetter } from '../documents/letters.ts';
import { quotePdf } from '../documents/quote-paper.ts';
import type { Vendor } from '../documents/vendor.ts';

export type PurchasePorts = { post: PostOffice; vendor: Vendor; files: Files };

/** A district asks for a quote a school, and changes its mind. */
export const FREE_LETTERS = 20;

type Mailing = { actor: Pick<Actor, 'id' | 'scope' | 'actingAsBy'>; now: Date };

/** Staff are trusted with as many as come. */
export function mayMailFreely(actor: Mailing['actor']): boolean {
  return actor.scope === 'uber' || actor.actingAsBy !== null;
}

const limitOf = (kind: 'quote' | 'order', actor: Mailing['actor']) => [
  { key: `${kind} letters ${actor.id}`, free: FREE_LETTERS },
];

/**
 * The billing address may be anybody's: nobody has us mail them without end. Staff may. Counted in the transaction of
 * what is mailed, since what is refused mails nobody.
 */
export async function countLetter(
  { tx, actor, now }: Mailing & { tx: Tx },
  kind: 'quote' | 'order',
): Promise<void> {
  if (mayMailFreely(actor)) return;
  const wait = await countAttempt(tx, limitOf(kind, actor), now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}

/** Asked before slow work for a letter that would be refused then; nothing is counted. */
export async function requireLetterLeft(
  { db, actor, now }: Mailing & { db: Db },
  kind: 'quote' | 'order',
): Promise<void> {
  if (mayMailFreely(actor)) return;
  const wait = await waitFor(db, limitOf(kind, actor), now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}

/** To the educator and to the billing address, with the document. The id says which sending it is. */
export async function mailQuote(
  tx: Tx,
  { post, vendor }: Pick<PurchasePorts, 'post' | 'vendor'>,
  address: Address,
  { quote, sending }: { quote: QuoteFacts; sending: string },
): Promise<void> {
  const content = await quotePdf(brandById(address.brand), vendor, quote, address.dashboardUrl);
  const values = {
    number: quote.number,
    total: money(quote.total_cents, brandById(address.brand).locales[0]),
    date: quote.valid_until,
    vendor_email: vendor.email,
  };
  const files = [{ name: `${quote.number}.pdf`, content }];
  for (const [index, { recipient, name }] of recipientsOf(quote).entries()) {
    const letter = writePurchaseLetter('quote', address, { ...values, name }, files);
    const operationId = `quote:${quote.number}:${sending}:${index}`;
    await post.queue(tx, { operationId, kind: 'quote', recipient, letter });
  }
}

/** Whom it went to, for who sent it to read. */
export function addressesOf(facts: Parameters<typeof recipientsOf>[0]): string {
  return recipientsOf(facts)
    .map(({ recipient }) => recipient)
    .join(', ');
}

/** Nobody has proven the billing address: it is greeted without the name that somebody wrote for it. */
type Addressee = { recipient: string; name: string | null };

export function recipientsOf(facts: {
  buyer_email: string;
  buyer_name: string;
  billing_email: string;
}): Addressee[] {
  const buyer = { recipient: facts.buyer_email, name: facts.buyer_name };
  const billing = { recipient: facts.billing_email, name: null };
  const isAnother = billing.recipient !== '' && billing.recipient !== buyer.recipient.toLowerCase();
  return isAnother ? [buyer, billing] : [buyer];
}
