import { expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { SmallGroup } from '../small-group-shape.ts';
import { resultPage } from './pages.ts';

const group: SmallGroup = {
  id: 1,
  name: 'Joining in',
  program: 'zoou',
  skill: 'ini',
  goal: 'Ask to join twice a week',
  starts_on: '2026-09-08',
  ends_on: null,
  is_over: false,
  members: [],
  meetings: [],
};
const about = { brand: brandById('kindred'), today: '2026-11-19' };
const lessons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Lesson ${count - at}`, on_day: '2026-10-05' }));
const linesOf = (count: number, language: 'en' | 'zh-TW' = 'en') =>
  resultPage({ ...about, language }, group, lessons(count), sayIn(language)).lessons.lines;

test('the result names the lessons that were done, each with its day', () => {
  expect(linesOf(2)).toEqual(['Lesson 2, 10/05/2026', 'Lesson 1, 10/05/2026']);
  expect(linesOf(2, 'zh-TW')[0]).toBe('Lesson 2，2026/10/05');
  expect(linesOf(0)).toEqual(['No lesson was marked for this group.']);
});

test('of many the newest are named and the others counted: it stays one page', () => {
  expect(linesOf(12)).toHaveLength(9);
  expect(linesOf(12).at(-1)).toBe('and 4 more before');
});
