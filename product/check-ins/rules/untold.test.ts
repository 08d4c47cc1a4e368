import { expect, test } from 'vitest';
import { mayHide, untoldOf } from './untold.ts';

test.each([
  ['everything was told', '2026-11-02', null, null],
  ['nobody said anything', null, null, null],
  ['told since a day', '2026-11-12', '2026-11-10', { before: '2026-11-12' }],
  ['told since the middle of a day', '2026-11-12', '2026-11-12', { before: '2026-11-12' }],
  ['one child is still not told', '2026-11-02', '2026-11-12', { before: null }],
  ['nobody is told', null, '2026-11-12', { before: null }],
])('%s', (_, told_from, untold_until, said) => {
  expect(untoldOf({ told_from, untold_until })).toEqual(said);
});

test('a week that ends before that day may hide answers', () => {
  const before = '2026-11-12';
  expect([mayHide({ before }, '2026-11-08'), mayHide({ before }, '2026-11-15')]).toEqual([true, false]);
  expect(mayHide({ before: null }, '2026-11-15')).toBe(true);
});
