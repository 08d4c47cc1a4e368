/** The tabs of staff's purchasing, as addresses name them: a link to one that is none opens whichever was open last. */
export const STAFF_TABS = {
  purchaseOrders: 'purchase-orders',
  quotes: 'quotes',
  orders: 'orders',
  attention: 'payment-attention',
} as const;
