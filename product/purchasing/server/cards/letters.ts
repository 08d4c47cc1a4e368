import { brandById } from '#brands/all.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { addressLink } from '#product/accounts/server/addresses.ts';
import { writeLetter } from '#product/accounts/server/session/letters.ts';
import { money } from '../../rules/prices.ts';
import type { Order } from '../orders.ts';
import type { Settling } from './gateway/ports.ts';
import type { Buyer } from './newcomers.ts';

/** Thanks for a purchase. Somebody new proves the address by it, and finds the way the next day. */
export async function thankBuyer(
  { tx, now, ports }: Settling,
  purchase: { order: Order; buyer: Buyer; isNew: boolean; host: string },
): Promise<void> {
  const { order, buyer, isNew, host } = purchase;
  const address = ports.addressOf(host);
  const login = `${address.dashboardUrl}/?login=1`;
  const kind = isNew ? 'purchase-welcome' : 'purchase-thanks';
  await ports.accounts.post.queue(tx, {
    operationId: `purchase-${order.number}`,
    kind,
    recipient: buyer.username,
    letter: writeLetter(kind, address, {
      name: isNew ? null : buyer.first_name,
      link: isNew ? await addressLink(tx, { accountId: buyer.id, address, now }) : login,
      more: {
        number: order.number,
        quantity: String(order.quantity),
        total: money(order.total_cents, brandById(address.brand).locales[0]),
      },
      ...(isNew ? { ways: firstWays(address) } : {}),
    }),
  });
}

/** Still right when the letter is read again, and whether a password was chosen meanwhile or not. */
function firstWays({ dashboardUrl, studentUrl }: Address) {
  const way = (name: string, link: string) => ({
    link,
    label: { i18n: `mail.purchase-welcome.ways.${name}` },
  });
  return [
    way('login', `${dashboardUrl}/?login=1`),
    way('child', `${dashboardUrl}/parent/students`),
    way('play', studentUrl),
    way('receipt', `${dashboardUrl}/parent/purchase-history`),
  ];
}
