import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#brands/brand.ts';
import { addDays } from '#platform/contract/days.ts';
import { USES } from '#product/play/rules/missions/needs.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { makeLibrary } from '../../build/make-library.ts';
import { LEVELS } from '../lesson/lesson.ts';
import { fittableOf } from './fittable.ts';
import { type Asked, type Fittable, fittingLessons, MOST_FITTING, type Reader } from './fitting.ts';
import { gradesAway, levelOfGrade } from './grades.ts';

const TODAY = '2026-09-14';
const LESSONS: Fittable[] = fittableOf(makeLibrary());
const reader = (more: Partial<Reader> = {}): Reader => ({
  language: 'en',
  today: TODAY,
  taught: new Map(),
  ...more,
});
const chosen = (needs: Asked, more: Partial<Reader> = {}): string[] =>
  fittingLessons(LESSONS, needs, reader(more)).map(({ lesson }) => lesson.id);
const lessonOf = (id: string): Fittable => {
  const found = LESSONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is no lesson`);
  return found;
};

test.each([
  ['K-2', 0, 0],
  ['K-2', 2, 0],
  ['K-2', 3, 1],
  ['K-2', -1, 0],
  ['3-5', 0, 3],
  ['6-8', 11, 0],
  ['6-8', 5, 1],
])('from a lesson for %s to grade %i it is so far: %i', (grades, grade, away) => {
  expect(gradesAway(grades, grade)).toBe(away);
});

test.each([
  // A scene has the first word, then the skill, then the feeling.
  [{ scene: 'academy-ic-1' }, ['scene']],
  [{ scene: 'academy-ic-1', skills: ['ic'], grade: 1 }, ['scene', 'skill', 'skill']],
  [{ skills: ['er'], feeling: 'mad', grade: 3 }, ['skill', 'challenge', 'skill']],
  [{ skills: ['er', 'com'], grade: 3 }, ['skill', 'skill', 'skill']],
  [{ feeling: 'worried', grade: 3 }, ['challenge', 'challenge', 'challenge']],
  [{ feeling: 'happy' }, []],
  [{ scene: 'no-such-scene' }, []],
  [{}, []],
] satisfies [Asked, string[]][])('%j is answered by %j', (needs, kinds) => {
  expect(fittingLessons(LESSONS, needs, reader()).map(({ reason }) => reason.kind)).toEqual(kinds);
});

test('the lesson of a scene is the one that follows it, and the reason names it', () => {
  expect(fittingLessons(LESSONS, { scene: 'zoou-er-2' }, reader())).toMatchObject([
    { lesson: { id: 'e-er-6' }, reason: { kind: 'scene', scene: 'zoou-er-2' }, isHeavy: true },
  ]);
});

test('two skills take turns, the one that is needed more first', () => {
  const reasons = fittingLessons(LESSONS, { skills: ['coop', 'er'], grade: 2 }, reader()).map(
    ({ reason }) => reason,
  );
  expect(reasons).toEqual([
    { kind: 'skill', skill: 'coop' },
    { kind: 'skill', skill: 'er' },
    { kind: 'skill', skill: 'coop' },
  ]);
});

test('one child gets what one child can do first', () => {
  const [first = ''] = chosen({ skills: ['er'], grade: 7, usage: 'individual' });
  expect(lessonOf(first).usage).toContain('individual');
});

test('what was taught in the last four weeks comes last, and is not gone', () => {
  const needs: Asked = { skills: ['ic'], grade: 1, usage: 'group' };
  const [first = ''] = chosen(needs);
  const taught = (daysAgo: number) => ({ taught: new Map([[first, addDays(TODAY, -daysAgo)]]) });
  expect(chosen(needs, taught(27))[0]).not.toBe(first);
  expect(chosen(needs, taught(28))[0]).toBe(first);
  const all = new Map(LESSONS.map(({ id }) => [id, TODAY]));
  expect(chosen(needs, { taught: all })).toEqual(chosen(needs));
});

test('a feeling alone leads to lighter lessons first, and what is heavy says so', () => {
  const fits = fittingLessons(LESSONS, { feeling: 'sad' }, reader(), LESSONS.length);
  const firstHeavy = fits.findIndex(({ isHeavy }) => isHeavy);
  expect(firstHeavy).toBeGreaterThan(MOST_FITTING - 1);
  expect(fits.slice(firstHeavy).every(({ isHeavy }) => isHeavy)).toBe(true);
  expect(fits.every(({ lesson, isHeavy }) => isHeavy === lesson.safety)).toBe(true);
});

test('in Chinese what is translated comes first', () => {
  const partly = LESSONS.map(
    (lesson): Fittable => (lesson.level === 'middle' ? { ...lesson, languages: ['en'] } : lesson),
  );
  const fits = fittingLessons(partly, { skills: ['ic'] }, reader({ language: 'zh-TW' }));
  expect(fits.map(({ lesson }) => lesson.level)).toEqual(['elementary', 'elementary', 'elementary']);
});

const anyNeeds = fc.record(
  {
    skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 3 }),
    grade: fc.integer({ min: -1, max: 12 }),
    level: fc.constantFrom(...LEVELS),
    usage: fc.constantFrom(...USES),
    scene: fc.constantFrom(...LESSONS.flatMap(({ scenes }) => scenes)),
    feeling: fc.constantFrom(...CHECK_INS),
  },
  { requiredKeys: [] },
);
const anyReader = fc.record({
  language: fc.constantFrom(...LOCALES),
  today: fc.constant(TODAY),
  taught: fc
    .array(fc.tuple(fc.constantFrom(...LESSONS.map(({ id }) => id)), fc.integer({ min: 0, max: 60 })))
    .map((some) => new Map(some.map(([id, ago]) => [id, addDays(TODAY, -ago)]))),
});

test('whatever is needed: three at most, none like another, each for its reason and for those who need it', () => {
  fc.assert(
    fc.property(anyNeeds, anyReader, (needs, who) => {
      const fits = fittingLessons(LESSONS, needs, who);
      expect(fits.length).toBeLessThanOrEqual(MOST_FITTING);
      const kinds = fits.map(({ lesson: { type, skills } }) => `${type} ${skills[0]}`);
      expect(new Set(kinds).size).toBe(fits.length);
      const isLate = fits.map(({ lesson }) => (who.taught.get(lesson.id) ?? '') > addDays(TODAY, -28));
      expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)));
      for (const { lesson, reason } of fits) {
        if (reason.kind === 'scene') expect(lesson.scenes).toContain(needs.scene);
        if (reason.kind === 'skill') expect(lesson.skills).toContain(reason.skill);
        if (reason.kind === 'challenge') expect(lesson.challenges).toContain(reason.challenge);
        if (needs.usage === 'family') {
          expect([lesson.family, lesson.schoolOnly]).toEqual([true, null]);
          expect(lesson.safety).toBe(false);
          expect(lesson.type).not.toBe('article');
        }
        if (needs.usage === 'group') expect(lesson.usage).toContain('group');
        if (needs.level !== undefined) expect(lesson.level).toBe(needs.level);
        if (needs.grade !== undefined) {
          expect(lesson.level).toBe(levelOfGrade(needs.grade));
          expect(gradesAway(lesson.grades, needs.grade)).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
});

test.each(['family', 'individual'] as const)('one child is never without a lesson: %s', (usage) => {
  for (const grade of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12]) {
    const fits = fittingLessons(LESSONS, { grade, usage }, reader());
    expect([grade, fits.length > 0]).toEqual([grade, true]);
    expect(fits.every(({ reason }) => reason.kind === 'age')).toBe(true);
    expect(fits[0]?.lesson.usage).toContain('individual');
  }
  // What is known comes before the age.
  const known = fittingLessons(LESSONS, { grade: 2, usage, skills: ['er'] }, reader());
  expect(known.every(({ reason }) => reason.kind === 'skill')).toBe(true);
});

test('a scene whose lesson is too heavy for home leads to what is not', () => {
  const fits = fittingLessons(LESSONS, { scene: 'zoou-er-2', grade: 3, usage: 'family' }, reader());
  expect(fits.map(({ reason }) => reason.kind)).toEqual(['age', 'age', 'age']);
});

test('there is something for every skill, grade and use', () => {
  const missing = SKILLS.flatMap((skill) =>
    USES.flatMap((usage) =>
      [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12]
        .filter((grade) => chosen({ skills: [skill], grade, usage }).length === 0)
        .map((grade) => `${skill} ${grade} ${usage}`),
    ),
  );
  expect(missing).toEqual([]);
});
