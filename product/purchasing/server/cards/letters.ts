import { writeLetter } from '#product/accounts/server/letters.ts';
import { createLink } from '#product/accounts/server/links.ts';
import { money } from '../../rules/prices.ts';
import type { Order } from '../orders.ts';
import type { Buyer } from './newcomers.ts';
import type { Settling } from './ports.ts';

/** Thanks for a purchase. Somebody new gets the way to a password with it. */
export async function thankBuyer(
  { tx, now, ports }: Settling,
  purchase: { order: Order; buyer: Buyer; isNew: boolean; host: string },
): Promise<void> {
  const { order, buyer, isNew, host } = purchase;
  const address = ports.addressOf(host);
  const link = isNew ? await createLink(tx, { kind: 'password-reset', accountId: buyer.id, now }) : undefined;
  const kind = link === undefined ? 'purchase-thanks' : 'purchase-welcome';
  const path = link === undefined ? '/?login=1' : `/reset-password/${link.id}/${link.code}`;
  await ports.accounts.post.queue(tx, {
    operationId: `purchase-${order.number}`,
    kind,
    recipient: buyer.username,
    letter: writeLetter(kind, address, {
      name: buyer.first_name,
      link: `${address.dashboardUrl}${path}`,
      more: {
        number: order.number,
        quantity: String(order.quantity),
        total: money(order.total_cents),
      },
    }),
  });
}
