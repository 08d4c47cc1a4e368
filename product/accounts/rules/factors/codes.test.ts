import { expect, test } from 'vitest';
import { isNewStep, readCode, recoveryCode } from './codes.ts';

test('a recovery code is sixteen characters in fours, and reads back as it was made', () => {
  const code = recoveryCode(Uint8Array.from({ length: 16 }, (_, place) => place * 17));
  expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
});

test.each([
  ['123456', 'one-time', '123456'],
  [' 123 456 ', 'one-time', '123456'],
  ['１２３４５６', 'one-time', '123456'],
  ['ABCD-EFGH-JKMN-PQRS', 'recovery', 'abcdefghjkmnpqrs'],
  ['abcd efgh jkmn pqrs', 'recovery', 'abcdefghjkmnpqrs'],
  ['abcd–efgh—jkmn-pqrs', 'recovery', 'abcdefghjkmnpqrs'],
  ['OILo-0000-1111-2222', 'recovery', '0110000011112222'],
])('%j is a code of the kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

test.each(['', '12345', '1234567', 'abcd-efgh-jkmn', 'abcd-efgh-jkmn-pqru', 'x'.repeat(500)])(
  '%j is none',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test.each([
  [10, null, true],
  [10, 9, true],
  [10, 10, false],
  [9, 10, false],
])('step %s after %s: %s', (step, last, isNew) => {
  expect(isNewStep(step, last)).toBe(isNew);
});
