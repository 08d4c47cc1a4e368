import { expect, test } from 'vitest';
import { mayRenew } from './renewal.ts';

test.each([
  [null, true],
  ['2026-09-01', true],
  ['2026-12-12', true],
  ['2026-12-13', false],
])('a license through %s can be renewed on 09/14/2026: %s', (paidUntil, may) => {
  expect(mayRenew(paidUntil, '2026-09-14')).toBe(may);
});
