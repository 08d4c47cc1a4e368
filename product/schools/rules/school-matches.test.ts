import { expect, test } from 'vitest';
import { likeliestSchools, likenessOf, tellingWords } from './school-matches.ts';

const nothing = { district: '', noDistrict: false, state: null };
const known = (name: string, district: string | null = null, state = 'TX') => ({
  id: 1,
  name,
  district,
  state,
});

test.each([
  ['Marigold Bend Elem.', 'Marigold Bend Elementary School', 'likely'],
  ['MARIGOLD BEND ELEMENTARY', 'Marigold Bend Elementary', 'likely'],
  ['Marigold Bend ES', 'Marigold Bend Elementary', 'likely'],
  ['Marigold Bend E.S.', 'Marigold Bend Elementary', 'likely'],
  ['The Marigold Bend School', 'Marigold Bend Elementary', 'likely'],
  ["St. Mary's", 'Saint Marys School', 'likely'],
  ['École Sainte-Anne', 'Ecole St Anne', 'likely'],
  ['Peña Vista', 'Pena Vista Elementary', 'likely'],
  ['Mt. Hood Middle', 'Mount Hood MS', 'likely'],
  ['P.S. 12', 'PS 12', 'likely'],
  ['N. Ridge High School', 'North Ridge HS', 'likely'],
  ['Marigold Bnd Elementary', 'Marigold Bend Elementary', 'possible'],
  ['Marigold', 'Marigold Bend Elementary', 'possible'],
  ['Marigold Bend Middle', 'Marigold Bend Elementary', 'possible'],
  ['P.S. 12', 'PS 13', null],
  ['Elementary School', 'Marigold Bend Elementary', null],
  ['Consultant', 'Marigold Bend Elementary', null],
  ['', 'Marigold Bend Elementary', null],
])('%s may be %s: %s', (typed, name, likeness) => {
  expect(likenessOf({ ...nothing, school: typed }, known(name)).likeness).toBe(likeness);
});

const VALLEY = 'Wrenfield Valley Independent School District';

test.each([
  [{ district: 'Wrenfield Valley ISD' }, VALLEY, 'same'],
  [{ district: 'wrenfield valley', state: 'TX' }, VALLEY, 'same'],
  [{ district: 'Juniper Flats' }, VALLEY, 'possible'],
  [{ district: 'Juniper Flats', state: 'OR' }, VALLEY, null],
  [{ district: 'Wrenfield Valley ISD', state: 'OR' }, VALLEY, 'likely'],
  [{ state: 'TX' }, VALLEY, 'likely'],
  [{ state: 'OR' }, VALLEY, 'possible'],
  [{ noDistrict: true, state: 'TX' }, null, 'same'],
  [{ noDistrict: true }, VALLEY, 'possible'],
])('the same name with %j in the district %s is %s', (place, district, likeness) => {
  const sought = { ...nothing, ...place, school: 'Marigold Bend Elem.' };
  expect(likenessOf(sought, known('Marigold Bend Elementary', district)).likeness).toBe(likeness);
});

test('the likeliest come first, a handful of them, and what was chosen before all', () => {
  const schools = [
    { id: 1, name: 'Maple Elementary', district: 'Larkspur', state: 'CA' },
    { id: 2, name: 'Maple Elementary', district: 'Juniper', state: 'CA' },
    { id: 3, name: 'Maple Middle', district: 'Juniper', state: 'CA' },
    { id: 4, name: 'Oak Elementary', district: 'Juniper', state: 'CA' },
    { id: 5, name: 'Maple Grove', district: null, state: 'CA' },
    { id: 6, name: 'Maple Elem', district: 'Juniper SD', state: 'CA' },
  ];
  const sought = { school: 'Maple Elem.', district: 'Juniper', noDistrict: false, state: 'CA' };
  const of = (chosenId: number | null) =>
    likeliestSchools({ ...sought, chosenId }, schools).map(({ id, likeness }) => [id, likeness]);
  expect(of(null)).toEqual([
    [6, 'same'],
    [2, 'same'],
    [3, 'likely'],
    [1, 'likely'],
    [5, 'possible'],
  ]);
  expect(of(4)[0]).toEqual([4, 'same']);
});

test('what is looked for are the words that tell schools apart', () => {
  expect(tellingWords("The St. Mary's Elem. School of Larkspur")).toEqual(['larkspur', 'marys']);
  expect(tellingWords('Elementary School')).toEqual(['elementary']);
  expect(tellingWords('   ')).toEqual([]);
});
