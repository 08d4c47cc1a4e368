import type { Day } from '#platform/contract/days.ts';
import { type QuoteKind, siteEnd } from './prices.ts';

export const ORDER_KINDS = ['card', 'purchase-order'] as const;
export const ORDER_STATUSES = ['open', 'received', 'granted', 'canceled', 'expired', 'refunded'] as const;

/** Terms of payment: net 30. */
export const INVOICE_DAYS = 30;

export const PURCHASE_ORDER_MAX_BYTES = 10 * 1024 * 1024;
export const PURCHASE_ORDER_ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg'] as const;

/** An order has one invoice and one receipt: they share its number. */
export function invoiceNumber(orderNumber: string): string {
  return orderNumber.replace(/^KO-/, 'KI-');
}

export function receiptNumber(orderNumber: string): string {
  return orderNumber.replace(/^KO-/, 'KR-');
}

/** What came for an order: a card pays it whole, a purchase order is paid as staff note it. */
export function paidCents(order: {
  kind: (typeof ORDER_KINDS)[number];
  total_cents: number;
  paid_at: Date | null;
  received_cents: number;
}): number {
  if (order.kind === 'purchase-order') return order.received_cents;
  return order.paid_at === null ? 0 : order.total_cents;
}

const MAGIC = [
  { type: 'application/pdf', ending: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', ending: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', ending: 'jpg', bytes: [0xff, 0xd8, 0xff] },
] as const;
export type FileType = (typeof MAGIC)[number];

/** What a file is by what it begins with; its name says nothing. Null: nothing we take. */
export function fileTypeOf(file: Uint8Array): FileType | null {
  return MAGIC.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte)) ?? null;
}

export function endingOf(contentType: string): string {
  return MAGIC.find(({ type }) => type === contentType)?.ending ?? 'bin';
}

type Term = { sold_as: QuoteKind; ends_on: Day | null };

/**
 * The days an order is for when it is granted: a whole year begins then, however long the paper was on its way. A
 * term with a fixed end keeps it; once that is past there is nothing left to grant.
 */
export function termWhenGranted(order: Term, today: Day): { startsOn: Day; endsOn: Day | null } | 'over' {
  const startsOn = today;
  if (order.ends_on === null) return { startsOn, endsOn: null };
  if (order.sold_as === 'site') return { startsOn, endsOn: siteEnd(startsOn) };
  return order.ends_on < startsOn ? 'over' : { startsOn, endsOn: order.ends_on };
}
