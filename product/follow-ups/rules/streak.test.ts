import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { answeredDays, daysOfStreak, hardStreak, type ToldOn } from './streak.ts';

const FIRST = '2026-11-09';
/** A letter a day: m, s and w are hard, o and h are not, n is "not now", a dot a day without an answer. */
const WORDS = { m: 'mad', s: 'sad', w: 'worried', o: 'okay', h: 'happy', n: SKIPPED } as const;
const isWord = (letter: string): letter is keyof typeof WORDS => letter in WORDS;
function told(letters: string): ToldOn[] {
  return letters
    .split('')
    .flatMap((letter, at) =>
      isWord(letter) ? [{ on_day: addDays(FIRST, at), feeling: WORDS[letter] }] : [],
    );
}

test.each([
  ['', null],
  ['s', null],
  ['ss', null],
  ['sss', 2],
  ['msw', 2],
  // Days that were not answered are no gap.
  ['s..s.....s', 9],
  ['snns.s', 5],
  // Three of five.
  ['sosos', 4],
  ['soss', 3],
  ['ssoos', 4],
  // Three of six are not.
  ['sooosos', null],
  ['ssooos', null],
  ['ohoho', null],
  // It got better since: that it was so is no less true.
  ['sssoo', 2],
  ['sssooooo', 2],
  ['ssssss', 5],
])('"%s" is a hard streak up to day %s', (letters, day) => {
  expect(hardStreak(answeredDays(told(letters)), null)).toBe(day === null ? null : addDays(FIRST, day));
});

test('the same streak opens nothing again; a new hard day does, a good one does not', () => {
  const closedAt = addDays(FIRST, 2);
  expect(hardStreak(answeredDays(told('sss')), closedAt)).toBeNull();
  expect(hardStreak(answeredDays(told('sssoo')), closedAt)).toBeNull();
  expect(hardStreak(answeredDays(told('sssos')), closedAt)).toBe(addDays(FIRST, 4));
  // A hard day, and no longer three of five.
  expect(hardStreak(answeredDays(told('sssoooos')), closedAt)).toBeNull();
});

test('the last word of a day counts', () => {
  const days = answeredDays([
    { on_day: FIRST, feeling: 'sad' },
    { on_day: FIRST, feeling: 'okay' },
    { on_day: addDays(FIRST, 1), feeling: 'mad' },
    { on_day: addDays(FIRST, 1), feeling: SKIPPED },
  ]);
  expect(days.map(({ feeling }) => feeling)).toEqual(['okay', 'mad']);
});

const weeks = fc
  .array(fc.constantFrom(...CHECK_INS, SKIPPED, null), { maxLength: 25 })
  .map((all) =>
    all.flatMap((feeling, at) => (feeling === null ? [] : [{ on_day: addDays(FIRST, at), feeling }])),
  );

test('whatever comes in whatever order: days decide, not arrival', () => {
  fc.assert(
    fc.property(weeks, fc.infiniteStream(fc.nat()), (all, random) => {
      const shuffled = all
        .map((one) => ({ one, at: random.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(answeredDays(shuffled)).toEqual(answeredDays(all));
    }),
  );
});

test('a streak ends with a hard day that is new, and has three hard ones of five', () => {
  fc.assert(
    fc.property(weeks, fc.nat({ max: 25 }), (all, known) => {
      const after = addDays(FIRST, known);
      const days = answeredDays(all);
      const end = hardStreak(days, after);
      if (end === null) return;
      expect(end > after).toBe(true);
      const own = daysOfStreak(days, end);
      expect(own.at(-1)?.day).toBe(end);
      expect(own.length).toBeLessThanOrEqual(5);
      expect(
        own.filter(({ feeling }) => ['mad', 'sad', 'worried'].includes(feeling)).length,
      ).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('three hard answers in a row are never overlooked', () => {
  fc.assert(
    fc.property(weeks, weeks, (before, after) => {
      const start = addDays(FIRST, 30);
      const hard = [0, 1, 2].map((at) => ({ on_day: addDays(start, at), feeling: 'worried' as const }));
      const later = after.map((one) => ({ ...one, on_day: addDays(one.on_day, 60) }));
      const end = hardStreak(answeredDays([...before, ...hard, ...later]), addDays(FIRST, 29));
      expect(end).not.toBeNull();
    }),
  );
});
