import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Quotes } from '#database/tables.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { columnsSql, statement } from '#platform/server/database/statement.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { shownStatus } from '../../rules/quotes.ts';
import type { QuoteFacts } from '../documents/facts.ts';

const nextNumber = statement({ number: z.number() }, "select nextval('quote_numbers') as number");

/** Numbers are counted on for ever; the year is for people. */
export async function makeQuote(
  tx: Tx,
  quote: Omit<Insertable<Quotes>, 'number'>,
  now: Date,
): Promise<{ id: number; number: string }> {
  const [next] = await nextNumber(tx);
  return tx
    .insertInto('quotes')
    .values({ ...quote, number: `KQ-${now.getUTCFullYear()}-${String(next?.number).padStart(6, '0')}` })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

const quoteRow = {
  number: z.string(),
  id: z.number(),
  kind: z.enum(['site', 'primary', 'sub', 'partial-year']),
  ends_on: z.nullable(z.string()),
  quantity: z.number(),
  plan: z.enum(['individual', 'site']),
  starts_on: z.string(),
  status: z.enum(['canceled', 'requested', 'sent', 'ordered']),
  created_at: z.date(),
  updated_at: z.date(),
  account_id: z.number(),
  group_id: z.nullable(z.number()),
  tier: z.nullable(z.number()),
  unit_price_cents: z.number(),
  total_cents: z.number(),
  organisation: z.string(),
  billing_name: z.string(),
  billing_email: z.string(),
  billing_address: z.string(),
  note: z.string(),
  lot_id: z.nullable(z.number()),
  created_by: z.nullable(z.number()),
  acting_as_by: z.nullable(z.number()),
  valid_until: z.string(),
  sent_at: z.nullable(z.date()),
};
const shownQuote = {
  ...quoteRow,
  buyer_name: z.string(),
  buyer_email: z.string(),
  group_name: z.nullable(z.string()),
};
const SELECT = `
    select ${columnsSql(quoteRow, 'q')}, ${spokenNameSql('a')} as buyer_name, a.username as buyer_email, g.name as group_name
    from quotes q join accounts a on a.id = q.account_id left join groups g on g.id = q.group_id
    where q.id = $1`;
const findAny = statement(shownQuote, SELECT);
const findOwn = statement(shownQuote, `${SELECT} and q.account_id = $2`);
const lockOne = statement('select from quotes where id = $1 for update');

/** A quote the actor may see: an educator's own, any for staff. */
export async function getQuote(tx: Tx, actor: Actor, id: number): Promise<QuoteFacts> {
  const [quote] = actor.scope === 'uber' ? await findAny(tx, id) : await findOwn(tx, id, actor.id);
  if (quote === undefined) throw Refusal.of('not-found');
  return quote;
}

/** The same, and nobody changes it before the transaction ends. */
export async function lockQuote(tx: Tx, actor: Actor, id: number): Promise<QuoteFacts> {
  await lockOne(tx, id);
  return getQuote(tx, actor, id);
}

/** Sent and still good: what can be shown as a document and ordered. */
export async function requireAvailable(tx: Tx, quote: QuoteFacts, now: Date): Promise<void> {
  const today = await todayFor(tx, quote.account_id, now);
  if (shownStatus(quote, today) !== 'sent') throw Refusal.because('purchasing-quotes.not-available');
}
