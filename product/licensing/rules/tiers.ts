/** Site tiers by their number of students; 0 is custom and 1001 "above 1000", both with a number of their own. */
export const SITE_TIERS = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000] as const;
export const CUSTOM_TIER = 0;
export const ABOVE_TIERS = 1001;

export const CHOSEN_TIERS = [...SITE_TIERS, ABOVE_TIERS, CUSTOM_TIER] as const;
export type ChosenTier = (typeof CHOSEN_TIERS)[number];

/** What a student costs who is added to a tier, in US cents. */
export const TIER_UPGRADE_CENTS = 700;

/** For how many students a tier is; null where its own number is missing, or too small for "above". */
export function tierQuantity(tier: ChosenTier, own: number | null): number | null {
  if (tier !== CUSTOM_TIER && tier !== ABOVE_TIERS) return tier;
  if (own === null) return null;
  return tier === ABOVE_TIERS && own < ABOVE_TIERS ? null : own;
}
