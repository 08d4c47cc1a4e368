import { afterEach, expect, test } from 'vitest';
import { entered, type TableSetup } from './table-state.ts';
import {
  changeTables,
  clearSelection,
  clearSelectionsOf,
  forgetTables,
  refreshTables,
  selectRows,
  setFilters,
  tableState,
  toggleRow,
} from './tables.ts';

function show(key: string, given: Partial<TableSetup> = {}): void {
  const setup: TableSetup = {
    table: 'students',
    sort: { column: 'name', descending: false },
    segment: {},
    sharesWith: [],
    temporary: false,
    selectLimit: 2,
    freshSeconds: 300,
    ...given,
  };
  changeTables((tables) => entered(tables, key, setup, Date.now()));
}

afterEach(forgetTables);

test('a limit that was reached is told, with the limit', () => {
  show('students');
  expect(toggleRow('students', { id: 1 })).toBeNull();
  expect(selectRows('students', [{ id: 2 }, { id: 3 }])).toBe(2);
  expect(tableState('students')?.selected).toEqual([1, 2]);
});

test('what is done with is selected no more, in every state of the tables named', () => {
  show('active');
  show('archived');
  show('schools', { table: 'schools' });
  for (const key of ['active', 'archived', 'schools']) toggleRow(key, { id: 1 });
  clearSelectionsOf(['students']);
  expect(tableState('active')?.selected).toEqual([]);
  expect(tableState('archived')?.selected).toEqual([]);
  expect(tableState('schools')?.selected).toEqual([1]);
  clearSelection('schools');
  expect(tableState('schools')?.selected).toEqual([]);
});

test('a refresh goes by the name of the table', () => {
  show('active');
  show('schools', { table: 'schools' });
  refreshTables(['students']);
  expect(tableState('active')?.forceFresh).toBe(true);
  expect(tableState('schools')?.forceFresh).toBe(false);
});

test('a table that nobody shows is not asked about', () => {
  refreshTables(['students']);
  setFilters('students', { name: 'Ann' });
  expect(toggleRow('students', { id: 1 })).toBeNull();
  expect(tableState('students')).toBeUndefined();
});

test('nothing is left for the next user', () => {
  show('students');
  setFilters('students', { name: 'Ann' });
  forgetTables();
  expect(tableState('students')).toBeUndefined();
});
