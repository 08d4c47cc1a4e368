import { expect, test } from 'vitest';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { policy } from '../../contract/policy.ts';
import { table } from '../../contract/table.ts';
import { readersZone } from '../zone.ts';
import { firstDescending, offeredFilters, panelFilters, requestOf, valueAt } from './table-query.ts';
import { entered, filtered, readSort, sorted, type Tables } from './table-state.ts';

const students = table({
  name: 'students',
  path: '/test/students',
  summary: 'For this test only.',
  access: policy('test', () => true),
  columns: {
    last_name: { label: 'x', kind: 'text', filter: 'text', sort: true },
    note: { label: 'x', kind: 'text' },
    seen_at: { label: 'x', kind: 'moment', filter: 'day-range', sort: true },
  },
  filters: { archived: { label: 'x', kind: 'yes-no', segment: true } },
  sort: 'last_name',
});

function state(change: (tables: Tables) => Tables) {
  const setup = {
    table: students.name,
    sort: readSort(students.sort),
    segment: { archived: 'no' },
    sharesWith: [],
    temporary: false,
    selectLimit: 10,
    freshSeconds: 300,
  };
  const found = change(entered({}, 'students', setup, 0))['students'];
  if (found === undefined) throw new Error('no state');
  return found;
}

test('a table asks with its order, its filters and those of its tab', () => {
  const asked = requestOf(
    students,
    state((tables) => filtered(tables, 'students', { last_name: 'Ann' }, 0)),
  );
  expect(asked).toEqual({ sort: 'last_name', filters: { last_name: 'Ann', archived: 'no' }, ids: null });
});

test('the days of moments are those where the viewer is', () => {
  const asked = requestOf(
    students,
    state((tables) => filtered(tables, 'students', { seen_at: '9/1/2026..' }, 0)),
  );
  expect(asked.filters).toEqual({ seen_at: '9/1/2026..', archived: 'no', _zone: readersZone() });
});

test('what a linked table brought along and this one does not know is not asked for', () => {
  const odd = state((tables) =>
    sorted(
      filtered(tables, 'students', { school: 'Oak', archived: 'yes' }, 0),
      'students',
      { column: 'note', descending: true },
      0,
    ),
  );
  expect(requestOf(students, odd)).toEqual({ sort: 'last_name', filters: { archived: 'no' }, ids: null });
});

test("the filters of a tab are not the user's to choose", () => {
  expect(offeredFilters(students)).toEqual(['last_name', 'seen_at']);
});

test('moments start with the newest', () => {
  expect(firstDescending(students.columns.seen_at)).toBe(true);
  expect(firstDescending(students.columns.last_name)).toBe(false);
  expect(firstDescending(undefined)).toBe(false);
  expect(valueAt({ id: 1, note: 'x' }, 'note')).toBe('x');
});

test('the panel has what people use, the rest on demand, and not what the search box or the viewer has no use for', () => {
  const { usual, rare } = panelFilters(studentsTable, ['educator_id', 'school_id']);
  expect(usual).toEqual(['grade', 'active_program', 'license', 'license_ends_on', 'teacher', 'shared']);
  expect(rare).toContain('clever_user_id');
  expect([...usual, ...rare]).not.toContain('name');
  expect([...usual, ...rare]).not.toContain('educator_id');
});
