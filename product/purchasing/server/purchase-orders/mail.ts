import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { invoiceNumber } from '../../rules/orders.ts';
import { money } from '../../rules/prices.ts';
import type { OrderFacts } from '../documents/facts.ts';
import { type PurchaseLetterKind, writePurchaseLetter } from '../documents/letters.ts';
import { confirmationPdf, invoicePdf } from '../documents/order-papers.ts';
import { type PurchasePorts, recipientsOf } from '../quotes/mail.ts';

type File = { name: string; content: Buffer };

async function mailAll(
  tx: Tx,
  { post, vendor }: PurchasePorts,
  address: Address,
  given: { order: OrderFacts; kind: PurchaseLetterKind; reason?: string; file?: File },
): Promise<void> {
  const { order, kind } = given;
  const values = {
    number: order.number,
    po: order.purchase_order_number ?? '',
    total: money(order.total_cents, brandById(address.brand).locales[0]),
    quantity: order.quantity,
    reason: given.reason ?? '',
    vendor_email: vendor.email,
  };
  for (const [index, { recipient, name }] of recipientsOf(order).entries()) {
    const letter = writePurchaseLetter(kind, address, { ...values, name }, given.file ? [given.file] : []);
    await post.queue(tx, { operationId: `order:${order.number}:${kind}:${index}`, kind, recipient, letter });
  }
}

export async function mailReceived(
  tx: Tx,
  ports: PurchasePorts,
  address: Address,
  order: OrderFacts,
): Promise<void> {
  const content = await confirmationPdf(brandById(address.brand), ports.vendor, order);
  const file = { name: `${order.number}.pdf`, content };
  await mailAll(tx, ports, address, { order, kind: 'purchase-order-received', file });
}

export async function mailGranted(
  tx: Tx,
  ports: PurchasePorts,
  address: Address,
  order: OrderFacts,
): Promise<void> {
  const content = await invoicePdf(brandById(address.brand), ports.vendor, order);
  const file = { name: `${invoiceNumber(order.number)}.pdf`, content };
  await mailAll(tx, ports, address, { order, kind: 'licenses-granted', file });
}

export async function mailDeclined(
  tx: Tx,
  ports: PurchasePorts,
  address: Address,
  order: OrderFacts,
): Promise<void> {
  const reason = order.decline_reason;
  await mailAll(tx, ports, address, { order, kind: 'purchase-order-declined', reason });
}
