import { expect, test } from 'vitest';
import { TEST_SCENES } from '../../server/testing/scenes.ts';
import { FIRST_STATE } from './progress.ts';
import { resultRows } from './results.ts';

const { entries } = TEST_SCENES;

test('nothing played is nothing', () => {
  expect(resultRows(entries, 'zoou', FIRST_STATE, [])).toEqual({
    done: [],
    keepsakes: [],
    checksDone: 0,
    othersDone: 0,
    completed: 0,
  });
});

test('checks count in the iteration at hand, lessons and keepsakes once an epoch', () => {
  const done = [
    { scene: 'zoou-check-a-ic', iteration: 1 },
    { scene: 'zoou-check-b-ic', iteration: 2 },
    { scene: 'zoou-ic-1', iteration: 1 },
  ];
  expect(resultRows(entries, 'zoou', { ...FIRST_STATE, iteration: 2, forms: ['a', 'b'] }, done)).toEqual({
    done,
    keepsakes: ['zoou-ic-1-keepsake'],
    checksDone: 1,
    othersDone: 1,
    completed: 17,
  });
});
