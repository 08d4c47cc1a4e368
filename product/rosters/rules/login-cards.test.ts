import { expect, test } from 'vitest';
import { loginAddress, loginLines, pagesOf } from './login-cards.ts';

test('a card’s code opens the student site with the username filled in', () => {
  expect(loginAddress('https://play.example.org', 'maya.o-2')).toBe(
    'https://play.example.org/?username=maya.o-2',
  );
});

test('seventeen cards take three pages of eight', () => {
  const pages = pagesOf(
    Array.from({ length: 17 }, (_, place) => place),
    8,
  );
  expect(pages.map((page) => page.length)).toEqual([8, 8, 1]);
  expect(pagesOf([], 8)).toEqual([]);
});

test('copied logins fit a spreadsheet', () => {
  const students = [
    { name: 'Okafor, Maya', username: 'maya.o', password: 'sunny-otter-4' },
    { name: 'Li, Dan', username: 'dan.l', password: 'kind-fox-2' },
  ];
  expect(loginLines(students)).toBe('Okafor, Maya\tmaya.o\tsunny-otter-4\nLi, Dan\tdan.l\tkind-fox-2');
});
