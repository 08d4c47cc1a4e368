import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { CardContext } from '../gateway/ports.ts';

/** The payment service knows a repeated request for a day; what is older is for people to look at there. */
export const REPEATABLE_HOURS = 20;

/** An event of our own, named after its refund: it stands in the list of what people have to check. */
export const UNANSWERED_EVENT = "'unanswered:' || r.id";

/**
 * Asked for, and not answered since: as much has gone back by now as there was and this is, or it never began there.
 * What the payment service gave back is heard of anyway, from its webhook or its list.
 */
const WENT_BACK = `(
      select coalesce(sum(done.amount_cents), 0) from order_refunds done
      where done.order_id = r.order_id and done.status = 'done') + r.amount_cents <= o.refunded_cents`;

const closeWentBack = statement(
  { id: z.number() },
  `
    update order_refunds refund set status = 'done', answered_at = $2, sum_cents = o.refunded_cents
    from order_refunds r join orders o on o.id = r.order_id
    where refund.id = r.id and r.status = 'asked' and r.created_at <= $1 and ${WENT_BACK}
    returning refund.id`,
);
const settleEvents = statement(`
    update payment_events e set settled_at = $2 from order_refunds r
    where r.id = any($1::bigint[]) and e.id = ${UNANSWERED_EVENT} and e.settled_at is null`);
const tellWaiting = statement(
  { number: z.string() },
  `
    with told as (
      insert into payment_events (id, type, session_id, received_at, attention)
      select ${UNANSWERED_EVENT}, 'unanswered', p.session_id, $2, 'refund-unanswered'
      from order_refunds r join payments p on p.order_id = r.order_id and p.status = 'paid' and p.payment_intent is not null
      where r.status = 'asked' and r.created_at <= $1
      on conflict (id) do nothing returning id
    )
    select o.number from told
    join order_refunds r on told.id = ${UNANSWERED_EVENT} join orders o on o.id = r.order_id`,
);

/** Refunds that nobody asks for again: those that went back are done, the others wait for staff. */
export async function noteUnanswered({ db, now, ports }: CardContext): Promise<void> {
  const before = new Date(now.getTime() - REPEATABLE_HOURS * 3_600_000);
  const wentBack = await closeWentBack(db, before, now);
  if (wentBack.length > 0) {
    await settleEvents(
      db,
      wentBack.map(({ id }) => id),
      now,
    );
  }
  for (const { number } of await tellWaiting(db, before, now)) {
    ports.report('a refund was not answered', { order: number });
  }
}

const closedRow = { number: z.string(), amount_cents: z.number(), status: z.enum(['done', 'refused']) };
type Closed = Row<typeof closedRow>;
const lockUnanswered = statement(
  { id: z.number(), order_id: z.number() },
  `
    select r.id, r.order_id from order_refunds r join payment_events e on e.id = ${UNANSWERED_EVENT}
    where e.number = $1 and r.status = 'asked'`,
);
const lockOrder = statement('select from orders where id = $1 for update');
const closeRefund = statement(
  closedRow,
  `
    update order_refunds refund
    set answered_at = $2, status = case when ${WENT_BACK} then 'done' else 'refused' end,
      sum_cents = case when ${WENT_BACK} then o.refunded_cents end
    from order_refunds r join orders o on o.id = r.order_id
    where refund.id = r.id and r.id = $1 and r.status = 'asked'
    returning o.number, refund.amount_cents, refund.status`,
);

/** Staff have looked: the refund is over, and what did not go back can be refunded anew. Null: it was over before. */
export async function closeUnanswered(tx: Tx, eventNumber: number, now: Date): Promise<Closed | null> {
  const [found] = await lockUnanswered(tx, eventNumber);
  if (found === undefined) return null;
  await lockOrder(tx, found.order_id);
  const [closed] = await closeRefund(tx, found.id, now);
  return closed ?? null;
}
