import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import * as calls from '../../orders-contract.ts';
import { invoiceNumber, receiptNumber } from '../../rules/orders.ts';
import type { OrderFacts } from '../documents/facts.ts';
import { confirmationPdf, invoicePdf, receiptPdf } from '../documents/order-papers.ts';
import { pdfReply } from '../documents/pdf-reply.ts';
import type { PurchasePorts } from '../quotes/mail.ts';
import { documentPorts } from './document.ts';
import { receivePayment, takeBackPayment } from './payments.ts';
import { recordPurchaseOrder, sendPurchaseOrder } from './receive.ts';
import {
  attachPurchaseOrder,
  declinePurchaseOrder,
  describePurchaseOrder,
  editPurchaseOrder,
  grantPurchaseOrder,
  readFile,
} from './staff.ts';
import { getOrder } from './store.ts';
import { orderTableRoutes } from './tables.ts';

/** When there is such a document, how it is called, and how it is drawn. */
const DOCUMENTS = {
  invoice: {
    available: ({ status }: OrderFacts) => status === 'granted' || status === 'refunded',
    name: ({ number }: OrderFacts) => invoiceNumber(number),
    draw: invoicePdf,
  },
  receipt: {
    available: ({ paid_at }: OrderFacts) => paid_at !== null,
    name: ({ number }: OrderFacts) => receiptNumber(number),
    draw: receiptPdf,
  },
  confirmation: {
    available: ({ kind, status }: OrderFacts) => kind === 'purchase-order' && status !== 'canceled',
    name: ({ number }: OrderFacts) => number,
    draw: confirmationPdf,
  },
} as const;

/** What staff's lists show as not dealt with. */
const countWaiting = statement(
  { purchase_orders: z.number(), quotes: z.number(), payments: z.number() },
  `
    select (select count(*)::integer from orders where kind = 'purchase-order' and status = 'received') as purchase_orders,
      (select count(*)::integer from quotes where status = 'requested') as quotes,
      (select count(*)::integer from payment_events where attention is not null and settled_at is null) as payments`,
);

export async function findWaiting(tx: Tx) {
  const [waiting] = await countWaiting(tx);
  return waiting ?? { purchase_orders: 0, quotes: 0, payments: 0 };
}

export function purchaseOrderRoutes(serve: Serve, ports: PurchasePorts): void {
  orderTableRoutes(serve);
  const documents = documentPorts(ports);
  serve.ownTransaction(calls.sendPurchaseOrder, (context) => sendPurchaseOrder(context, documents));
  serve(calls.recordPurchaseOrder, (context) => recordPurchaseOrder(context, ports));
  serve.ownTransaction(calls.attachPurchaseOrder, (context) => attachPurchaseOrder(context, documents));
  serve.ownTransaction(calls.purchaseOrderFile, (context) => readFile(context, ports));
  serve(calls.purchaseOrderForm, describePurchaseOrder);
  serve(calls.editPurchaseOrder, editPurchaseOrder);
  serve(calls.grantPurchaseOrder, (context) => grantPurchaseOrder(context, ports));
  serve(calls.declinePurchaseOrder, (context) => declinePurchaseOrder(context, ports));
  serve(calls.receivePayment, receivePayment);
  serve(calls.takeBackPayment, takeBackPayment);
  const read = async ({ input, actor, tx, address }: Context<typeof calls.staffOrderDocument>) => {
    const order = await getOrder(tx, actor, input.id);
    const document = DOCUMENTS[input.document];
    if (!document.available(order))
      throw Refusal.because(`purchasing-orders.not-available.${input.document}`);
    return pdfReply(actor, document.name(order), () =>
      document.draw(brandById(address.brand), ports.vendor, order),
    );
  };
  serve(calls.educatorOrderDocument, read);
  serve(calls.parentOrderDocument, read);
  serve(calls.staffOrderDocument, read);
  serve(calls.waitingPurchases, async ({ tx }) => {
    return { data: await findWaiting(tx) };
  });
}
