import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upTo } from './walking-up.ts';

test.each([
  { who: 'comes beside the thing from the right', from: 9, others: [], to: 6.6 },
  { who: 'comes beside it from the left', from: 1, others: [], to: 3.4 },
  { who: 'stops before whoever stands there', from: 9, others: [6.5], to: 7.4 },
  { who: 'does not mind whoever stands on the other side', from: 9, others: [3.7, 2.2], to: 6.6 },
  { who: 'does not mind whoever stands behind', from: 8, others: [9], to: 6.6 },
  { who: 'stays where there is no room to come nearer', from: 7, others: [6.5], to: 7 },
])('whoever walks up $who', ({ from, others, to }) => {
  expect(upTo(5, from, others)).toBeCloseTo(to);
});

test('nobody walks away from the thing, or into anybody', () => {
  const mark = fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(mark, mark, fc.array(mark, { maxLength: 4 }), (thing, from, others) => {
      const to = upTo(thing, from, others);
      expect(Math.abs(to - thing)).toBeLessThanOrEqual(Math.abs(from - thing) + 1e-9);
      const passed = others.filter((at) => (at - from) * (at - to) < 0);
      expect(passed).toEqual([]);
    }),
  );
});
