import { expect, test } from 'vitest';
import { askedAfter, drawnAs, withNames } from './drawn-as.ts';

test.each([
  ['academy', 'See Nim. What is he feeling?', null, 'nim'],
  ['hoh', 'How is Tomasz feeling?', null, 'tomasz'],
  ['zoou', "It sounds like laughing. Look at Juno's face. What do you see?", null, 'juno'],
  ['zoou', 'Eyebrows up. Tail tucked under. Paws twisting.', 'juno', 'juno'],
  ['ssgrin', 'Nobody can see Pell. Which face goes with that voice?', 'you', 'you'],
  ['zoou', 'Which face is it?', null, 'sorrel'],
] as const)('in %s "%s" of %s asks after %s', (program, question, of, who) => {
  expect(askedAfter(program, question, of)).toBe(who);
});

test.each([
  ['hoh', 'beside tomasz', 'beside Tomasz'],
  ['hoh', 'ines with no music', 'Ines with no music'],
  ['hoh', 'too quiet at minute two', 'too quiet at minute two'],
  ['hoh', 'lines in the sand', 'lines in the sand'],
  ['sim', 'a friend', 'a friend'],
] as const)('in %s "%s" is written "%s"', (program, written, shown) => {
  expect(withNames(program, written)).toBe(shown);
});

test('members of the cast and the child are drawn, things and the narrator are not', () => {
  expect(['nim', 'adalin', 'you', 'narrator', 'soup'].map(drawnAs)).toEqual([
    'nim',
    'adalin',
    'you',
    null,
    null,
  ]);
});
