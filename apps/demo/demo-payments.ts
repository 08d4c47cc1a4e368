import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { keepEarlier } from '#simulators/stripe/seeded.ts';

/** Those of the demo's data, and of nobody else. */
const findSeeded = statement(
  {
    session: z.string(),
    intent: z.string(),
    orderNumber: z.string(),
    email: z.string(),
    amountCents: z.number(),
    refundedCents: z.number(),
    paidAt: z.date(),
  },
  `
    select p.session_id as session, p.payment_intent as intent, o.number as "orderNumber", o.billing_email as email,
      p.amount_cents as "amountCents", o.refunded_cents as "refundedCents", p.paid_at as "paidAt"
    from payments p join orders o on o.id = p.order_id
    where p.status = 'paid' and p.session_id like 'cs\\_demo\\_%'
      and not exists (select from payment_simulator known where known.id = p.session_id)
    order by p.id`,
);

/** The simulator has never heard of what the demo's data were paid with: without this, none of it could be refunded. */
export async function tellEarlierPayments(db: Db, now: Date): Promise<void> {
  await keepEarlier(db, await findSeeded(db), now);
}
