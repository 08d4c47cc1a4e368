import { job } from '#platform/server/jobs.ts';
import { statement } from '#platform/server/statement.ts';
import { lockOrder } from '../orders.ts';
import { heal } from './events.ts';
import type { CardGateway } from './gateway.ts';
import type { Outside } from './ports.ts';
import { close } from './settle.ts';

export const reconcilePayments = job<Record<string, never>>('payments.reconcile', { retryLimit: 1 });
export const RECONCILE_AT = '*/5 * * * *';

const MINUTE = 60_000;
const BATCH = 200;

type Late = { id: number; order_id: number; session_id: string | null };

const findLate = statement<Late>(`
    select id, order_id, session_id from payments
    where status = 'open' and created_at < $1 and (session_id is not null or created_at < $2)
    order by created_at limit ${BATCH}`);
const findWithoutCard = statement<Late>(`
    select id, order_id, session_id from payments
    where status = 'paid' and receipt_url is null and session_id is not null and paid_at > $1
    order by paid_at desc limit ${BATCH}`);

/** Asks about every payment that should have been heard of by now: a lost webhook is made up for here. */
export async function reconcile(outside: Outside, gateway: CardGateway): Promise<void> {
  const { db, now } = outside;
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
  const late = await findLate(db, ago(3), ago(90));
  const unnamed = await findWithoutCard(db, ago(24 * 60));
  for (const payment of [...late, ...unnamed]) {
    const session = payment.session_id === null ? null : await gateway.findSession(payment.session_id);
    if (session === null) await forget(outside, payment);
    else await heal(outside, session);
  }
}

/** Stripe knows nothing of it: it was never opened, so nobody can have paid. */
async function forget({ db, now }: Outside, { id, order_id: orderId }: Late): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (order && payment) await close({ tx, now }, { order, payment }, 'expired');
  });
}
