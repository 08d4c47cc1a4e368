import { STAFF_TABS } from '#product/purchasing/rules/staff-tabs.ts';

/** What can be on hold, and where each is settled. */
export const HOLD_KINDS = ['payment', 'purchase-order', 'quote', 'upload', 'account'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

type Place = { to: string; search?: { tab: string } };

export function placeOf(kind: HoldKind, target: number): Place {
  switch (kind) {
    case 'payment':
      return { to: '/uber/purchasing', search: { tab: STAFF_TABS.attention } };
    case 'purchase-order':
      return { to: '/uber/purchasing', search: { tab: STAFF_TABS.purchaseOrders } };
    case 'quote':
      return { to: '/uber/purchasing', search: { tab: STAFF_TABS.quotes } };
    case 'upload':
      return { to: `/uber/schools/uploads/${target}` };
    case 'account':
      return { to: `/uber/people/${target}` };
  }
}
