import { expect, test } from 'vitest';
import { headerPlace } from './header-row.ts';

const NAMES = ['First Name', 'Last Name', 'Grade'];
const MAYA = ['Maya', 'Okafor', '3'];

test.each([
  ['names first', [NAMES, MAYA], 0],
  ['a title', [['Lincoln Elementary'], NAMES, MAYA], 1],
  ['a title in several cells and a date', [['Lincoln', '', 'Room 5'], ['Date: 9/1'], NAMES, MAYA], 2],
  ['a title that is a known word', [['Class'], NAMES, MAYA], 1],
  ['names nobody knows under a title', [['Lincoln'], ['Nombre', 'Apellido', 'Grado'], MAYA], 1],
  ['names nobody knows', [['Nombre', 'Apellido', 'Grado'], MAYA], 0],
  ['one column', [['a'], ['1'], ['2']], 0],
  [
    'two columns nobody knows',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    0,
  ],
  ['names again further down', [NAMES, MAYA, NAMES], 0],
  ['nothing', [], 0],
])('%s: the columns are named in line %#', (_, lines, place) => {
  expect(headerPlace(lines)).toBe(place);
});
