import { expect, test } from 'vitest';
import { staffStudentsTable, studentsTable } from '#product/rosters/tables-contract.ts';
import { addressOf, addressText, besides, viewAt } from './table-address.ts';

const BY_NAME = { column: 'name', descending: false };

test.each([
  [{ page: 1, filters: {}, sort: BY_NAME }, ''],
  [
    { page: 3, filters: { grade: '2,3', license: 'expired' }, sort: BY_NAME },
    'grade=2%2C3&license=expired&page=3',
  ],
  [{ page: 1, filters: {}, sort: { column: 'grade', descending: true } }, 'sort=-grade'],
  // A child's name, teacher or number is never in it, nor the page it makes no sense without.
  [
    { page: 2, filters: { name: 'maya', teacher: 'reed', student_id: '17', license: 'ok' }, sort: BY_NAME },
    'license=ok',
  ],
])('the view %j is in the address as %j', (view, text) => {
  expect(addressText(addressOf(studentsTable, view))).toBe(text);
});

test.each([
  [{}, null],
  [{ tab: 'mine-active', r: '/x' }, null],
  [
    { tab: 'x', license: 'expired', page: '2', sort: '-grade' },
    { page: 2, filters: { license: 'expired' }, sort: { column: 'grade', descending: true } },
  ],
  // What the list does not take is left out.
  [
    { license: 'nonsense', page: '-1', sort: 'password' },
    { page: 1, filters: {}, sort: BY_NAME },
  ],
  [
    { name: 'maya', page: '2' },
    { page: 1, filters: {}, sort: BY_NAME },
  ],
  [{ archived: 'yes' }, { page: 1, filters: {}, sort: BY_NAME }],
])('the address %j shows %j', (search, view) => {
  expect(viewAt(studentsTable, search)).toEqual(view);
});

test('things found by name are in it by their number', () => {
  const view = { page: 1, filters: { school_id: '5' }, sort: BY_NAME };
  expect(addressOf(staffStudentsTable, view)).toEqual({ school_id: '5' });
});

test('what else is in the address stays', () => {
  expect(besides(studentsTable, { tab: 'x', license: 'ok', page: '2', r: '/' })).toEqual({
    tab: 'x',
    r: '/',
  });
});
