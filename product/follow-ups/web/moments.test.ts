import { expect, test } from 'vitest';
import { shownDay, shownThen } from './moments.ts';

const now = new Date('2026-11-18T15:00:00Z');
const shown = (moment: string, language: string, timeZone = 'America/New_York') =>
  shownThen(moment, { timeZone, language, now });

test.each([
  ['2026-11-18T14:23:00Z', 'en', 'today, 9:23 AM'],
  ['2026-11-19T14:23:00Z', 'en', 'Thu, 11/19, 9:23 AM'],
  ['2026-11-18T14:23:00Z', 'zh-TW', '今天 上午9:23'],
  ['2026-11-19T14:23:00Z', 'zh-TW', '11/19（週四） 上午9:23'],
])('%s is told in %s with its day: %s', (moment, language, words) => {
  expect(shown(moment, language)).toBe(words);
});

test.each([
  ['2026-11-16', 'en', 'Mon'],
  ['2026-11-22', 'en', 'Sun'],
  ['2026-11-13', 'en', 'Fri 11/13'],
  ['2026-11-16', 'zh-TW', '週一'],
  ['2026-11-13', 'zh-TW', '11/13（週五）'],
])('the day %s is told in %s as %s', (day, language, words) => {
  expect(shownDay(day, { timeZone: 'America/New_York', language, now })).toBe(words);
});

test('the day is that of the school', () => {
  expect(shown('2026-11-18T03:30:00Z', 'en')).toBe('Tue, 11/17, 10:30 PM');
  expect(shown('2026-11-18T03:30:00Z', 'en', 'Asia/Taipei')).toBe('today, 11:30 AM');
});
