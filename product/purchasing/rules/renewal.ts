import { type Day, daysBetween } from '#platform/contract/days.ts';
import { EXTEND_UNDER_DAYS } from '#product/licensing/rules/plans.ts';
import { CARD_BELOW, EDUCATOR_QUOTE_MAX } from './prices.ts';
import type { QuoteFor } from './quotes.ts';

/** A license is paid anew once it ends within the days that an upload extends it in, is over, or never was. */
export function mayRenew(paidUntil: Day | null, today: Day): boolean {
  return paidUntil === null || daysBetween(today, paidUntil) < EXTEND_UNDER_DAYS;
}

export type Renewal = { by: 'card'; quantity: number } | { by: 'quote'; for: QuoteFor; quantity: number };

/** How the same is bought again: by card what was paid by card; by quote the rest, for a school where it is too much. */
export function renewalOf(
  bought: { plan: 'individual' | 'site'; quantity: number; byCard: boolean },
  cardsOffered: boolean,
): Renewal {
  const { plan, quantity, byCard } = bought;
  if (plan === 'site') return { by: 'quote', for: 'site', quantity };
  const isMany = quantity > EDUCATOR_QUOTE_MAX;
  if (cardsOffered && quantity < CARD_BELOW && byCard) return { by: 'card', quantity };
  return { by: 'quote', for: isMany ? 'site' : 'individual', quantity };
}
