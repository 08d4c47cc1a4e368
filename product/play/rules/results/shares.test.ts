import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareInSteps, sharesInSteps } from './shares.ts';

test('shares come in steps of five', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (whole, part) => {
      const share = shareInSteps(Math.min(part, whole), whole);
      expect(share % 5).toBe(0);
      expect(Math.abs(share - (100 * Math.min(part, whole)) / whole)).toBeLessThanOrEqual(2.5);
    }),
  );
});

test('shares of a whole are a hundred together, and each is less than a step from the truth', () => {
  const counts = fc
    .array(fc.nat(400), { minLength: 1, maxLength: 6 })
    .filter((some) => some.some((one) => one > 0));
  fc.assert(
    fc.property(counts, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const shares = sharesInSteps(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [at, share] of shares.entries()) {
        expect(share % 5).toBe(0);
        expect(Math.abs(share - (100 * (parts[at] ?? 0)) / whole)).toBeLessThan(5);
      }
    }),
  );
});

test('three that would be 105 by themselves', () => {
  expect([13, 13, 14].map((part) => shareInSteps(part, 40))).toEqual([35, 35, 35]);
  expect(sharesInSteps([13, 13, 14])).toEqual([35, 30, 35]);
  expect(sharesInSteps([0, 0])).toEqual([0, 0]);
});
