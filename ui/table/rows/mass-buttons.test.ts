import { expect, test } from 'vitest';
import { massButtons } from './mass-buttons.ts';

const of = (text: string) =>
  text.split(' ').map((word) => ({
    id: word.replace('*', ''),
    label: word,
    prominent: word.endsWith('*'),
    onSelect: () => undefined,
  }));

test.each([
  ['a b c', 'a b c', ''],
  ['a b* c d*', 'b d', 'a c'],
  ['a* b* c* d* e', 'a b c', 'd e'],
  ['a b c d', '', 'a b c d'],
])('of %s, %s are buttons and %s in the menu', (actions, buttons, rest) => {
  const shown = massButtons(of(actions), 3);
  expect(shown.buttons.map(({ id }) => id).join(' ')).toBe(buttons);
  expect(shown.rest.map(({ id }) => id).join(' ')).toBe(rest);
});

test('a phone has all of it in the menu', () => {
  expect(massButtons(of('a* b'), 0)).toMatchObject({ buttons: [], rest: [{ id: 'a' }, { id: 'b' }] });
});
