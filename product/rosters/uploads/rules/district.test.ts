import { expect, test } from 'vitest';
import { linkFault, linkSchools, roundsOf } from './district.ts';

const OURS = [
  { id: 1, name: 'Oak Elementary' },
  { id: 2, name: 'Elm Middle School' },
  { id: 3, name: "St. Mary's Academy" },
  { id: 4, name: 'Birch Elementary' },
  { id: 5, name: 'Birch Middle' },
];
const orgs = (...names: string[]) => names.map((name, index) => ({ id: `o${index}`, name, students: 10 }));

test.each<[string, string[], (number | null)[]]>([
  ['the same name', ['Oak Elementary', 'Elm Middle School'], [1, 2]],
  ['case, accents and blanks', ['  OAK  elementary ', 'Élm Middle School'], [1, 2]],
  ['short forms', ['Oak Elem.', 'Elm MS', 'Saint Marys Academy'], [1, 2, 3]],
  ['without what kind of school it is', ['Oak', 'St Marys'], [1, 3]],
  ['another kind of school', ['Oak High'], [null]],
  ['a slip of the pen is for a person', ['Oakk Elementary'], [null]],
  ['two of ours could be meant', ['Birch'], [null]],
  ['two of the file mean the same', ['Oak Elementary', 'Oak Elementary'], [null, null]],
  ['the very same before the alike', ['Oak', 'Oak Elementary'], [null, 1]],
  ['a part of the name is not enough', ['Oak Hill Elementary'], [null]],
  ['unknown', ['Willow'], [null]],
  ['none', [], []],
])('schools are linked by name: %s', (_, names, expected) => {
  expect(linkSchools(orgs(...names), OURS, new Map()).map((link) => link.school_id)).toEqual(expected);
});

test.each<[string, [string, number][], (number | null)[]]>([
  ['before the name', [['o0', 2]], [2, null]],
  ['and who is called like it goes without', [['o1', 1]], [null, 1]],
  ['not a school of another district', [['o0', 99]], [1, 2]],
  [
    'one school once',
    [
      ['o0', 2],
      ['o1', 2],
    ],
    [2, null],
  ],
])('schools are linked by the id they went by: %s', (_, known, expected) => {
  const found = linkSchools(orgs('Oak Elementary', 'Elm Middle School'), OURS, new Map(known));
  expect(found.map((link) => link.school_id)).toEqual(expected);
});

test.each<[[string, number | null][], string | null]>([
  [
    [
      ['o0', 1],
      ['o1', 2],
    ],
    null,
  ],
  [
    [
      ['o0', 1],
      ['o1', null],
    ],
    null,
  ],
  [[['o0', 1]], null],
  [
    [
      ['o0', null],
      ['o1', null],
    ],
    'none',
  ],
  [[], 'none'],
  [
    [
      ['o0', 1],
      ['o1', 1],
    ],
    'school-twice',
  ],
  [[['o0', 99]], 'school'],
  [[['o9', 1]], 'org'],
  [
    [
      ['o0', 1],
      ['o0', 2],
    ],
    'org',
  ],
])('links %j: %s', (links, expected) => {
  const given = links.map(([org, id]) => ({ org, school_id: id }));
  expect(linkFault(given, orgs('Oak', 'Elm'), OURS)).toBe(expected);
});

test.each([
  [[], []],
  [[3], [[3]]],
  [
    [3, 3, 3, 3],
    [[3, 3, 3], [3]],
  ],
  [
    [20, 3],
    [[20], [3]],
  ],
  [
    [3, 20, 3],
    [[3], [20], [3]],
  ],
  [
    [10, 1],
    [[10], [1]],
  ],
])('schools of %j students are read in rounds %j', (sizes, expected) => {
  const found = roundsOf(
    sizes.map((students) => ({ students })),
    10,
  );
  expect(found.map((round) => round.map((one) => one.students))).toEqual(expected);
});
