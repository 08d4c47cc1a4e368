import { expect, test } from 'vitest';
import { sceneToPlay } from '#product/play/server/testing/children.ts';
import { judgeQuestion } from './questions.ts';

const { outline } = sceneToPlay('zoou-check-a-ic');
const judged = (good: number, fair: number, poor: number, more = {}) =>
  judgeQuestion(outline, 'q0', {
    options: [
      { opt: 'good', count: good },
      { opt: 'fair', count: fair },
      { opt: 'poor', count: poor },
    ],
    leftOut: 0,
    stopped: 0,
    ...more,
  });

test.each([
  { answers: [97, 2, 1], look: 'too-easy' },
  { answers: [95, 4, 1], look: null },
  { answers: [33, 38, 29], look: 'like-chance' },
  { answers: [20, 40, 40], look: 'like-chance' },
  { answers: [46, 36, 18], look: null },
  // Of fifty, forty percent may still be luck; of five hundred not.
  { answers: [20, 15, 15], look: 'like-chance' },
  { answers: [200, 150, 150], look: null },
] as const)('$answers is $look', ({ answers: [good, fair, poor], look }) => {
  expect(judged(good, fair, poor)).toMatchObject({ best: good, partly: fair, not_yet: poor, look });
});

test('fewer than fifty are not judged, whatever they answered', () => {
  expect(judged(49, 0, 0, { stopped: 30 })).toMatchObject({ answers: 49, look: null, stop_here: false });
  expect(judged(50, 0, 0, { stopped: 30 })).toMatchObject({ look: 'too-easy', stop_here: true });
});

test('where one in ten goes no further, writers are told', () => {
  expect(judged(40, 25, 25, { stopped: 10 })).toMatchObject({ stop_here: true });
  expect(judged(40, 25, 26, { stopped: 10 })).toMatchObject({ stop_here: false });
  expect(judged(40, 25, 25, { stopped: 10, leftOut: 5 })).toMatchObject({ left_out: 5, stop_here: false });
});

test('what is not asked there is not counted', () => {
  expect(judgeQuestion(outline, 'nothing', { options: [], leftOut: 0, stopped: 0 })).toBeNull();
});
