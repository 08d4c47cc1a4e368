/** A page of the readable files, in their order. */
export const OWN_PARTS = ['account', 'sign-in', 'letters', 'work', 'purchases', 'records'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];
