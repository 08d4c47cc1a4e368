import { expect, test } from 'vitest';
import type { PlayEvent } from '../../rules/results/events.ts';
import type { Pick } from '../../rules/story/scene.ts';
import { knownOffline, resumeAt } from './resume.ts';

const at = { scene: 'academy-ic-1', epoch: 1, iteration: 1, attempt: 1 };
const known = (picks: Pick[], lines = 0, more: object = {}) => ({
  ...at,
  debug: false,
  picks,
  lines,
  ...more,
});
const A: Pick = ['a', 'one'];
const B: Pick = ['b', 'two'];
const C: Pick = ['c', 'three'];

const choice = ([ask, opt]: Pick, more: object = {}): PlayEvent => ({
  type: 'choice',
  id: crypto.randomUUID(),
  session: crypto.randomUUID(),
  seq: 0,
  program: 'academy',
  lang: 'en',
  debug: false,
  client_at: '2026-03-02T09:00:00.000Z',
  form: null,
  content_version: '00000000000',
  pos: 0,
  hint_used: false,
  ask,
  opt,
  ...at,
  ...more,
});
const kept = (picks: Pick[], lines: number, more: object = {}) => ({ ...at, picks, lines, ...more });

test('a new scene begins at its beginning', () => {
  expect(resumeAt(known([]), null, [])).toEqual({ picks: [], lines: 0 });
});

test('this browser knows the line, and picks that are still on their way', () => {
  expect(resumeAt(known([A]), kept([A, B], 2), [choice(B)])).toEqual({ picks: [A, B], lines: 2 });
});

test('a pick that the server has, but has not acknowledged yet, counts once', () => {
  expect(resumeAt(known([A, A]), kept([A, A], 1), [choice(A)])).toEqual({
    picks: [A, A],
    lines: 1,
  });
});

test('what was played on another device since goes first', () => {
  expect(resumeAt(known([A, B, C]), kept([A], 4), [])).toEqual({ picks: [A, B, C], lines: 0 });
});

test('where two devices parted, what waits here comes after what the server has', () => {
  expect(resumeAt(known([A, C]), kept([A, B], 1), [choice(B)])).toEqual({
    picks: [A, C, B],
    lines: 0,
  });
});

test.each([{ epoch: 2 }, { iteration: 2 }, { attempt: 2 }, { scene: 'academy-er-1' }])(
  'a place of another %j is none of this attempt',
  (other) => {
    const place = 'scene' in other ? null : kept([A], 3);
    expect(resumeAt(known([], 0, other), place, [choice(A)])).toEqual({ picks: [], lines: 0 });
  },
);

test.each([
  { here: null, line: 5 },
  { here: kept([A], 2), line: 5 },
  { here: kept([A], 8), line: 8 },
  { here: kept([], 8), line: 5 },
])(
  'the furthest line after the same answers counts, on whatever device: with $here it is $line',
  ({ here, line }) => {
    expect(resumeAt(known([A], 5), here, [])).toEqual({ picks: [A], lines: line });
  },
);

test('a line that the server knows is not that after an answer on its way', () => {
  expect(resumeAt(known([A], 5), null, [choice(B)])).toEqual({ picks: [A, B], lines: 0 });
});

test('an answer that the server did not keep is asked again', () => {
  expect(resumeAt(known([A], 5), kept([A, B], 2), [])).toEqual({ picks: [A], lines: 5 });
  expect(resumeAt(known([A]), kept([A, B, C], 2), [choice(C)])).toEqual({ picks: [A, C], lines: 0 });
});

test('debug mode begins at the beginning, and nothing of it is gone on with', () => {
  const debug = { debug: true };
  expect(resumeAt(known([], 0, debug), kept([A], 3), [choice(A)])).toEqual({ picks: [], lines: 0 });
  expect(resumeAt(known([]), null, [choice(A, debug)])).toEqual({ picks: [], lines: 0 });
});

test('without a network the server is taken to know what does not wait here any more', () => {
  const offline = knownOffline(known([A]), kept([A, B, C], 2));
  expect(resumeAt(offline, kept([A, B, C], 2), [choice(C)])).toEqual({ picks: [A, B, C], lines: 2 });
  expect(knownOffline(known([A, B]), kept([A, C], 2))).toEqual(known([A, B]));
  expect(knownOffline(known([A], 0, { attempt: 2 }), kept([A, B], 2))).toEqual(known([A], 0, { attempt: 2 }));
});
