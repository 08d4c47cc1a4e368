import { expect, test } from 'vitest';
import { trialDaysLeft, trialEnd } from './free-trial.ts';

test('a trial lasts thirty days, over the end of a month and of a leap February', () => {
  expect(trialEnd('2026-09-14')).toBe('2026-10-14');
  expect(trialEnd('2028-02-10')).toBe('2028-03-11');
});

test.each([
  { today: '2026-09-14', left: 30 },
  { today: '2026-10-14', left: 0 },
  { today: '2026-10-15', left: -1 },
])('on $today a trial to 14 October has $left days left', ({ today, left }) => {
  expect(trialDaysLeft('2026-10-14', today)).toBe(left);
});
