import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Payments } from '#database/tables.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { columnsOf } from '#platform/server/database/statement.ts';

export type Payment = Selectable<Payments>;

export const paymentRow = {
  id: z.number(),
  status: z.enum(['expired', 'open', 'paid', 'failed', 'canceled']),
  created_at: z.date(),
  order_id: z.number(),
  operation_id: z.nullable(z.string()),
  amount_cents: z.number(),
  session_id: z.nullable(z.string()),
  payment_intent: z.nullable(z.string()),
  secret_hash: z.instanceof(Buffer),
  secret_used_at: z.nullable(z.date()),
  card_brand: z.nullable(z.string()),
  card_last4: z.nullable(z.string()),
  receipt_url: z.nullable(z.string()),
  parent_first_name: z.nullable(z.string()),
  parent_last_name: z.nullable(z.string()),
  parent_email: z.nullable(z.string()),
  paid_at: z.nullable(z.date()),
  expires_at: z.date(),
  host: z.string(),
  made_account_id: z.nullable(z.number()),
  close_asked_at: z.nullable(z.date()),
};
export const PAYMENT = columnsOf(paymentRow);

/** The payment, and nobody changes it before this transaction ends. Its order is locked before it, everywhere. */
export function lockPayment(tx: Tx, id: number): Promise<Payment | undefined> {
  return tx.selectFrom('payments').select(PAYMENT).where('id', '=', id).forUpdate().executeTakeFirst();
}
