import { expect, test } from 'vitest';
import { inARow } from './words.ts';

test('sentences follow each other with a blank in English, and without one in Chinese', () => {
  expect(inARow(['Played 2 days.', 'Last on Monday.'], 'en')).toBe('Played 2 days. Last on Monday.');
  expect(inARow(['玩了 2 天。', '最近一次：星期一。'], 'zh-TW')).toBe('玩了 2 天。最近一次：星期一。');
});

test('after a heading, too: it counts as a sentence that has been said', () => {
  expect(inARow(['', 'Played 2 days.'], 'en')).toBe(' Played 2 days.');
  expect(inARow(['', '玩了 2 天。'], 'zh-TW')).toBe('玩了 2 天。');
});
