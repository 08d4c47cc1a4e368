import { expect, test } from 'vitest';
import { makeLibrary } from './build/make-library.ts';
import { findablesIn, findLessons } from './rules/search/find.ts';
import { TOPICS } from './rules/search/topics.ts';

const LESSONS = findablesIn(makeLibrary());
const find = (words: string): string[] => [...findLessons(words, LESSONS).keys()];

/** More than these nobody looks through. */
const MOST = 12;

test.each([
  ['shy', 'e-ini-2'],
  ['bully', 'm-emp-3'],
  ['bullying', 'e-com-8'],
  ['anger', 'e-er-3'],
  ['mad', 'e-er-3'],
  ['tantrums', 'm-er-1'],
  ['worry', 'e-er-6'],
  ['anxious', 'e-er-6'],
  ['test', 'm-er-3'],
  ['lonely', 'e-ini-4'],
  ['recess', 'e-ini-3'],
  ['friends', 'e-ini-5'],
  ['making friends', 'm-ini-6'],
  ['sharing', 'e-ic-6'],
  ['taking turns', 'e-coop-6'],
  ['losing', 'e-coop-6'],
  ['fights', 'm-coop-6'],
  ['saying sorry', 'e-emp-6'],
  ['death', 'e-emp-5'],
  ['sad', 'e-er-2'],
  ['divorce', 'm-er-6'],
  ['moving', 'e-er-5'],
  ['breathing', 'm-er-2'],
  ['calm', 'e-er-1'],
  ['interrupting', 'e-ic-5'],
  ['waiting', 'e-ic-3'],
  ['homework', 'm-ic-4'],
  ['ADHD', 'e-ic-4'],
  ['listening', 'e-com-1'],
  ['mistakes', 'e-er-7'],
  ['perfectionist', 'm-er-4'],
  ['kindness', 'e-emp-4'],
  ['empathy', 'e-emp-3'],
  ['gossip', 'm-emp-4'],
  ['phone', 'm-ic-1'],
  ['new student', 'm-ini-3'],
  ['teamwork', 'e-coop-1'],
  ['confidence', 'm-er-7'],
  ['friendship', 'm-ini-6'],
  ['A Bench for Anyone', 'e-ini-6'],
  ['害羞', 'e-ini-2'],
  ['霸凌', 'm-emp-3'],
  ['生氣', 'e-er-3'],
  ['愛發脾氣的孩子', 'm-er-1'],
  ['擔心', 'e-er-6'],
  ['考試', 'm-er-3'],
  ['孤單', 'e-ini-4'],
  ['交朋友', 'e-ini-5'],
  ['分享', 'e-ic-6'],
  ['怎麼教輪流', 'e-coop-6'],
  ['吵架', 'm-coop-6'],
  ['道歉', 'e-emp-6'],
  ['過世', 'e-emp-5'],
  ['難過', 'e-er-2'],
  ['專心', 'm-ic-4'],
  ['插嘴', 'e-ic-5'],
  ['傾聽', 'e-com-1'],
  ['同理心', 'e-emp-3'],
  ['謠言', 'm-emp-4'],
  ['手機', 'm-ic-1'],
])('who asks for "%s" sees %s among the first three, and not more than twelve lessons', (words, code) => {
  const found = find(words);
  expect(found.slice(0, 3)).toContain(code);
  expect(found.length).toBeLessThanOrEqual(MOST);
});

test('who asks for bullying in an elementary school is told whom to tell first, then of a place for anyone; not of dares', () => {
  for (const words of ['bullying', '霸凌']) {
    const found = find(words);
    expect(found.filter((code) => code.startsWith('e-'))).toEqual(['e-com-8', 'e-ini-6', 'e-emp-3']);
    expect(found[0]).toBe('m-emp-3');
  }
});

test('no word of the table finds nothing, or more than anybody looks through', () => {
  const counts = TOPICS.flatMap(({ en, zh }) => [...en, ...zh]).map(
    (word) => [word, find(word).length] as const,
  );
  expect(counts.filter(([, count]) => count < 3 || count > MOST)).toEqual([]);
});

test('a title finds its lesson before all others, whole or as far as it is typed', () => {
  for (const { code, titles } of LESSONS)
    for (const title of titles) {
      expect([title, find(title)[0]]).toEqual([title, code]);
    }
  expect(find('Where does mad l')[0]).toBe('e-er-3');
});

test('lessons that are named for something are there, and for it', () => {
  const wrong = TOPICS.flatMap(({ best, skills = [], challenges = [], en }) =>
    best.split(' ').filter((code) => {
      const lesson = LESSONS.find((one) => one.code === code);
      const isFor = (has: readonly string[] | undefined, asked: readonly string[]) =>
        has?.some((one) => asked.includes(one));
      return !isFor(lesson?.skills, skills) && !isFor(lesson?.challenges, challenges)
        ? [`${en[0]}: ${code}`]
        : false;
    }),
  );
  expect(wrong).toEqual([]);
});

test('a word in passing is found where nothing else is, and a word of nobody finds nothing', () => {
  expect(find('jealous')).toEqual(['e-emp-8']);
  expect(find('no lesson has these words')).toEqual([]);
  expect(find('')).toEqual([]);
});
