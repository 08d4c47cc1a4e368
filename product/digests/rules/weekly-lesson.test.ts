import { expect, test } from 'vitest';
import { hardestFelt, weeklyNeeds } from './weekly-lesson.ts';

test.each([
  [{}, null],
  [{ happy: 20, okay: 3, mad: 2, sad: 2, worried: 2 }, null],
  [{ happy: 20, okay: 3, mad: 2, sad: 2, worried: 3 }, 'worried'],
  [{ happy: 0, okay: 0, mad: 5, sad: 4, worried: 3 }, 'mad'],
] as const)('of %j a lesson is for %j', (counts, feeling) => {
  expect(hardestFelt(counts)).toBe(feeling);
});

test('what was felt goes before what was played, and a class without either gets no lesson', () => {
  expect(weeklyNeeds({ sad: 4 }, 'zoou-er-1', 3)).toEqual([
    { usage: 'group', grade: 3, feeling: 'sad' },
    { usage: 'group', grade: 3, scene: 'zoou-er-1' },
  ]);
  expect(weeklyNeeds({}, 'zoou-er-1', null)).toEqual([{ usage: 'group', scene: 'zoou-er-1' }]);
  expect(weeklyNeeds({ happy: 9 }, undefined, 3)).toEqual([]);
});
