import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { isWhole, KEY_OF, markAt, NOTHING_SAID, SEEN, type SeenSkills, seenAt } from './seen.ts';
import { readyOn, standingOf } from './standing.ts';

const ALL: SeenSkills = {
  ic: 'mostly',
  com: 'mostly',
  coop: 'not-yet',
  ini: 'sometimes',
  emp: 'didnt-see',
  er: 'mostly',
};

test.each([
  ['nothing, three weeks and six days together', null, '2026-10-21', 'waiting'],
  ['nothing, four weeks together', null, '2026-10-20', 'due'],
  ['one skill', { ...NOTHING_SAID, er: 'mostly' }, '2026-10-20', 'begun'],
  ['one skill, and given anew since', { ...NOTHING_SAID, er: 'mostly' }, '2026-11-16', 'begun'],
  ['all six, one of them not seen', ALL, '2026-10-20', 'done'],
] as const)('with %s', (_, seen, since, standing) => {
  expect(standingOf(seen, since, '2026-11-17')).toBe(standing);
});

test('four weeks together begin on any day, and nobody is due before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 60 }), (first, later) => {
      const since = addDays('2020-01-01', first);
      expect(standingOf(null, since, addDays(since, later))).toBe(later < 28 ? 'waiting' : 'due');
      expect(addDays(since, 28)).toBe(readyOn(since));
    }),
  );
});

test('each word has its key, and no other key has one', () => {
  expect(SEEN.map((seen) => KEY_OF[seen])).toEqual(['1', '2', '3', '0']);
  for (const seen of SEEN) expect(seenAt(KEY_OF[seen])).toBe(seen);
  for (const key of ['4', '9', 'a', '', 'Enter', ' ']) expect(seenAt(key)).toBeNull();
});

test('what was said of every skill is whole, also where something was not seen', () => {
  expect(isWhole(ALL)).toBe(true);
  for (const skill of SKILLS) expect(isWhole({ ...ALL, [skill]: null })).toBe(false);
});

test('a mark stands in the middle of its band, and nowhere where nothing was seen', () => {
  expect(SEEN.map(markAt)).toEqual([12.5, 42.5, 80, null]);
  expect(markAt(null)).toBeNull();
});
