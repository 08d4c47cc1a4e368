import { expect, test } from 'vitest';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { isHard, saidOn } from './said.ts';

const THURSDAY = '2026-11-19';

test.each([
  ['nothing', [], null],
  ['"Not now"', [SKIPPED], 'not-now'],
  ['"Not now", then a feeling', [SKIPPED, 'sad'], 'sad'],
  ['a feeling, then "Not now"', ['sad', SKIPPED], 'sad'],
  ['two feelings', ['sad', 'okay'], 'okay'],
] as const)('of a day with %s', (_, said, shown) => {
  const told = said.map((feeling) => ({ on_day: THURSDAY, feeling }));
  expect(saidOn(told, THURSDAY)).toBe(shown);
});

test('mad, sad and worried are hard, and nothing else is', () => {
  const all = ['mad', 'sad', 'worried', 'okay', 'happy', 'not-now', null] as const;
  expect(all.filter(isHard)).toEqual(['mad', 'sad', 'worried']);
});
