import { sql } from 'kysely';
import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { spokenName } from '#platform/contract/names.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, sameBytes, signatures } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { columnsSql, statement } from '#platform/server/database/statement.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { individualPrice } from '../../rules/prices.ts';
import { PAYMENT, type Payment, paymentRow } from '../card-payments.ts';
import { getOrder, makeOrder, type Order } from '../orders.ts';
import type { CardPorts } from './gateway/ports.ts';

/** How long the payment page is open. Stripe allows 30 minutes to a day. */
const OPEN_MINUTES = 60;

export type Purchase = {
  /** Names what this browser wants: the same again is the same payment. */
  operation: string;
  quantity: number;
  email: string;
  buyer: Pick<Actor, 'id' | 'actingAsBy'> | null;
  /** The child it is for, where it is for one. */
  studentId: number | null;
  newcomer: { first_name: string; last_name: string } | null;
};

export type Draft = { order: Order; payment: Payment };

/** Follows from the operation, so that a repeated request gets the same: also when the key was changed in between. */
export function secretFor({ accounts }: CardPorts, operation: string, kept: Buffer | null = null): string {
  const secrets = signatures(accounts.appKey, `payment ${operation}`).map((one) => one.toString('base64url'));
  const same = secrets.find((secret) => kept !== null && sameBytes(hashToken(secret), kept));
  return same ?? secrets[0] ?? '';
}

/** The order and its payment: those of this very request, those of another tab that is open, or new ones. */
export async function draftPayment(
  tx: Tx,
  { now, address }: { now: Date; address: Address },
  ports: CardPorts,
  purchase: Purchase,
  over: number | null,
): Promise<Draft> {
  const { operation, quantity, buyer, studentId, newcomer, email } = purchase;
  const host = new URL(address.dashboardUrl).hostname;
  // A double click, or two tabs: the second waits, and finds what the first one made.
  const who = buyer === null ? operation : `payments of ${buyer.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`.execute(tx);
  const present = (await findDraft(tx, operation)) ?? (await findOpen(tx, purchase, { host, over, now }));
  if (present !== null) return present;
  const { unitCents, totalCents } = individualPrice(quantity);
  const order = await makeOrder(
    tx,
    {
      kind: 'card',
      sold_as: 'primary',
      status: 'open',
      account_id: buyer?.id ?? null,
      student_id: studentId,
      plan: 'individual',
      quantity,
      unit_price_cents: unitCents,
      total_cents: totalCents,
      starts_on: buyer === null ? dayIn(DEFAULT_TIME_ZONE, now) : await todayFor(tx, buyer.id, now),
      ...(await billingOf(tx, purchase)),
      billing_email: email,
      created_by: buyer?.id ?? null,
      acting_as_by: buyer?.actingAsBy ?? null,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  const payment = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      operation_id: operation,
      status: 'open',
      secret_hash: hashToken(secretFor(ports, operation)),
      amount_cents: totalCents,
      host,
      parent_first_name: newcomer?.first_name ?? null,
      parent_last_name: newcomer?.last_name ?? null,
      parent_email: newcomer === null ? null : email,
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_MINUTES * 60_000),
    })
    .returning(PAYMENT)
    .executeTakeFirstOrThrow();
  return { order, payment };
}

const findBilling = statement(
  { organisation: z.string(), billing_name: z.string() },
  `
    select coalesce(s.name, '') as organisation, ${spokenNameSql('a')} as billing_name
    from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

/** Whom the receipt is made out to: the person, and the school behind. */
async function billingOf(tx: Tx, { buyer, newcomer }: Purchase) {
  if (newcomer !== null) return { billing_name: spokenName(newcomer) };
  const [billing] = buyer === null ? [] : await findBilling(tx, buyer.id);
  return billing ?? {};
}

async function findDraft(tx: Tx, operation: string): Promise<Draft | null> {
  const payment = await tx
    .selectFrom('payments')
    .select(PAYMENT)
    .where('operation_id', '=', operation)
    .executeTakeFirst();
  if (payment === undefined) return null;
  // Paid or over: the page that asks again is an old one.
  if (payment.status === 'paid') throw Refusal.because('purchasing-cards.already-paid');
  if (payment.status !== 'open' || payment.close_asked_at !== null) throw Refusal.because('error.conflict');
  return withOrder(tx, payment);
}

const findSame = statement(
  paymentRow,
  `
    select ${columnsSql(paymentRow, 'p')} from payments p join orders o on o.id = p.order_id
    where o.account_id = $1 and o.created_by = $1 and o.acting_as_by is not distinct from $2 and o.kind = 'card'
      and o.status = 'open' and o.quantity = $3 and o.student_id is not distinct from $4 and p.status = 'open'
      and p.close_asked_at is null and p.expires_at > $5 and p.id is distinct from $7
      and (p.session_id is not null or p.host = $6 and p.created_at > $5 - interval '1 minute')
    order by p.id desc limit 1`,
);

/**
 * What the same person wants already, in another tab, and has not paid. A newcomer's is nobody else's: whoever names the
 * same address may be somebody else, and gets another payment.
 */
async function findOpen(
  tx: Tx,
  { buyer, quantity, studentId }: Purchase,
  { host, over, now }: { host: string; over: number | null; now: Date },
): Promise<Draft | null> {
  if (buyer === null) return null;
  const [payment] = await findSame(tx, buyer.id, buyer.actingAsBy, quantity, studentId, now, host, over);
  return payment === undefined ? null : withOrder(tx, payment);
}

async function withOrder(tx: Tx, payment: Payment): Promise<Draft> {
  return { order: await getOrder(tx, payment.order_id), payment };
}
