import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareInSteps } from './shares.ts';

test('shares come in steps of five', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (whole, part) => {
      const share = shareInSteps(Math.min(part, whole), whole);
      expect(share % 5).toBe(0);
      expect(Math.abs(share - (100 * Math.min(part, whole)) / whole)).toBeLessThanOrEqual(2.5);
    }),
  );
});
