/** How many colleagues an inviter is thanked for in a school year; who brings more brings them for nothing. */
export const GIFTS_A_YEAR = 10;

/** What an invitation brings: licenses for who invites and for the colleague, and for how many colleagues yet. */
export type GiftOffer = { inviter: number; invitee: number; left: number };

export function giftsLeft(givenThisYear: number): number {
  return Math.max(0, GIFTS_A_YEAR - givenThisYear);
}
