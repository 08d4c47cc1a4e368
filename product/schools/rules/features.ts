/**
 * What a school has unless staff have switched it off there. Every one of these is asked for by the slice it belongs to,
 * with `featureOnSql` or `refuseWhereOff` of `server/features`; `apps/api/features.test.ts` shows each of them off.
 */
export const FEATURES = ['follow-ups', 'sel-check-ins', 'family-links', 'letter-links'] as const;
export type Feature = (typeof FEATURES)[number];
