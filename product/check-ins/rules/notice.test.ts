import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import type { DaysOff } from '#product/schools/rules/school-days.ts';
import { isLoud, type Notice, noticeOf } from './notice.ts';
import { isHard, type Said } from './said.ts';

const MONDAY = '2026-11-16';
const THURSDAY = '2026-11-19';
const LETTERS: Readonly<Record<string, Said>> = {
  m: 'mad',
  s: 'sad',
  w: 'worried',
  o: 'okay',
  h: 'happy',
  '-': 'not-now',
  '.': null,
};
const daysOf = (letters: string, first: string) =>
  letters.split('').map((letter, at) => ({ day: addDays(first, at), said: LETTERS[letter] ?? null }));

/** The days of a week up to now, and those before; the last answer is taken from them. */
function notice(
  letters: string,
  before = '.......',
  last: string | null = null,
  daysOff: readonly DaysOff[] = [],
  isFollowedUp = false,
): Notice | null {
  const days = daysOf(letters, MONDAY);
  const earlier = daysOf(before, addDays(MONDAY, -before.length));
  const answered = [...earlier, ...days].findLast(({ said }) => said !== null)?.day;
  const since = last ?? answered ?? '2026-11-13';
  return noticeOf({ days, before: earlier, since, until: THURSDAY, wasAsked: true, isFollowedUp, daysOff });
}

test.each([
  // As the picture has them.
  ['owww', '', { kind: 'worried-row', count: 3, of: null }],
  ['ssos', '', { kind: 'sad-of', count: 3, of: 4 }],
  ['o.om', '', null],
  ['osos', '', null],
  ['oh--', '', { kind: 'not-now', count: 2, of: null }],
  ['wwww', '', { kind: 'worried-row', count: 4, of: null }],
  // Days without an answer break no row; "Not now" is no answer to it either.
  ['w.w.w', '', { kind: 'worried-row', count: 3, of: null }],
  ['w-ww', '', { kind: 'worried-row', count: 3, of: null }],
  // A row may have begun last week, and is over with a better day.
  ['m', 'oo..mm..', { kind: 'mad-row', count: 3, of: null }],
  ['mo', 'oo..mm..', null],
  // A row of last week is last week's.
  ['.', '...mmm..', { kind: 'not-asked-week', count: null, of: null }],
  ['mmmo', '', { kind: 'mad-of', count: 3, of: 4 }],
  // Of different kinds.
  ['osmw', '', { kind: 'hard-row', count: 3, of: null }],
  ['smwo', '', { kind: 'hard-of', count: 3, of: 4 }],
  ['swww', '', { kind: 'worried-row', count: 3, of: null }],
  ['s', 'ooww', { kind: 'hard-row', count: 3, of: null }],
  // What is hard goes before what was not said.
  ['s-s-s', '', { kind: 'sad-row', count: 3, of: null }],
  ['-', '', null],
  ['---', '', { kind: 'not-now', count: 3, of: null }],
  ['hhhh', '', null],
])('%s after "%s" is noticed as %j', (letters, before, expected) => {
  expect(notice(letters, before === '' ? '.......' : before)).toEqual(expected);
});

test.each([
  ['2026-10-30', { kind: 'not-asked-long', count: 13, of: null }],
  ['2026-11-04', { kind: 'not-asked-long', count: 10, of: null }],
  ['2026-11-05', { kind: 'not-asked-week', count: null, of: null }],
  ['2026-11-13', { kind: 'not-asked-week', count: null, of: null }],
  // Two days are not a week.
  ['2026-11-16', null],
  ['2026-12-01', null],
])('who was last asked on %s is noticed on Thursday as %j', (last, expected) => {
  expect(notice('....', '', last)).toEqual(expected);
});

test('days off are no days that somebody missed', () => {
  const off = [{ first_day: '2026-11-11', last_day: '2026-11-11' }];
  expect(notice('....', '', '2026-11-04', off)?.kind).toBe('not-asked-week');
  const week = [{ first_day: '2026-11-16', last_day: '2026-11-18' }];
  expect(notice('....', '', '2026-11-13', week)).toBeNull();
});

test.each([
  ['2026-02-02', { kind: 'never-asked', count: null, of: null }],
  ['2026-11-13', { kind: 'never-asked', count: null, of: null }],
  ['2026-11-17', null],
])('of who is on the list since %s and never answered it is said without a number', (since, expected) => {
  const asked = {
    days: daysOf('....', MONDAY),
    before: [],
    until: THURSDAY,
    isFollowedUp: false,
    daysOff: [],
  };
  expect(noticeOf({ ...asked, since, wasAsked: false })).toEqual(expected);
});

const said = fc.constantFrom<Said>(...CHECK_INS, 'not-now', null);
const week = fc.record({
  days: fc.array(said, { minLength: 1, maxLength: 7 }),
  before: fc.array(said, { minLength: 14, maxLength: 14 }),
});
const asDays = (all: readonly Said[], first: string) =>
  all.map((one, at) => ({ day: addDays(first, at), said: one }));
const noticed = (days: readonly Said[], before: readonly Said[]) =>
  noticeOf({
    days: asDays(days, MONDAY),
    before: asDays(before, addDays(MONDAY, -before.length)),
    since: '2026-11-13',
    until: THURSDAY,
    wasAsked: true,
    isFollowedUp: false,
    daysOff: [],
  });

test('nothing is noticed that was not said: hard words need three hard days, and a row ends with the last answer', () => {
  fc.assert(
    fc.property(week, ({ days, before }) => {
      const found = noticed(days, before);
      const told = days.filter((one) => one !== null && one !== 'not-now');
      if (found === null || !isLoud(found.kind)) {
        expect(told.filter(isHard).length).toBeLessThan(3);
        return;
      }
      expect(found.count).toBeGreaterThanOrEqual(3);
      expect(told.length).toBeGreaterThan(0);
      const feeling = found.kind.split('-')[0];
      const fits = (one: Said | undefined) => (feeling === 'hard' ? isHard(one ?? null) : one === feeling);
      if (found.kind.endsWith('-row')) {
        const all = [...before, ...days].filter((one) => one !== null && one !== 'not-now');
        expect(all.slice(-(found.count ?? 0)).every(fits)).toBe(true);
      } else {
        expect(found.of).toBe(told.length);
        expect(told.filter(fits)).toHaveLength(found.count ?? 0);
      }
    }),
  );
});

test('who answered is never told as not asked, and who did not is told as nothing else', () => {
  fc.assert(
    fc.property(week, ({ days, before }) => {
      const kind = noticed(days, before)?.kind ?? '';
      const hasAnswered = days.some((one) => one !== null);
      if (hasAnswered) expect(kind).not.toMatch(/^not-asked/);
      else expect(kind).toMatch(/^(not-asked|$)/);
    }),
  );
});

test('an okay or happy day today takes a row away', () => {
  fc.assert(
    fc.property(week, fc.constantFrom<Said>('okay', 'happy'), ({ days, before }, good) => {
      expect(noticed([...days, good], before)?.kind ?? '').not.toMatch(/-row$/);
    }),
  );
});

test('a week that is no hard one still says that one from before is followed up', () => {
  const followed = (letters: string): Notice | null => notice(letters, '.......', null, [], true);
  expect(followed('soho')).toEqual({ kind: 'followed-up', count: null, of: null });
  expect(followed('--oo')?.kind).toBe('followed-up');
  expect(followed('owww')?.kind).toBe('worried-row');
  expect(isLoud('followed-up')).toBe(true);
});
