import { expect, test } from 'vitest';
import { mayRenew, renewalOf } from './renewal.ts';

test.each([
  [null, true],
  ['2026-09-01', true],
  ['2026-12-12', true],
  ['2026-12-13', false],
])('a license through %s can be renewed on 09/14/2026: %s', (paidUntil, may) => {
  expect(mayRenew(paidUntil, '2026-09-14')).toBe(may);
});

test.each([
  [{ plan: 'individual', quantity: 12, byCard: true }, true, { by: 'card' }],
  [{ plan: 'individual', quantity: 41, byCard: true }, true, { by: 'card' }],
  [{ plan: 'individual', quantity: 99, byCard: true }, true, { by: 'card' }],
  [{ plan: 'individual', quantity: 99, byCard: true }, false, { by: 'quote', for: 'individual' }],
  [{ plan: 'individual', quantity: 12, byCard: true }, false, { by: 'quote', for: 'individual' }],
  [{ plan: 'individual', quantity: 40, byCard: false }, true, { by: 'quote', for: 'individual' }],
  [{ plan: 'individual', quantity: 60, byCard: false }, true, { by: 'quote', for: 'individual' }],
  [{ plan: 'individual', quantity: 150, byCard: false }, true, { by: 'quote', for: 'site' }],
  [{ plan: 'site', quantity: 300, byCard: false }, true, { by: 'quote', for: 'site' }],
] as const)('%j is renewed, with cards offered (%s), as %j', (bought, cards, renewal) => {
  expect(renewalOf(bought, cards)).toEqual({ ...renewal, quantity: bought.quantity });
});
