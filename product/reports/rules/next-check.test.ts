import { expect, test } from 'vitest';
import { nextAfter } from './next-check.ts';
import { everySkill, facts, measured } from './testing/sample-facts.ts';

const GUESSED = measured({ skills: everySkill('looks-like-guessing') });

test('another check is offered where the newest is done, and beside no earlier one', () => {
  expect(nextAfter(facts(), [1], null)).toEqual({ unlock: true, restart: null });
  expect(nextAfter(facts(), [2, 1], null)).toEqual({ unlock: false, restart: null });
  expect(nextAfter(facts(), [1], 'incomplete')).toEqual({ unlock: false, restart: null });
  expect(nextAfter(facts({ kind: 'skill-builder' }), [1], null).unlock).toBe(false);
});

test('beginning anew is offered where answers look like guessing, and after the last check', () => {
  expect(nextAfter(facts({ measured: GUESSED }), [1], null)).toEqual({ unlock: true, restart: 'guessing' });
  expect(nextAfter(facts({ iteration: 3 }), [3, 2, 1], 'limit').restart).toBe('last-check');
  expect(nextAfter(facts({ iteration: 2 }), [3, 2, 1], 'limit').restart).toBeNull();
  const progress = facts({ program: 'academy', kind: 'progress', measured: GUESSED });
  expect(nextAfter(progress, [1], 'not-assessed')).toEqual({ unlock: false, restart: 'guessing' });
});
