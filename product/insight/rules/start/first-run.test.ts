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
  has_school: null,
  report: null,
  first_report: null,
  has_told: false,
  settled: false,
};
const AT_SCHOOL = { has_school: true, report: 'none' } as const;
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

test.each([
  ['nobody is there', {}, ['done', 'now', 'later', 'later', 'later']],
  ['the school is not matched yet', { has_school: false }, ['open', 'now', 'later', 'later', 'later']],
  ['cards were opened', { own: 2, has_cards: true }, ['done', 'done', 'done', 'now', 'later']],
  [
    'somebody played',
    { own: 2, has_cards: true, has_played: true },
    ['done', 'done', 'done', 'done', 'later'],
  ],
  [
    'a report is ready',
    { own: 2, has_cards: true, has_played: true, report: 'ready' },
    ['done', 'done', 'done', 'done', 'now'],
  ],
  ['it was read', { own: 2, has_cards: true, has_played: true, report: 'read' }, null],
  [
    'it was read, and the school is missing',
    { own: 2, has_cards: true, has_played: true, report: 'read', has_school: false },
    ['open', 'done', 'done', 'done', 'done'],
  ],
  ['they have played for long', { own: 2, has_played: true, report: 'ready', settled: true }, null],
  ['those who played are in the archive', { archived: 2, has_played: true, report: 'ready' }, null],
] as const)('at a school, when %s', (_, start, expected) => {
  expect(states({ ...AT_SCHOOL, ...start })).toEqual(expected);
});

test('a first report that is ready is not still to come', () => {
  const played = { ...NOBODY, ...AT_SCHOOL, own: 2, has_cards: true, has_played: true };
  expect(firstRun(played)?.isReady).toBe(false);
  expect(firstRun({ ...played, report: 'ready' })?.isReady).toBe(true);
});

test('where nobody can play, the first play waits for a license', () => {
  expect(firstRun({ ...NOBODY, own: 1 })?.waitsFor).toBe('license');
  expect(firstRun({ ...NOBODY, own: 1, can_play: true })?.waitsFor).toBe('play');
  expect(firstRun(NOBODY)?.waitsFor).toBe('play');
});

test('until the first play there is always one thing to do now, and none that cannot be done yet', () => {
  const any = fc.record({
    own: fc.nat(3),
    card_ids: fc.array(fc.nat(), { maxLength: 2 }),
    others: fc.nat(3),
    archived: fc.nat(3),
    has_cards: fc.boolean(),
    can_play: fc.boolean(),
    has_played: fc.boolean(),
    has_school: fc.option(fc.boolean()),
    report: fc.constantFrom<Start['report']>(null, 'none', 'ready', 'read'),
    first_report: fc.constant(null),
    has_told: fc.boolean(),
    settled: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (start) => {
      const run = firstRun(start);
      if (run === null) return;
      expect(start.settled).toBe(false);
      expect(run.isBeginning).toBe(!start.has_played);
      expect(run.steps.some(({ state }) => state !== 'done')).toBe(true);
      if (start.has_played) return;
      expect(run.steps.filter(({ state }) => state === 'now')).toHaveLength(1);
      expect(run.steps.find(({ step }) => step === 'play')?.state).not.toBe('done');
      if (start.own > 0) return;
      const after = run.steps.filter(({ step }) => step === 'cards' || step === 'play');
      expect(after.every(({ state }) => state === 'later')).toBe(true);
    }),
  );
});

test('the steps stand alone until a child has told how it feels, or has played', () => {
  const isAlone = (start: Partial<Start>) => firstRun({ ...NOBODY, ...AT_SCHOOL, own: 3, ...start })?.isAlone;
  expect(isAlone({})).toBe(true);
  expect(isAlone({ has_told: true })).toBe(false);
  expect(isAlone({ has_played: true })).toBe(false);
});
