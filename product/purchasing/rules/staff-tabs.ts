/** The tabs of staff's purchasing, as addresses name them: a link to one that is none opens whichever was open last. */
export const STAFF_TABS = {
  purchaseOrders: 'purchase-orders',
  quotes: 'quotes',
  orders: 'orders',
  attention: 'payment-attention',
} as const;

/** Of each kind, the list of those only that wait for staff: as many as their home counts. */
const WAITING = {
  purchase_orders: { tab: STAFF_TABS.purchaseOrders, status: 'received' },
  quotes: { tab: STAFF_TABS.quotes, status: 'requested' },
  payments: { tab: STAFF_TABS.attention, settled: 'no' },
} as const;

export function waitingIn(kind: keyof typeof WAITING): { to: string; search: Record<string, string> } {
  return { to: '/uber/purchasing', search: WAITING[kind] };
}
