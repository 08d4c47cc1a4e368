import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailed } from './letters.ts';

const someone = (id: number, wants: boolean, answers = false) => ({ id, wants, answers });
const ids = (people: Parameters<typeof mailed>[0]) =>
  mailed(people.map((one, at) => ({ ...one, at }))).map(({ at }) => at);

test.each([
  ['who wants it', [someone(1, true), someone(2, false)], [0]],
  ['who answers, whatever they want', [someone(1, false), someone(2, false, true)], [1]],
  ['everybody where nobody wants it', [someone(1, false), someone(2, false)], [0, 1]],
  ['nobody where nobody is told', [], []],
])('a letter goes to %s', (_, people, expected) => {
  expect(ids(people)).toEqual(expected);
});

test('whatever people choose: somebody is sent a letter, and everybody who answers is', () => {
  const person = fc.record({ wants: fc.boolean(), answers: fc.boolean() });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), (people) => {
      const sent = mailed(people);
      expect(sent.length).toBeGreaterThan(0);
      for (const one of people.filter(({ answers }) => answers)) expect(sent).toContain(one);
    }),
  );
});
