import { expect, test } from 'vitest';
import type { Columns } from '#platform/contract/table.ts';
import { fileColumns, listedColumns, movedColumn, shownColumns, withColumn } from './columns.ts';

const columns: Columns = {
  name: { label: 'x', kind: 'text' },
  grade: { label: 'x', kind: 'number' },
  teacher: { label: 'x', kind: 'text' },
  note: { label: 'x', kind: 'text', hidden: true },
};

test('by itself a table shows all columns that are not hidden', () => {
  expect(shownColumns(columns, undefined)).toEqual(['name', 'grade', 'teacher']);
});

test.each([
  { chosen: ['note', 'grade'], shown: ['name', 'note', 'grade'] },
  { chosen: ['grade', 'name'], shown: ['name', 'grade'] },
  { chosen: ['grade', 'gone', 'grade'], shown: ['name', 'grade'] },
  { chosen: [], shown: ['name'] },
])('of $chosen it shows $shown: the first column always, unknown ones never', ({ chosen, shown }) => {
  expect(shownColumns(columns, chosen)).toEqual(shown);
});

test('a file has other columns in the place of one, each once, and those it always has', () => {
  const told: Columns = { ...columns, name: { label: 'x', kind: 'text', inFiles: ['last', 'first'] } };
  expect(fileColumns(told, ['name', 'grade', 'first'], ['teacher', 'grade'])).toEqual([
    'last',
    'first',
    'grade',
    'teacher',
  ]);
});

test('the chooser lists the shown ones first, and all of them', () => {
  expect(listedColumns(columns, ['name', 'note'])).toEqual(['name', 'note', 'grade', 'teacher']);
});

test('a column is put at the end and taken away', () => {
  expect(withColumn(['name', 'grade'], 'note', true)).toEqual(['name', 'grade', 'note']);
  expect(withColumn(['name', 'grade'], 'grade', false)).toEqual(['name']);
});

test.each([
  { name: 'teacher', by: -1 as const, order: ['name', 'teacher', 'grade'] },
  { name: 'grade', by: 1 as const, order: ['name', 'teacher', 'grade'] },
  { name: 'grade', by: -1 as const, order: ['name', 'grade', 'teacher'] },
  { name: 'teacher', by: 1 as const, order: ['name', 'grade', 'teacher'] },
  { name: 'name', by: 1 as const, order: ['name', 'grade', 'teacher'] },
  { name: 'gone', by: 1 as const, order: ['name', 'grade', 'teacher'] },
])('$name moved by $by: $order', ({ name, by, order }) => {
  expect(movedColumn(['name', 'grade', 'teacher'], name, by)).toEqual(order);
});
