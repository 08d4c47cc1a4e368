import { expect, test } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { table } from '../../contract/table.ts';
import { keepable } from './kept-views.ts';

const list = table({
  name: 'people',
  path: '/uber/people',
  summary: 'People.',
  access: policy('test', () => true),
  columns: {
    name: { label: 'l', kind: 'text', filter: 'text', sort: true },
    grade: { label: 'l', kind: 'choice', choices: [1, 2], labels: 'l', filter: 'choices', sort: true },
    born: { label: 'l', kind: 'day', filter: 'day-range' },
    count: { label: 'l', kind: 'number', filter: 'number-range' },
    on: { label: 'l', kind: 'yes-no', filter: 'yes-no' },
  },
  filters: {
    school_id: { kind: 'id', label: 'l', find: null },
    archived: { kind: 'yes-no', label: 'l', segment: true },
  },
  sort: 'name',
});
const sort = { column: 'grade', descending: true };

test('choices, ranges and yes or no are kept with the order and the page', () => {
  const filters = { grade: '1,2', born: '1/2/2026..', count: '3..5', on: 'yes' };
  expect(keepable(list, { page: 4, filters, sort })).toEqual({ page: 4, filters, sort });
});

test('what somebody typed is not, and the page that went with it is the first', () => {
  const filters = { name: 'Maya', school_id: '7', grade: '1' };
  expect(keepable(list, { page: 4, filters, sort })).toEqual({
    page: 1,
    filters: { school_id: '7', grade: '1' },
    sort,
  });
});

test('neither is what the table does not know or the tab decides', () => {
  const filters = { archived: 'yes', grade: '9', other: 'x' };
  expect(keepable(list, { page: 2, filters, sort }).filters).toEqual({});
});
