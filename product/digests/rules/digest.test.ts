import { expect, test } from 'vitest';
import { dueOn } from './digest.ts';

test.each([
  ['2026-11-15', ['daily']],
  ['2026-11-16', ['daily', 'weekly']],
  ['2026-11-17', ['daily']],
  ['2027-01-04', ['daily', 'weekly']],
])('on %s letters go to those who want them %j', (day, due) => {
  expect(dueOn(day)).toEqual(due);
});
