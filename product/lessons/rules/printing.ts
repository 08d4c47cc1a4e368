import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';

/** What decides whether somebody may have the PDFs of a lesson. */
export type Printing = {
  isFeatured: boolean;
  safety: boolean;
  /** Null for whoever buys nothing: staff. */
  ecommerce: EcommerceState | null;
};

/**
 * Featured and heavy lessons are for everybody who is signed in. All others are for active customers and running
 * trials; who is neither is told 402. Lists and the lesson on the screen are open in any case.
 */
export function mayPrint({ isFeatured, safety, ecommerce }: Printing): boolean {
  if (isFeatured || safety || ecommerce === null) return true;
  const { free_trial: trial } = ecommerce.purchases;
  return ecommerce.is_active_customer || (trial !== null && trial.days_left >= 0);
}
