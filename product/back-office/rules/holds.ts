import { waitingIn } from '#product/purchasing/rules/staff-tabs.ts';

/** What can be on hold, and where each is settled. */
export const HOLD_KINDS = ['payment', 'purchase-order', 'quote', 'upload', 'account'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

type Place = { to: string; search?: Record<string, string> };

export function placeOf(kind: HoldKind, target: number): Place {
  switch (kind) {
    case 'payment':
      return waitingIn('payments');
    case 'purchase-order':
      return waitingIn('purchase_orders');
    case 'quote':
      return waitingIn('quotes');
    case 'upload':
      return { to: `/uber/schools/uploads/${target}` };
    case 'account':
      return { to: `/uber/people/${target}` };
  }
}
