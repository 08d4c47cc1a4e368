import { expect, test } from 'vitest';
import { FRESH_UI_STATE, readUiState, toggleSection, withColumns, withFlag, withTab } from './ui-state.ts';

test('all sections start open', () => {
  expect(readUiState(null)).toEqual(FRESH_UI_STATE);
  expect(Object.values(FRESH_UI_STATE.collapsed)).toEqual([false, false, false, false]);
});

test('a section is folded away and opened again', () => {
  const folded = toggleSection(FRESH_UI_STATE, 'students');
  expect(folded.collapsed).toEqual({
    uber: false,
    programs: false,
    students: true,
    'account-settings': false,
  });
  expect(toggleSection(folded, 'students')).toEqual(FRESH_UI_STATE);
});

test('what was kept comes back', () => {
  const folded = toggleSection(FRESH_UI_STATE, 'account-settings');
  const kept = withColumns(withTab(folded, 'uber-schools', 'groups'), 'students', ['name', 'grade']);
  expect(readUiState(JSON.stringify(kept))).toEqual(kept);
});

test('each page of tabs has a tab of its own, the last one chosen', () => {
  const state = withTab(withTab(withTab(FRESH_UI_STATE, 'a', 'one'), 'b', 'two'), 'a', 'three');
  expect(state.tabs).toEqual({ a: 'three', b: 'two' });
  expect(state.lastTab).toBe('three');
});

test('a flag is put up and taken down, and the other is left as it is', () => {
  const up = withFlag(FRESH_UI_STATE, 'video-overview-collapsed', true);
  expect(up.flags).toEqual({ confetti: false, 'video-overview-collapsed': true });
  expect(readUiState(JSON.stringify(up))).toEqual(up);
  expect(withFlag(up, 'video-overview-collapsed', false)).toEqual(FRESH_UI_STATE);
});

test('columns are chosen for each table, and given up', () => {
  const state = withColumns(withColumns(FRESH_UI_STATE, 'students', ['name']), 'schools', ['state']);
  expect(withColumns(state, 'students', null).columns).toEqual({ schools: ['state'] });
});

test('tabs and columns that make no sense are left out', () => {
  const kept = '{"tabs":{"a":1,"b":"two"},"columns":{"students":"name","schools":["name",2],"groups":["x"]}}';
  expect(readUiState(kept)).toEqual({ ...FRESH_UI_STATE, tabs: { b: 'two' }, columns: { groups: ['x'] } });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"collapsed":null}',
  '{"tabs":["a"],"columns":7}',
  '{"collapsed":{"uber":"yes"}}',
  '{"lastTab":7,"flags":{"confetti":"yes"}}',
])('from %j everything is open', (kept) => {
  expect(readUiState(kept)).toEqual(FRESH_UI_STATE);
});
