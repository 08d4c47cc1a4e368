import { expect, test } from 'vitest';
import { linkOf, wordsOf } from './dashboard.ts';
import { backToSchoolDays, stateOf } from './notices.ts';

const DAYS = { first_day: '2026-08-01', last_day: '2026-08-31' };
const AT = '2026-07-20T12:00:00Z';

test.each([
  ['2026-08-10', null, null, 'draft'],
  ['2026-07-31', AT, null, 'planned'],
  ['2026-08-01', AT, null, 'shown'],
  ['2026-08-31', AT, null, 'shown'],
  ['2026-09-01', AT, null, 'over'],
  ['2026-08-10', AT, AT, 'ended'],
  ['2026-09-01', AT, AT, 'ended'],
])('on %s, published %s and ended %s, a notice of August is %s', (today, published_at, ended_at, state) => {
  expect(stateOf({ ...DAYS, published_at, ended_at }, today)).toBe(state);
});

test.each([
  ['2026-05-01', '2026-08-01', '2026-09-15'],
  ['2026-08-20', '2026-08-20', '2026-09-15'],
  ['2026-09-15', '2026-09-15', '2026-09-15'],
  ['2026-09-16', '2027-08-01', '2027-09-15'],
])('written on %s, back to school is from %s to %s', (today, first_day, last_day) => {
  expect(backToSchoolDays(today)).toEqual({ first_day, last_day });
});

test('a notice is said in the language of its reader', () => {
  const data = { title_en: 'Hello', text_en: 'All', title_zh: '您好', text_zh: '各位' };
  expect(wordsOf(data, 'en')).toEqual({ title: 'Hello', text: 'All' });
  expect(wordsOf(data, 'zh-TW')).toEqual({ title: '您好', text: '各位' });
});

test('a page that is none leads nowhere', () => {
  expect(linkOf({ kind: 'notice', data: { page: 'https://example.com' } }, 'educator')).toBeNull();
  expect(linkOf({ kind: 'notice', data: { page: 'students' } }, 'parent')).toEqual({
    to: '/parent/students',
    i18n: 'notifications.dashboard.notice-links.children',
  });
});
