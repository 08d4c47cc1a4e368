/**
 * What an adult agrees to who opens an account with a code. A changed sentence, or changed terms behind it, are another
 * version: `agreement.test.ts` holds the sentence to it.
 */
export const FAMILY_AGREEMENT = { text: 'family-account', version: '2026-11' } as const;
