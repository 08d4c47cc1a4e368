import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Start } from '../../start-contract.ts';
import { firstRun } from './first-run.ts';

const NOBODY: Start = {
  own: 0,
  card_ids: [],
  others: 0,
  archived: 0,
  has_cards: false,
  can_play: false,
  has_played: false,
};
const states = (start: Partial<Start>) =>
  firstRun({ ...NOBODY, ...start })?.steps.map(({ state }) => state) ?? null;

test.each([
  ['nobody is there', {}, ['now', 'later', 'later']],
  ['children are there', { own: 3 }, ['done', 'now', 'open']],
  ['their cards were opened', { own: 3, has_cards: true }, ['done', 'done', 'now']],
  ['one of them has played', { own: 3, has_cards: true, has_played: true }, null],
  ['one who is in the archive has played', { archived: 2, has_played: true }, null],
  ['all are in the archive', { archived: 2 }, null],
  ['all are shared by somebody else', { others: 4 }, null],
  ['some are shared, and one is the own', { others: 4, own: 1 }, ['done', 'now', 'open']],
] as const)('when %s', (_, start, expected) => {
  expect(states(start)).toEqual(expected);
});

test('where nobody can play, the first play waits for a license', () => {
  expect(firstRun({ ...NOBODY, own: 1 })?.waitsFor).toBe('license');
  expect(firstRun({ ...NOBODY, own: 1, can_play: true })?.waitsFor).toBe('play');
  expect(firstRun(NOBODY)?.waitsFor).toBe('play');
});

test('there is always one thing to do now, and none that cannot be done yet', () => {
  const any = fc.record({
    own: fc.nat(3),
    card_ids: fc.array(fc.nat(), { maxLength: 2 }),
    others: fc.nat(3),
    archived: fc.nat(3),
    has_cards: fc.boolean(),
    can_play: fc.boolean(),
    has_played: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (start) => {
      const run = firstRun(start);
      if (run === null) return;
      expect(start.has_played).toBe(false);
      expect(run.steps.filter(({ state }) => state === 'now')).toHaveLength(1);
      expect(run.steps.at(-1)?.state).not.toBe('done');
      if (start.own === 0) expect(run.steps.slice(1).every(({ state }) => state === 'later')).toBe(true);
    }),
  );
});
