import { expect, test } from 'vitest';
import { askedMonday, childWeek, type WeekFacts } from './week.ts';

const THURSDAY = new Date('2026-11-19T15:00:00Z');
const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  time_zone: 'America/New_York',
  monday: '2026-11-16',
  last_on: null,
  listed_on: '2026-09-01',
  archived: false,
  told_others: false,
  followed_up: false,
  days_off: [],
  told: [],
  ...more,
});
const shown = (more: Partial<WeekFacts>, now = THURSDAY) =>
  childWeek(facts(more), now).days.map((day) => day.shown);

test('told, not now and not asked are three things; days to come and quiet weekends are none of them', () => {
  const told = [
    { on_day: '2026-11-16', feeling: 'okay' as const },
    { on_day: '2026-11-17', feeling: 'skipped' as const },
  ];
  expect(shown({ told })).toEqual(['okay', 'not-now', 'not-asked', 'not-asked', null, null, null]);
});

test('an answer on a weekend is there', () => {
  const told = [{ on_day: '2026-11-15', feeling: 'happy' as const }];
  expect(shown({ told, monday: '2026-11-09' })).toEqual([
    ...Array.from({ length: 5 }, () => 'not-asked'),
    null,
    'happy',
  ]);
});

test('a day off without an answer is neither asked nor missed; an answer on it is there', () => {
  const days_off = [{ first_day: '2026-11-17', last_day: '2026-11-18' }];
  const told = [{ on_day: '2026-11-17', feeling: 'happy' as const }];
  expect(shown({ days_off, told })).toEqual([
    'not-asked',
    'happy',
    'no-school',
    'not-asked',
    null,
    null,
    null,
  ]);
  expect(shown({ days_off: [{ first_day: '2026-11-20', last_day: '2026-11-20' }] })[4]).toBeNull();
});

test('who told others is not told as not asked', () => {
  expect(childWeek(facts(), THURSDAY).notice?.kind).toBe('never-asked');
  expect(childWeek(facts({ told_others: true }), THURSDAY).notice).toBeNull();
});

test('what is followed up is named in the week that it is, and in no other', () => {
  const kind = (monday: string) =>
    childWeek(facts({ monday, followed_up: true, told_others: true }), THURSDAY).notice?.kind;
  expect([kind('2026-11-09'), kind('2026-11-16'), kind('2026-11-23')]).toEqual([
    undefined,
    'followed-up',
    undefined,
  ]);
});

test('a day is that of the school', () => {
  const late = new Date('2026-11-19T03:00:00Z');
  expect(shown({}, late)[3]).toBeNull();
  expect(shown({ time_zone: 'Asia/Taipei' }, late)[3]).toBe('not-asked');
});

test('of a week to come nothing is said, and nothing is noticed', () => {
  const { days, notice } = childWeek(facts({ monday: '2026-11-23', last_on: '2026-11-19' }), THURSDAY);
  expect(days.every((day) => day.shown === null)).toBe(true);
  expect(notice).toBeNull();
});

test('a week that is over is noticed as it ended', () => {
  const over = facts({ monday: '2026-11-09', last_on: '2026-11-06' });
  expect(childWeek(over, THURSDAY).notice).toEqual({ kind: 'not-asked-week', count: null, of: null });
});

test('nobody waits for who has been archived, and what was said stays', () => {
  expect(childWeek(facts({ archived: true }), THURSDAY).notice).toBeNull();
  const told = ['16', '17', '18'].map((day) => ({ on_day: `2026-11-${day}`, feeling: 'sad' as const }));
  expect(childWeek(facts({ archived: true, told }), THURSDAY).notice?.kind).toBe('sad-row');
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  [null, '2026-11-23'],
])('the week of %s begins on %s', (week, monday) => {
  expect(askedMonday(week, '2026-11-25')).toBe(monday);
});
