import { expect, test } from 'vitest';
import { familyListOf, fromOf, listOf } from './lists.ts';

test.each([
  [
    undefined,
    'students',
    'students:mine-active',
    { reach: 'mine', archived: 'no' },
    '/educator/students',
    'mine-active',
  ],
  [
    'students:all-archived',
    'students',
    'students:all-archived',
    { reach: 'all', archived: 'yes' },
    '/educator/students',
    'all-archived',
  ],
  [
    'reports-zoou:all-active-assessment',
    'reports-zoou',
    'reports-zoou:all-active-assessment',
    { reach: 'all', archived: 'no' },
    '/educator/reports',
    'zoou',
  ],
  [
    'reports-sim:mine-archived-assessment',
    'reports-sim',
    'reports-sim:mine-archived-assessment',
    { reach: 'mine', archived: 'yes' },
    '/educator/reports',
    'sim',
  ],
  // What somebody wrote into the address themselves.
  [
    'reports-nothing:mine-active',
    'students',
    'students:mine-active',
    { reach: 'mine', archived: 'no' },
    '/educator/students',
    'mine-active',
  ],
  [
    ['students:all-active'],
    'students',
    'students:mine-active',
    { reach: 'mine', archived: 'no' },
    '/educator/students',
    'mine-active',
  ],
])('who comes from %j goes along %s', (from, name, stateKey, segment, to, tab) => {
  const { table, ...place } = listOf(from);
  expect(table.name).toBe(name);
  expect(place).toEqual({ stateKey, segment, to, search: { tab }, label: to.slice('/educator/'.length) });
});

test.each([
  [
    'group-data-zoou:all-active-2',
    { reach: 'all', archived: 'no', check: '2' },
    '/educator/group-data',
    { tab: 'zoou' },
  ],
  [
    'group-data-academy:mine-archived-newest',
    { reach: 'mine', archived: 'yes' },
    '/educator/group-data',
    { tab: 'academy' },
  ],
  [
    'group-data-sim:all-active-newest',
    { reach: 'all', archived: 'no' },
    '/educator/group-data',
    { tab: 'sim' },
  ],
  [
    'sel-check-ins:all-archived-previous',
    { reach: 'all', archived: 'yes', term: 'previous' },
    '/educator/emotion-check-ins/sel',
    {},
  ],
  [
    'sel-check-ins:mine-active-current',
    { reach: 'mine', archived: 'no', term: 'current' },
    '/educator/emotion-check-ins/sel',
    {},
  ],
  ['consents:archived', { archived: 'yes' }, '/educator/consents/register', {}],
])('who comes from %s goes back there, and along its children', (from, segment, to, search) => {
  const { table, ...place } = listOf(from);
  expect(table.name).toBe(from.split(':')[0]);
  expect(place).toMatchObject({ stateKey: from, segment, to, search });
  expect(fromOf({ table, ...place })).toBe(from);
});

test('who comes from a week goes back to that week, and along its children', () => {
  const { table, ...place } = listOf('emotion-check-ins:active:2026-11-09');
  expect(table.name).toBe('emotion-check-ins');
  expect(place).toEqual({
    stateKey: 'emotion-check-ins:active',
    segment: { reach: 'mine', archived: 'no', _week: '2026-11-09' },
    to: '/educator/emotion-check-ins',
    search: { week: '2026-11-09' },
    label: 'week',
  });
  expect(fromOf({ table, ...place })).toBe('emotion-check-ins:active:2026-11-09');
  expect(listOf('emotion-check-ins:active:<script>').search).toEqual({});
});

test('a family goes along the own children', () => {
  expect(familyListOf('children:archived')).toMatchObject({
    segment: { archived: 'yes' },
    search: { tab: 'archived' },
  });
  expect(familyListOf(undefined)).toMatchObject({ stateKey: 'children:active', to: '/parent/students' });
});

test('without a list, who runs a group goes along all of their students', () => {
  expect(listOf(undefined, 'all').stateKey).toBe('students:all-active');
  expect(listOf('students:mine-active', 'all').stateKey).toBe('students:mine-active');
});
