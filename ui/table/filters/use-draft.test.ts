import { expect, test } from 'vitest';
import { problemOf } from './use-draft.ts';

test.each<{ kind: 'text' | 'number-range' | 'day-range'; text: string; problem: string | null }>([
  { kind: 'text', text: '', problem: null },
  { kind: 'text', text: 'Ann ', problem: null },
  { kind: 'day-range', text: '7/1/20..', problem: 'validation.date' },
  { kind: 'day-range', text: '7/1/2026..', problem: null },
  { kind: 'day-range', text: '2/30/2026..', problem: 'validation.date' },
  { kind: 'number-range', text: 'x..', problem: 'validation.number' },
  { kind: 'number-range', text: '..12', problem: null },
])('a $kind of "$text" has the problem $problem', ({ kind, text, problem }) => {
  expect(problemOf({ label: 'x', kind }, text)).toBe(problem);
});
