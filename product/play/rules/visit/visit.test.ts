import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotOf } from '../results/active-time.ts';
import {
  areChecksResting,
  type Ended,
  isEnough,
  NO_SITTING,
  type PlayedSlot,
  sittingOf,
  sittingWith,
} from './visit.ts';

const NOW = Date.parse('2026-03-02T15:00:00.000Z');
const MINUTE = 60_000;
const ago = (minutes: number): number => NOW - minutes * MINUTE;

/** Every quarter of these minutes, wholly active. */
function played(from: number, to: number, area = 'zoou'): PlayedSlot[] {
  const [first, last] = [slotOf(ago(from)), slotOf(ago(to))];
  return Array.from({ length: last - first }, (_, at) => ({ slot: first + at, area, seconds: 15 }));
}
const ended = (minutes: number, kind: Ended['kind'] = 'lesson'): Ended => ({ at: ago(minutes), kind });

test('nobody has sat down yet', () => {
  expect(sittingOf([], [], NOW)).toEqual(NO_SITTING);
});

test('minutes and scenes add up, and those of the Cool Down Corner are no play', () => {
  const slots = [...played(20, 10), ...played(10, 6, 'cdc'), ...played(6, 0)];
  const sitting = sittingOf(slots, [ended(12), ended(2, 'check')], NOW);
  expect(sitting).toEqual({ scenes: 2, checks: 1, seconds: 16 * 60 });
});

test('what lies behind an hour without play was another sitting', () => {
  const slots = [...played(200, 170), ...played(100, 80), ...played(30, 20)];
  expect(sittingOf(slots, [ended(171), ended(81)], NOW)).toEqual({ scenes: 1, checks: 0, seconds: 30 * 60 });
  // Whoever comes back after an hour starts anew.
  expect(sittingOf(played(90, 61), [ended(61)], NOW)).toEqual(NO_SITTING);
});

test.each([
  [{ scenes: 0, checks: 0, seconds: 0 }, false],
  [{ scenes: 1, checks: 1, seconds: 1199 }, false],
  [{ scenes: 2, checks: 0, seconds: 60 }, true],
  [{ scenes: 1, checks: 0, seconds: 1200 }, true],
])('after %j it is enough for a visit: %s', (sitting, enough) => {
  expect(isEnough(sitting)).toBe(enough);
});

test('a third check waits for another sitting', () => {
  expect(areChecksResting({ scenes: 3, checks: 1, seconds: 900 })).toBe(false);
  expect(areChecksResting({ scenes: 2, checks: 2, seconds: 100 })).toBe(true);
});

test('what the server has not heard of counts, too', () => {
  expect(sittingWith({ scenes: 1, checks: 1, seconds: 300 }, ['check', 'story'])).toEqual({
    scenes: 3,
    checks: 2,
    seconds: 300,
  });
});

test('a sitting never has more than was played, nor more checks than scenes', () => {
  const slots = fc.uniqueArray(fc.integer({ min: 0, max: 1900 }), { maxLength: 60 });
  const ends = fc.array(fc.record({ at: fc.integer({ min: 0, max: 480 }), isCheck: fc.boolean() }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(slots, ends, (quarters, over) => {
      const times = quarters
        .toSorted((a, b) => b - a)
        .map((back) => ({ slot: slotOf(NOW) - back, area: 'zoou', seconds: 15 }));
      const scenes = over.map(({ at, isCheck }) => ended(at, isCheck ? 'check' : 'story'));
      const sitting = sittingOf(times, scenes, NOW);
      expect(sitting.seconds).toBeLessThanOrEqual(15 * times.length);
      expect(sitting.scenes).toBeLessThanOrEqual(scenes.length);
      expect(sitting.checks).toBeLessThanOrEqual(sitting.scenes);
    }),
  );
});
