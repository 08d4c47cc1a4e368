import { expect, test } from 'vitest';
import type { Message } from '#platform/contract/message.ts';
import {
  clockText,
  DEFAULT_HOURS,
  hoursWords,
  isPhone,
  sameHours,
  warningDue,
  weekHours,
} from './settings.ts';

const CONFIRMED = new Date('2026-08-01T12:00:00Z');

test.each([
  ['2026-08-02T12:00:00Z', null],
  ['2027-07-01T12:00:00Z', null],
  ['2027-07-02T12:00:00Z', 30],
  ['2027-07-20T12:00:00Z', 30],
  ['2027-07-25T12:00:00Z', 7],
  ['2027-08-20T12:00:00Z', 7],
])('at %s the warning of %s days is due', (now, days) => {
  expect(warningDue(CONFIRMED, new Date(now))).toBe(days);
});

test('hours are said once where every day has the same', () => {
  expect(sameHours(DEFAULT_HOURS)).toEqual([480, 930]);
  expect(sameHours([...DEFAULT_HOURS.slice(0, 5), [540, 600], null])).toBeNull();
  expect(sameHours(DEFAULT_HOURS.map(() => null))).toBeNull();
});

test.each([
  ['en', ['8:00 AM', '3:30 PM', '12:05 AM']],
  ['zh-TW', ['上午8:00', '下午3:30', '上午12:05']],
])('clocks are written as people of %s do', (language, shown) => {
  expect([480, 930, 5].map((minute) => clockText(minute, language))).toEqual(shown);
});

test('hours are told day by day where they differ', () => {
  const say = ({ i18n, values }: Message): string =>
    `${i18n.split('.').at(-1)} ${Object.values(values ?? {}).join(' ')}`;
  expect(hoursWords(DEFAULT_HOURS, 'en', say)).toBe('hours 8:00 AM 3:30 PM');
  const week = [[480, 930], null, [540, 600], null, null, null, null] as const;
  expect(hoursWords(week, 'en', say)).toBe('day Mon 8:00 AM 3:30 PM, day Wed 9:00 AM 10:00 AM');
});

test.each([
  '911',
  '119',
  '988',
  '(541) 555-0142',
  '+1 541 555 0142',
  '541.555.0142 ext. 12',
  '02-2345-6789 分機 12',
  '02-2345-6789#12',
  '５４１ ５５５ ０１４２',
  '541-555-0142 x7',
])('%s can be called', (phone) => {
  expect(isPhone(phone)).toBe(true);
});

test.each([
  'abc',
  '',
  '12',
  '--',
  'Front office',
  '555-ABCD',
  'ext. 12',
  '541-555-0142 or 541-555-0143',
  '<911>',
])('%j is no phone number', (phone) => {
  expect(isPhone(phone)).toBe(false);
});

test.each([
  [[[900, 480], ...DEFAULT_HOURS.slice(1)], 'follow-ups.refused.hours-order.mon'],
  [[...DEFAULT_HOURS.slice(0, 4), [900, 480], null, null], 'follow-ups.refused.hours-order.fri'],
  [[[480, 540], null, null, null, null, null, null], 'follow-ups.refused.hours-few'],
  [[[480, 1500], ...DEFAULT_HOURS.slice(1)], 'follow-ups.refused.hours-time'],
])('hours %j are refused in words: %s', (hours, said) => {
  expect(weekHours.safeParse(hours).error?.issues[0]?.message).toBe(said);
});

test.each([
  ['a week', DEFAULT_HOURS, true],
  ['a week of six days', DEFAULT_HOURS.slice(1), false],
  ['what ends before it begins', [[900, 480], ...DEFAULT_HOURS.slice(1)], false],
  ['a single hour', [[480, 540], null, null, null, null, null, null], false],
  ['halves of minutes', [[480.5, 930], ...DEFAULT_HOURS.slice(1)], false],
  ['more than a day', [[480, 1500], ...DEFAULT_HOURS.slice(1)], false],
])('%s is taken or not', (_, hours, taken) => {
  expect(weekHours.safeParse(hours).success).toBe(taken);
});
