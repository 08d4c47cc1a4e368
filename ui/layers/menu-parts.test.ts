import { expect, test } from 'vitest';
import { type Groupable, menuParts } from './menu-parts.ts';

const of = (text: string): Groupable[] =>
  text.split(' ').map((word) => {
    const [id = '', group] = word.split('/');
    return group === undefined ? { id } : { id, group };
  });

const shown = (entries: Groupable[]): string =>
  menuParts(entries)
    .map((part) =>
      part.group === undefined ? part.entry.id : `${part.group}(${part.entries.map(({ id }) => id)})`,
    )
    .join(' ');

test.each([
  ['a b/x c/x d', 'a b c d'],
  ['a b/x c/x d e f g', 'a b c d e f g'],
  ['a b/x c/x d e f g h', 'a x(b,c) d e f g h'],
  ['a b/x c/y d/y e f g h/x', 'a x(b,h) y(c,d) e f g'],
  ['a b/x c d e f g h', 'a b c d e f g h'],
])('a menu of %s is shown as %s', (entries, parts) => {
  expect(shown(of(entries))).toBe(parts);
});

test('groups beside each other are one part, below a line', () => {
  const parts = menuParts(of('a b/x c/x d/y e/y f g h'));
  expect(parts.map(({ divided }) => divided)).toEqual([false, true, false, false, false, false]);
});
