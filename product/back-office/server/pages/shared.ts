import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { PLANS } from '#product/licensing/rules/plans.ts';
import { HELD } from '#product/licensing/rules/shown.ts';
import { shownOfPlay } from '#product/play/server/summaries.ts';
import { ATTENTIONS } from '#product/purchasing/attention-contract.ts';
import type { Decision } from '../../pages-contract.ts';

/** What the pages of people and of schools have in common. */

/** A name and its id, or nothing. */
export function linkTo(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}

const playRow = {
  children: z.number(),
  can_play: z.number(),
  played: z.number(),
  seconds: z.number(),
};

/** How many there are of some students `s`, and what lists show of their play: the same numbers, added up. */
export function playOf(students: string) {
  return statement(
    playRow,
    `
    select count(*) as children, count(*) filter (where s.license_ends_on >= $2::date) as can_play,
      count(*) filter (where p.seconds > 0) as played, coalesce(sum(p.seconds), 0)::bigint as seconds
    from students s ${shownOfPlay.join('s', 'p')}
    where ${students} and s.archived_at is null and not s.is_sandbox`,
  );
}

export const poolRow = {
  held: z.enum(HELD),
  plan: z.enum(PLANS),
  name: z.nullable(z.string()),
  left: z.number(),
  total: z.number(),
  ends_on: z.nullable(z.string()),
};

/** Sums over lots `l`: what is left today, and all that was there and did not run out unused. */
export const POOL_SUMS = `
      coalesce(sum(l.remaining) filter (
        where l.starts_on <= $2::date and coalesce(l.ends_on >= $2::date, true)), 0)::bigint as left,
      sum(l.quantity - l.expired)::bigint as total, max(l.ends_on) as ends_on`;

const waitingRow = {
  kind: z.enum(['payment', 'purchase-order', 'quote']),
  id: z.number(),
  number: z.string(),
  attention: z.nullable(z.enum(ATTENTIONS)),
  at: z.date(),
};

/** Payments, orders and quotes of some accounts `a` that wait for somebody to decide. */
export function waitingOf(accounts: string): (tx: Tx, id: number) => Promise<Decision[]> {
  const find = statement(
    waitingRow,
    `
    select 'payment' as kind, e.number as id, o.number, e.attention, e.received_at as at
    from accounts a join orders o on o.account_id = a.id join payments p on p.order_id = o.id
    join payment_events e on e.session_id = p.session_id
    where ${accounts} and e.attention is not null and e.settled_at is null
    union all
    select 'purchase-order', o.id, o.number, null, o.created_at from accounts a join orders o on o.account_id = a.id
    where ${accounts} and o.kind = 'purchase-order' and o.status = 'received'
    union all
    select 'quote', q.id, q.number, null, q.created_at from accounts a join quotes q on q.account_id = a.id
    where ${accounts} and q.status = 'requested'
    order by at, id limit 10`,
  );
  return async (tx, id) => (await find(tx, id)).map(asDecision);
}

function asDecision({ kind, id, number, attention, at }: Row<typeof waitingRow>): Decision {
  if (kind === 'payment' && attention !== null) return { kind, id, number, attention, at: at.toISOString() };
  return { kind: kind === 'quote' ? 'quote' : 'purchase-order', id, number };
}

/** Only what there is. */
export function counted(kind: 'letters-failed' | 'turned-away' | 'unverified', count: number): Decision[] {
  return count > 0 ? [{ kind, count }] : [];
}
