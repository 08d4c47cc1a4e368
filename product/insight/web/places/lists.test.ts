import { expect, test } from 'vitest';
import { viewAt } from '#platform/web/tables/table-address.ts';
import { groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import type { WorthACall } from '../../places-contract.ts';
import { studentsOf, TEACHERS, wayOn } from '../../rules/places/lists.ts';

const quiet: WorthACall = {
  kind: 'quiet',
  id: 7,
  name: 'Tara Reed',
  children: 12,
  last_played_on: null,
  school_days: 12,
};

test.each([
  ['a teacher', studentsOf('teachers', { id: 7 }), { educator_id: '7' }],
  ['a school', studentsOf('schools', { id: 7 }), { school_id: '7' }],
  ['a quiet class', wayOn(quiet, 'teachers'), { educator_id: '7' }],
  ['a quiet school', wayOn(quiet, 'schools'), { school_id: '7' }],
  [
    'licenses that end',
    wayOn({ kind: 'ending', licenses: 3, most_at: null }, 'teachers'),
    { license: 'expiring' },
  ],
])('the link of %s narrows the list that it opens', (_, { search }, filters) => {
  expect(viewAt(studentsTable, search)?.filters).toEqual(filters);
});

test('of educators the link opens those who have students', () => {
  expect(viewAt(groupEducatorsTable, TEACHERS.search)?.filters).toEqual({ students_count: '1..' });
});
