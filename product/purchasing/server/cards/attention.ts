import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { dollars } from '#product/licensing/server/tables/sql.ts';
import { paymentAttentionTable, settleAttention } from '../../attention-contract.ts';
import { money } from '../../rules/prices.ts';
import { REFUND_COLUMNS } from '../purchase-orders/tables.ts';
import { closeUnanswered, UNANSWERED_EVENT } from './refunds/unanswered.ts';

export function attentionRoutes(serve: Serve): void {
  tableRoutes(serve, paymentAttentionTable, {
    from: `payment_events e
      left join payments p on p.session_id = e.session_id
      left join orders o on o.id = p.order_id
      left join accounts a on a.id = o.account_id
      left join license_lots lot on lot.id = o.lot_id
      left join order_refunds r on e.id = ${UNANSWERED_EVENT} and e.attention = 'refund-unanswered'`,
    id: 'e.number',
    scope: () => 'e.attention is not null',
    columns: {
      attention: 'e.attention',
      order: 'o.number',
      // A newcomer's account is made by the payment: one that was not settled has only the name that was given.
      buyer: `coalesce(${listedNameSql('a')}, ${listedNameSql('p', 'parent_')})`,
      amount: dollars('coalesce(r.amount_cents, p.amount_cents)'),
      in_use: 'nullif(lot.refunded_in_use, 0)',
      session_id: 'e.session_id',
      received_at: 'e.received_at',
      settled: 'e.settled_at is not null',
      order_id: 'o.id',
      ...REFUND_COLUMNS,
    },
  });
  serve(settleAttention, settle);
}

const findEvent = statement(
  { settled: z.boolean() },
  `
    select settled_at is not null as settled from payment_events where number = $1 and attention is not null for update`,
);
const setSettled = statement('update payment_events set settled_at = $2, settled_by = $3 where number = $1');

async function settle(context: Context<typeof settleAttention>): Promise<NotificationReply> {
  const { tx, input, actor, now } = context;
  const [event] = await findEvent(tx, input.id);
  if (event === undefined) throw Refusal.of('not-found');
  if (event.settled) return nothingChanged(context);
  await setSettled(tx, input.id, now, actor.id);
  const refund = await closeUnanswered(tx, input.id, now);
  context.about({
    type: 'payment-event',
    id: input.id,
    ...(refund === null ? {} : { details: { ...refund } }),
  });
  if (refund === null) return notify('purchasing-orders.attention.done');
  const values = { amount: money(refund.amount_cents), number: refund.number };
  return notify(
    refund.status === 'done'
      ? 'purchasing-orders.attention.went-back'
      : 'purchasing-orders.attention.not-went-back',
    values,
  );
}
