import { expect, test } from 'vitest';
import { offeredRefund, refundedLicenses } from './refunds.ts';

test.each([
  ['nothing is in use: all of it', { refundable_cents: 6000, unused: 5, inUse: 0 }, 6000],
  ['two are in use: the other three', { refundable_cents: 6000, unused: 3, inUse: 2 }, 3600],
  ['all are in use: nothing by itself', { refundable_cents: 6000, unused: 0, inUse: 5 }, 0],
  ['some was given back before', { refundable_cents: 1200, unused: 3, inUse: 1 }, 1200],
])('%s', (_, left, cents) => {
  expect(offeredRefund({ ...left, unit_price_cents: 1200 })).toBe(cents);
});

test.each([
  [0, 0],
  [1199, 0],
  [2500, 2],
  [5999, 4],
  [6000, 5],
])('%i cents of five licenses pay %i back', (cents, count) => {
  const order = { quantity: 5, unit_price_cents: 1200, total_cents: 6000 };
  expect(refundedLicenses(order, cents)).toBe(count);
});
