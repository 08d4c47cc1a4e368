import { expect, test } from 'vitest';
import { HOLD_KINDS, placeOf } from './holds.ts';

test.each([
  ['payment', { to: '/uber/purchasing', search: { tab: 'payment-attention', settled: 'no' } }],
  ['purchase-order', { to: '/uber/purchasing', search: { tab: 'purchase-orders', status: 'received' } }],
  ['quote', { to: '/uber/purchasing', search: { tab: 'quotes', status: 'requested' } }],
  ['upload', { to: '/uber/schools/uploads/7' }],
  ['account', { to: '/uber/people/7' }],
] as const)('%s is settled where it belongs', (kind, place) => {
  expect(placeOf(kind, 7)).toEqual(place);
  expect(HOLD_KINDS).toContain(kind);
});
