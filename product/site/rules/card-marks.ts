/** Section 2, home cards: what a card is for, where that is not everybody. */
const NEEDS = {
  students: 'verification',
  licenses: 'customer',
  expiry: 'customer',
  purchasing: 'verification',
} as const;

export type MarkedCard = keyof typeof NEEDS;
export type CardMark = 'pending' | 'customers';

/** The mark says what somebody lacks: who has it sees the card without one. */
export function cardMark(
  card: MarkedCard,
  user: { verified: boolean; isActiveCustomer: boolean },
): CardMark | null {
  if (NEEDS[card] === 'verification') return user.verified ? null : 'pending';
  return user.isActiveCustomer ? null : 'customers';
}
