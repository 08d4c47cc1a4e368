import { Readable } from 'node:stream';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { lockAccount, nameOf } from '#product/accounts/server/people/locked-accounts.ts';
import { ownersDay } from '#product/licensing/server/staff-licenses.ts';
import type * as calls from '../../orders-contract.ts';
import { endingOf, termWhenGranted } from '../../rules/orders.ts';
import { grantOrder, type Order, ownerOf } from '../orders.ts';
import { checkGroup, holdGroup } from '../quotes/buyers.ts';
import type { PurchasePorts } from '../quotes/mail.ts';
import { checkFile, type DocumentPorts, getFile, keepFile, takeInDocument } from './document.ts';
import { mailDeclined, mailGranted } from './mail.ts';
import { checkNumber, getOrder, lockPurchaseOrder, requirePurchaseOrder } from './store.ts';

/** A purchase order that waits; staff have not granted or declined it yet. */
async function lockReceived(tx: Tx, id: number): Promise<Order & { account_id: number }> {
  const order = await lockPurchaseOrder(tx, id);
  const { account_id: buyer } = order;
  if (order.status !== 'received' || buyer === null)
    throw Refusal.because('purchasing-orders.staff.not-waiting');
  return { ...order, account_id: buyer };
}

/** Nobody whose account is closed gets licenses, and nobody closes it meanwhile. */
async function holdReceiver(tx: Tx, accountId: number): Promise<void> {
  const buyer = await lockAccount(tx, accountId);
  if (buyer.status === 'deactivated') {
    throw Refusal.because('licensing.refused.deactivated', { name: nameOf(buyer) });
  }
}

export async function grantPurchaseOrder(
  context: Context<typeof calls.grantPurchaseOrder>,
  ports: PurchasePorts,
): Promise<NotificationReply> {
  const { input, actor, tx, now, address } = context;
  await holdGroup(tx, { group_id: input.group_id, order_id: input.id });
  const order = await lockReceived(tx, input.id);
  // Left out, it is for whom it was ordered; null takes it from the group to the buyer.
  const groupId = input.group_id === undefined ? order.group_id : await checkGroup(tx, actor, input.group_id);
  if (groupId === null) await holdReceiver(tx, order.account_id);
  const today = await ownersDay(tx, ownerOf({ ...order, group_id: groupId }), now);
  const term = termWhenGranted(order, today);
  if (term === 'over') throw Refusal.because('purchasing-orders.term-over');
  const changed = { group_id: groupId, starts_on: term.startsOn, ends_on: term.endsOn };
  await tx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  const lotId = await grantOrder({ tx, actor, now }, { ...order, ...changed }, actor.id);
  context.about({
    type: 'order',
    id: order.id,
    details: { number: order.number, lot_id: lotId, quantity: order.quantity, group_id: groupId },
  });
  await mailGranted(tx, ports, address, await getOrder(tx, actor, order.id));
  return notify('purchasing-orders.staff.granted', { number: order.number, count: order.quantity });
}

export async function declinePurchaseOrder(
  context: Context<typeof calls.declinePurchaseOrder>,
  ports: PurchasePorts,
): Promise<NotificationReply> {
  const { input, actor, tx, now, address } = context;
  const order = await lockReceived(tx, input.id);
  context.about({ type: 'order', id: order.id, details: { number: order.number } });
  await tx
    .updateTable('orders')
    .set({ status: 'canceled', decline_reason: input.reason, updated_at: now })
    .where('id', '=', order.id)
    .execute();
  // The quote is as good as before: the buyer may send another order for it.
  if (order.quote_id !== null) {
    await tx
      .updateTable('quotes')
      .set({ status: 'sent', updated_at: now })
      .where('id', '=', order.quote_id)
      .where('status', '=', 'ordered')
      .execute();
  }
  await mailDeclined(tx, ports, address, await getOrder(tx, actor, order.id));
  return notify('purchasing-orders.staff.declined', { number: order.number });
}

export async function editPurchaseOrder({
  input,
  actor,
  tx,
  now,
  about,
}: Context<typeof calls.editPurchaseOrder>): Promise<NotificationReply> {
  const { id, group_id: groupId, ...changes } = input;
  await holdGroup(tx, { group_id: groupId, order_id: id });
  const order = await lockReceived(tx, id);
  about({ type: 'order', id, details: { number: order.number } });
  await checkNumber(tx, order.account_id, changes.purchase_order_number, id);
  const group = await checkGroup(tx, actor, groupId);
  await tx
    .updateTable('orders')
    .set({ ...changes, group_id: group, updated_at: now })
    .where('id', '=', id)
    .execute();
  return notify('purchasing-orders.staff.edited', { number: order.number });
}

export async function describePurchaseOrder({ input, tx }: Context<typeof calls.purchaseOrderForm>) {
  const order = await tx
    .selectFrom('orders')
    .select(['purchase_order_number', 'purchase_order_date', 'tax_exempt', 'group_id', 'organisation'])
    .select(['billing_name', 'billing_email', 'billing_address', 'note'])
    .where('id', '=', input.id)
    .where('kind', '=', 'purchase-order')
    .executeTakeFirst();
  if (order === undefined) throw Refusal.of('not-found');
  return {
    type: 'form' as const,
    data: {
      ...order,
      purchase_order_number: order.purchase_order_number ?? '',
      purchase_order_date: order.purchase_order_date ?? '',
    },
  };
}

export async function attachPurchaseOrder(
  context: OwnTransactionContext<typeof calls.attachPurchaseOrder>,
  ports: DocumentPorts,
): Promise<NotificationReply> {
  const { input, db, now } = context;
  checkFile(context.file);
  await requirePurchaseOrder(db, input.id);
  const document = await takeInDocument(context, ports);
  return context.transaction(async (tx) => {
    const order = await lockPurchaseOrder(tx, input.id);
    context.about({ type: 'order', id: order.id, details: { number: order.number } });
    await keepFile(tx, order.id, document, now);
    return notify('purchasing-orders.staff.attached', { number: order.number });
  });
}

/** Under a name of ours: what somebody called their file may be anything. A store is asked for it once the transaction is over. */
export async function readFile(
  context: OwnTransactionContext<typeof calls.purchaseOrderFile>,
  { files }: PurchasePorts,
): Promise<Download> {
  const { order, file } = await context.transaction(async (tx) => {
    const found = await getOrder(tx, context.actor, context.input.id);
    context.about({ type: 'order', id: found.id, details: { number: found.number } });
    return { order: found, file: await getFile(tx, found.id) };
  });
  return new Download({
    name: `${order.number}-purchase-order.${endingOf(file.content_type)}`,
    contentType: file.content_type,
    content: Readable.from([await files.open(file.content_sealed)], { objectMode: false }),
  });
}
