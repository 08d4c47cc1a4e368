import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PLACE, goFrom, isWhole, type Place, wholeStep } from './lines.ts';

const steps = (...counts: number[]) => counts.map((count) => ({ said: Array.from({ length: count }) }));
const walk = (slides: ReturnType<typeof steps>, by: 1 | -1, from: Place, times: number): Place[] => {
  const seen = [from];
  for (let go = 0; go < times; go += 1) seen.push(goFrom(slides, seen.at(-1) ?? from, by));
  return seen;
};

test('lines come one by one, and after the last one comes the next step', () => {
  expect(walk(steps(2, 0, 3), 1, FIRST_PLACE, 6)).toEqual([
    { at: 0, lines: 1 },
    { at: 0, lines: 2 },
    { at: 1, lines: 1 },
    { at: 2, lines: 1 },
    { at: 2, lines: 2 },
    { at: 2, lines: 3 },
    { at: 2, lines: 3 },
  ]);
});

test('the whole step is there at once for who wants it, and goes on with the next', () => {
  const whole = wholeStep(steps(3, 2), FIRST_PLACE);
  expect(whole).toEqual({ at: 0, lines: 3 });
  expect(isWhole(steps(3, 2), whole)).toBe(true);
  expect(goFrom(steps(3, 2), whole, 1)).toEqual({ at: 1, lines: 1 });
});

test('the way back is the way there', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), (counts) => {
      const slides = steps(...counts);
      const all = counts.reduce((sum, count) => sum + Math.max(1, count), 0);
      const there = walk(slides, 1, FIRST_PLACE, all - 1);
      expect(isWhole(slides, there.at(-1) ?? FIRST_PLACE)).toBe(true);
      expect(walk(slides, -1, there.at(-1) ?? FIRST_PLACE, all - 1)).toEqual(there.toReversed());
    }),
  );
});
