import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { CODE_LENGTH, inviteEnd, makeCode, shownCode, typedCode } from './codes.ts';

test('a code has twelve signs, none of which looks like another', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 500; count += 1) {
    const code = makeCode((below) => randomInt(below));
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
    expect(code).toHaveLength(CODE_LENGTH);
    for (const sign of code) seen.add(sign);
  }
  expect([...seen].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
});

test('whatever is shown can be typed back, in any manner', () => {
  for (let count = 0; count < 200; count += 1) {
    const code = makeCode((below) => randomInt(below));
    const shown = shownCode(code);
    expect(shown).toMatch(/^.{4}-.{4}-.{4}$/);
    for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `, code]) {
      expect(typedCode(typed)).toBe(code);
    }
  }
});

test.each([
  ['abcd–efgh—jkmn', 'ABCDEFGHJKMN'],
  ['ＡＢＣＤ　ＥＦＧＨ　ＪＫＭＮ', 'ABCDEFGHJKMN'],
  ['', ''],
  ['家庭', ''],
])('%j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('a code is good for thirty days', () => {
  expect(inviteEnd(new Date('2026-11-01T08:00:00Z'))).toEqual(new Date('2026-12-01T08:00:00Z'));
});
