import { expect, test } from 'vitest';
import { TEST_SCENES } from '../../server/testing/scenes.ts';
import type { Score, Skill } from '../story/skills.ts';
import type { FirstAnswer } from './fold.ts';
import { resultRows } from './results.ts';

const { entries } = TEST_SCENES;

function answer(scene: string, skill: Skill, score: Score, iteration = 1, hinted = false): FirstAnswer {
  const kind = scene.includes('-check-') ? 'check' : 'lesson';
  return { scene, kind, iteration, ask: 'q0', option: 'good', evidence: { [skill]: score }, hinted };
}

test('nothing played is nothing', () => {
  expect(resultRows(entries, 'zoou', { epoch: 1, iteration: 1 }, { answers: [], done: [] })).toEqual({
    done: [],
    badges: [],
    checksDone: 0,
    othersDone: 0,
    completed: 0,
    successRate: null,
    skills: [],
  });
});

test('an assessment speaks for its iteration, lessons for none, and the rate for the one at hand', () => {
  const rows = resultRows(
    entries,
    'zoou',
    { epoch: 1, iteration: 2 },
    {
      answers: [
        answer('zoou-check-a-ic', 'ic', 0),
        answer('zoou-check-b-ic', 'ic', 2, 2),
        answer('zoou-ic-1', 'ic', 2),
        answer('zoou-ic-1', 'emp', 2, 1, true),
      ],
      done: [
        { scene: 'zoou-check-a-ic', iteration: 1 },
        { scene: 'zoou-check-b-ic', iteration: 2 },
        { scene: 'zoou-ic-1', iteration: 1 },
      ],
    },
  );
  expect(rows).toMatchObject({ checksDone: 1, othersDone: 1, completed: 17, successRate: 67 });
  expect(rows.badges).toEqual(['zoou-ic-1-badge']);
  const row = { observations: 1, points: 2, best: 1, performance: null };
  expect(rows.skills).toEqual([
    { ...row, iteration: 0, skill: 'ic' },
    { ...row, iteration: 0, skill: 'emp', points: 1, best: 0 },
    { ...row, iteration: 1, skill: 'ic', points: 0, best: 0 },
    { ...row, iteration: 2, skill: 'ic' },
  ]);
});
