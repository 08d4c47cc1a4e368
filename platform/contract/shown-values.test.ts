import { expect, test } from 'vitest';
import { blankIn, closeUp, shownDay, shownMoney, shownMonth, shownValues } from './shown-values.ts';

test.each([
  ['2026-07-01', 'en', '07/01/2026'],
  ['2026-07-01', 'zh-TW', '2026/07/01'],
  ['2026-07', 'en', '07/2026'],
  ['2026-07', 'zh-TW', '2026/07'],
  ['tomorrow', 'en', 'tomorrow'],
])('%s is written in %s as %s', (value, locale, shown) => {
  expect(shownDay(value, locale)).toBe(shown);
});

test.each([
  ['2026-10', 'en', 'October 2026'],
  ['2026-10', 'zh-TW', '2026年10月'],
  ['lately', 'en', 'lately'],
])('within a sentence %s is written in %s as %s', (value, locale, shown) => {
  expect(shownMonth(value, locale)).toBe(shown);
  expect(shownValues({ month: value }, locale)).toEqual({ month: shown });
});

test('Chinese sentences have no blanks between them', () => {
  expect(['One.', 'Two.'].join(blankIn('en'))).toBe('One. Two.');
  expect(['一。', '二。'].join(blankIn('zh-TW'))).toBe('一。二。');
});

test('of a message the days are written, and nothing that only looks like one', () => {
  const values = { date: '2026-07-01', number: '2026-07-01', count: 3 };
  expect(shownValues(values, 'zh-TW')).toEqual({ date: '2026/07/01', number: '2026-07-01', count: 3 });
  expect(shownValues(undefined, 'en')).toBeUndefined();
});

test.each([
  ['$1,234.00', 'en', '$1,234.00'],
  ['$1,234.00', 'zh-TW', 'US$1,234.00'],
  ['-$5.00', 'zh-TW', '-US$5.00'],
])('%s is written in %s as %s', (amount, locale, shown) => {
  expect(shownMoney(amount, locale)).toBe(shown);
});

test.each([
  ['親愛的 美玲 家長：', '親愛的美玲家長：'],
  ['親愛的 Ann 家長：', '親愛的 Ann 家長：'],
  ['What 美玲 does well', 'What 美玲 does well'],
  ['Dear family of Ann,', 'Dear family of Ann,'],
])('%s is written %s', (text, closed) => {
  expect(closeUp(text)).toBe(closed);
});
