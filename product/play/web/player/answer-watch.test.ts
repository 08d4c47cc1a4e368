import { expect, test } from 'vitest';
import { watchAnswers } from './answer-watch.ts';

test('time out of sight is counted apart, a break that lasts still, too', () => {
  const watch = watchAnswers();
  watch.shown(1000);
  watch.outOfSight(true, 3000);
  watch.outOfSight(true, 4000);
  expect(watch.read(5000)).toEqual({ visible_ms: 2000, hidden_ms: 2000, hovered: 0 });
  watch.outOfSight(false, 6000);
  watch.outOfSight(false, 6500);
  expect(watch.read(7500)).toEqual({ visible_ms: 3500, hidden_ms: 3000, hovered: 0 });
});

test('the next question begins anew, also where it is shown out of sight', () => {
  const watch = watchAnswers();
  watch.shown(0);
  watch.hover('wait');
  watch.hover('ask');
  watch.hover('wait');
  expect(watch.read(100).hovered).toBe(2);
  watch.outOfSight(true, 200);
  watch.shown(500);
  expect(watch.read(800)).toEqual({ visible_ms: 0, hidden_ms: 300, hovered: 0 });
  watch.outOfSight(false, 1000);
  expect(watch.read(1500)).toEqual({ visible_ms: 500, hidden_ms: 500, hovered: 0 });
});

test('before anything is shown nothing is counted, and no clock makes it less than nothing or more than a day', () => {
  const watch = watchAnswers();
  watch.outOfSight(true, 0);
  watch.outOfSight(false, 50);
  expect(watch.read(100)).toEqual({ visible_ms: 0, hidden_ms: 0, hovered: 0 });
  watch.shown(1000);
  expect(watch.read(900).visible_ms).toBe(0);
  expect(watch.read(10 ** 12).visible_ms).toBe(86_400_000);
});
