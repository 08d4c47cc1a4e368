import { expect, test } from 'vitest';
import { audienceOf, gradeOf, syllablesIn } from './reading-level.ts';

test.each([
  ['the', 1],
  ['make', 1],
  ['makes', 1],
  ['walked', 1],
  ['agreed', 2],
  ['wanted', 2],
  ['table', 2],
  ['handled', 2],
  ['faces', 2],
  ['wishes', 2],
  ['quiet', 2],
  ['giant', 2],
  ['playing', 2],
  ['language', 2],
  ['serious', 3],
  ['usual', 3],
  ['family', 3],
  ["grown-up's".split('-')[0] ?? '', 1],
  ['situation', 4],
  ['everybody', 4],
  ['42', 1],
])('%s is said in %i', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

test('longer sentences and longer words are read later', () => {
  const easy = gradeOf(['We play. We stop. We look.']);
  const plain = gradeOf(['We play until somebody says that it is time to stop and look around.']);
  const hard = gradeOf([
    'Institutional considerations occasionally necessitate postponing recreational activities.',
  ]);
  expect(easy).toBeLessThan(1);
  expect(plain).toBeGreaterThan(easy);
  expect(hard).toBeGreaterThan(12);
  expect(plain).toBeLessThan(8);
});

test('a text of no words has no grade', () => {
  expect(gradeOf(['{hotlines}', ''])).toBe(0);
});

test.each([
  ['K-1', 'K-2'],
  ['K-5', 'K-2'],
  ['1-4', 'K-2'],
  ['2-4', '2-5'],
  ['3-5', '2-5'],
  ['6-8', '6-8'],
])('what is for grades %s is read by %s', (grades, audience) => {
  expect(audienceOf(grades)).toBe(audience);
});
