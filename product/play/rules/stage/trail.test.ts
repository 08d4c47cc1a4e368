import { expect, test } from 'vitest';
import { trailStops } from './trail.ts';

test.each([1, 2, 8, 12, 18])('%i stops begin at the start of the trail and lie evenly on it', (count) => {
  const stops = trailStops(count);
  expect(stops).toHaveLength(count);
  expect(stops[0]).toEqual({ x: 96, y: 596 });
  if (count > 1) expect(stops.at(-1)).toEqual({ x: 1184, y: 186 });
  for (const { x, y } of stops) {
    expect(x).toBeGreaterThan(60);
    expect(x).toBeLessThan(1220);
    expect(y).toBeGreaterThan(150);
    expect(y).toBeLessThan(640);
  }
});

test('stops of the longest map do not touch', () => {
  const stops = trailStops(36);
  const gaps = stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? stop;
    return Math.hypot(stop.x - before.x, stop.y - before.y);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(70);
});
