import { expect, test } from 'vitest';
import { letterParts } from './letter-text.ts';

test('addresses become links, the words around them stay words', () => {
  expect(letterParts('Activate: http://localhost:3000/account/activate/1/aB-c_9\n\nBye')).toEqual([
    { kind: 'text', text: 'Activate: ' },
    { kind: 'link', text: 'http://localhost:3000/account/activate/1/aB-c_9' },
    { kind: 'text', text: '\n\nBye' },
  ]);
});

test('the full stop after an address is not part of it', () => {
  expect(letterParts('See https://kindred.test/x?a=1. (Or https://kindred.test/y)')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://kindred.test/x?a=1' },
    { kind: 'text', text: '. (Or ' },
    { kind: 'link', text: 'https://kindred.test/y' },
    { kind: 'text', text: ')' },
  ]);
});

test('nothing but web addresses is ever clickable', () => {
  expect(letterParts('javascript:alert(1) data:text/html,x')).toEqual([
    { kind: 'text', text: 'javascript:alert(1) data:text/html,x' },
  ]);
});

test('an empty letter has no parts, and nothing of a letter is lost', () => {
  expect(letterParts('')).toEqual([]);
  const letter = 'a https://x.test/1, b\nhttp://y.test. c';
  expect(
    letterParts(letter)
      .map((part) => part.text)
      .join(''),
  ).toBe(letter);
});
