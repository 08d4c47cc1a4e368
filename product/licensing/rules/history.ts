/** What the e-commerce history tells, and the groups its filter offers. */
export const HISTORY_TYPES = [
  'purchase-created',
  'purchase-updated',
  'give-for-free-created',
  'give-for-free-updated',
  'po-individual',
  'po-site',
  'po-for-distribution',
  'request-quote-individual',
  'request-quote-site',
  'quote-individual',
  'quote-site',
  'use-product-assigned',
  'use-product-reassigned',
  'rollback-unassigned',
  'transfer',
  'reclaim',
  'gift-invitee',
  'gift-invitor',
  'trial-started',
  'trial-changed',
  'expired',
  'refund',
] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];

export const HISTORY_GROUPS = [
  'change',
  'assign',
  'rollback',
  'transfer',
  'gift',
  'plan-change',
  'purchase-order',
  'quote',
] as const;
export type HistoryGroup = (typeof HISTORY_GROUPS)[number];

const GROUP_OF: Record<HistoryType, HistoryGroup> = {
  'purchase-created': 'change',
  'purchase-updated': 'change',
  'give-for-free-created': 'change',
  'give-for-free-updated': 'change',
  'po-individual': 'purchase-order',
  'po-site': 'purchase-order',
  'po-for-distribution': 'purchase-order',
  'request-quote-individual': 'quote',
  'request-quote-site': 'quote',
  'quote-individual': 'quote',
  'quote-site': 'quote',
  'use-product-assigned': 'assign',
  'use-product-reassigned': 'assign',
  'rollback-unassigned': 'rollback',
  transfer: 'transfer',
  reclaim: 'transfer',
  'gift-invitee': 'gift',
  'gift-invitor': 'gift',
  'trial-started': 'plan-change',
  'trial-changed': 'plan-change',
  expired: 'plan-change',
  refund: 'change',
};

export function typesOf(group: HistoryGroup): HistoryType[] {
  return HISTORY_TYPES.filter((type) => GROUP_OF[type] === group);
}
