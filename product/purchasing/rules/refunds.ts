type Left = { refundable_cents: number; unit_price_cents: number; unused: number; inUse: number };

/** What is offered to be given back: all of it, or where some are in use, what the unused licenses cost. */
export function offeredRefund({
  refundable_cents: left,
  unit_price_cents: unit,
  unused,
  inUse,
}: Left): number {
  return inUse === 0 ? left : Math.min(left, unused * unit);
}

type Bought = { quantity: number; unit_price_cents: number; total_cents: number };

/** How many licenses a refund pays back: whole ones only, and all of them only when all was paid back. */
export function refundedLicenses(order: Bought, refundedCents: number): number {
  if (refundedCents >= order.total_cents) return order.quantity;
  if (order.unit_price_cents <= 0) return 0;
  return Math.min(order.quantity - 1, Math.floor(refundedCents / order.unit_price_cents));
}
