import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { writeLetter } from '#product/accounts/server/session/letters.ts';
import { money } from '../../../rules/prices.ts';
import { cardName } from '../../documents/order-papers.ts';
import type { Settling } from '../gateway/ports.ts';
import type { Refunded } from './refunds.ts';

const findAddressee = statement(
  {
    email: z.string(),
    first_name: z.string(),
    host: z.string(),
    brand: z.nullable(z.string()),
    last4: z.nullable(z.string()),
  },
  `
    select a.username as email, a.first_name, p.host, p.card_brand as brand, p.card_last4 as last4
    from orders o join accounts a on a.id = o.account_id
    join payments p on p.order_id = o.id and p.status = 'paid'
    where o.id = $1 order by p.id limit 1`,
);

/** Tells the buyer what went back, and what became of the licenses. Nobody has an account who never paid. */
export async function writeOfRefund({ tx, ports }: Settling, refunded: Refunded): Promise<void> {
  const { order, sumCents, cents, taken, inUse } = refunded;
  const [buyer] = await findAddressee(tx, order.id);
  if (buyer === undefined) return;
  const address = ports.addressOf(buyer.host);
  const { brand, last4 } = buyer;
  const left = order.total_cents - sumCents;
  await ports.accounts.post.queue(tx, {
    operationId: `refund-${order.number}-${sumCents}`,
    kind: 'refund',
    recipient: buyer.email,
    letter: writeLetter('refund', address, {
      name: buyer.first_name,
      link: `${address.dashboardUrl}/?login=1`,
      more: { number: order.number, amount: money(cents) },
      also: [
        brand === null || last4 === null
          ? { i18n: 'mail.refund.any-card' }
          : { i18n: 'mail.refund.card', values: { brand: cardName(brand), last4 } },
        { i18n: 'mail.refund.taken', values: { count: taken } },
        ...(inUse > 0 ? [{ i18n: 'mail.refund.in-use', values: { count: inUse } }] : []),
        ...(left > 0 ? [{ i18n: 'mail.refund.left', values: { left: money(left) } }] : []),
      ],
    }),
  });
}
