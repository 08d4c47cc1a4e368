import { expect, test } from 'vitest';
import { cardMark } from './card-marks.ts';

test.each([
  { card: 'students', verified: false, isActiveCustomer: false, mark: 'pending' },
  { card: 'students', verified: true, isActiveCustomer: false, mark: null },
  { card: 'purchasing', verified: false, isActiveCustomer: true, mark: 'pending' },
  { card: 'licenses', verified: true, isActiveCustomer: false, mark: 'customers' },
  { card: 'licenses', verified: false, isActiveCustomer: true, mark: null },
  { card: 'expiry', verified: true, isActiveCustomer: false, mark: 'customers' },
  { card: 'expiry', verified: true, isActiveCustomer: true, mark: null },
] as const)('$card, verified $verified, customer $isActiveCustomer: $mark', ({ card, mark, ...user }) => {
  expect(cardMark(card, user)).toBe(mark);
});
