import { expect, test } from 'vitest';
import { makeLibrary } from '../../build/make-library.ts';
import { fittableOf } from './fittable.ts';
import { fittingLessons, type Reader } from './fitting.ts';
import { type ClassNeeds, nextLessons, type Week } from './next-lessons.ts';

const LESSONS = fittableOf(makeLibrary());
const MONDAY = '2026-09-14';
const reader: Reader = { language: 'en', today: '2026-09-16', taught: new Map() };
const NO_WEEK: Week = { monday: MONDAY, planned: [], named: null };
const NO_NEEDS: ClassNeeds = { whole: null, group: null, scene: null };
const NEEDS: ClassNeeds = {
  whole: { skill: 'ic', grade: 2 },
  group: { skill: 'er', grade: 2 },
  scene: { scene: 'academy-er-1', grade: 2 },
};

const next = (week: Partial<Week>, needs: ClassNeeds = NO_NEEDS, more: Partial<Reader> = {}) =>
  nextLessons(LESSONS, { ...NO_WEEK, ...week }, needs, { ...reader, ...more }).map(
    ({ lesson, reason, forWhom }) => [lesson.id, reason.kind, forWhom],
  );

const [fits = ''] = fittingLessons(LESSONS, { skills: ['ic'], grade: 2, usage: 'group' }, reader).map(
  ({ lesson }) => lesson.id,
);

test('what is planned comes first, then one for everybody and one for a few', () => {
  const [planned, whole, group, ...others] = next({ planned: ['e-com-1'] }, NEEDS);
  expect(planned).toEqual(['e-com-1', 'planned', 'whole']);
  expect(whole).toEqual([fits, 'skill', 'whole']);
  expect(group?.slice(1)).toEqual(['skill', 'group']);
  expect(others).toEqual([]);
});

test('nothing planned and nothing known is nothing to teach', () => {
  expect(next({})).toEqual([]);
  expect(next({ planned: ['no-such-lesson'] })).toEqual([]);
});

test('the lesson that the notice of the week named comes before what fits, until it is taught', () => {
  const named = { id: 'e-er-1', of: 'felt' } as const;
  expect(next({ named }, NEEDS)[0]).toEqual(['e-er-1', 'week', 'whole']);
  const taught = (day: string) => ({ taught: new Map([['e-er-1', day]]) });
  expect(next({ named }, NEEDS, taught(MONDAY))[0]).toEqual([fits, 'skill', 'whole']);
  expect(next({ named }, NEEDS, taught('2026-09-13'))[0]).toEqual(['e-er-1', 'week', 'whole']);
});

test('no lesson stands there twice', () => {
  const named = { id: fits, of: 'played' } as const;
  const ids = next({ planned: [fits], named }, NEEDS).map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(3);
});

test('where no skill stands out, it goes on from what most have played', () => {
  expect(next({}, { ...NEEDS, whole: null, group: null })).toEqual([['e-er-1', 'scene', 'whole']]);
});
