import { expect, test } from 'vitest';
import type { PlayEvent } from '../../rules/events.ts';
import type { Pick } from '../../rules/scene.ts';
import { resumeAt } from './resume.ts';

const at = { scene: 'academy-ic-1', epoch: 1, iteration: 1, attempt: 1 };
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
  expect(resumeAt({ ...at, picks: [] }, null, [])).toEqual({ picks: [], lines: 0 });
});

test('this browser knows the line, and picks that are still on their way', () => {
  expect(resumeAt({ ...at, picks: [A] }, kept([A, B], 2), [choice(B)])).toEqual({ picks: [A, B], lines: 2 });
});

test('a pick that the server has, but has not acknowledged yet, counts once', () => {
  expect(resumeAt({ ...at, picks: [A, A] }, kept([A, A], 1), [choice(A)])).toEqual({
    picks: [A, A],
    lines: 1,
  });
});

test('what was played on another device since goes first', () => {
  expect(resumeAt({ ...at, picks: [A, B, C] }, kept([A], 4), [])).toEqual({ picks: [A, B, C], lines: 0 });
});

test('where two devices parted, what waits here comes after what the server has', () => {
  expect(resumeAt({ ...at, picks: [A, C] }, kept([A, B], 1), [choice(B)])).toEqual({
    picks: [A, C, B],
    lines: 0,
  });
});

test.each([{ epoch: 2 }, { iteration: 2 }, { attempt: 2 }, { scene: 'academy-er-1' }])(
  'a place of another %j is none of this attempt',
  (other) => {
    const known = { ...at, ...other, picks: [] };
    const place = 'scene' in other ? null : kept([A], 3);
    expect(resumeAt(known, place, [choice(A)])).toEqual({ picks: [], lines: 0 });
  },
);
