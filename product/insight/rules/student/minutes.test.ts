import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesApart } from './minutes.ts';

test.each([
  // Each alone would be 2, together they are 5.
  [[90, 90, 90], [2, 2, 1], 5],
  // Each alone would be 1, together they are 4.
  [[80, 80, 80], [2, 1, 1], 4],
  [[600, 0, 330], [10, 0, 6], 16],
  // Three times nearly nothing is still nearly nothing.
  [[5, 5, 5], [0, 0, 0], 0],
  [[40, 40, 40], [1, 1, 0], 2],
  [[25, 3600], [0, 60], 60],
  [[], [], 0],
])('%j seconds are %j minutes, together %i', (seconds, parts, total) => {
  expect(minutesApart(seconds)).toEqual({ parts, total });
});

test('parts add up to the whole, and none is further than a minute from its own time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { maxLength: 12 }), (seconds) => {
      const { parts, total } = minutesApart(seconds);
      expect(parts.reduce((sum, minutes) => sum + minutes, 0)).toBe(total);
      for (const [at, of] of seconds.entries()) {
        expect(Math.abs((parts[at] ?? 0) - of / 60)).toBeLessThan(1);
        if (of === 0) expect(parts[at]).toBe(0);
      }
      expect(total).toBe(Math.round(seconds.reduce((sum, of) => sum + of, 0) / 60));
    }),
  );
});
