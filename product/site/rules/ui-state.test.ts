import { expect, test } from 'vitest';
import { FRESH_UI_STATE, readUiState, toggleSection } from './ui-state.ts';

test('all sections start open', () => {
  expect(readUiState(null)).toEqual(FRESH_UI_STATE);
  expect(Object.values(FRESH_UI_STATE.collapsed)).toEqual([false, false, false]);
});

test('a section is folded away and opened again', () => {
  const folded = toggleSection(FRESH_UI_STATE, 'students');
  expect(folded.collapsed).toEqual({ uber: false, students: true, 'account-settings': false });
  expect(toggleSection(folded, 'students')).toEqual(FRESH_UI_STATE);
});

test('what was kept comes back', () => {
  const folded = toggleSection(FRESH_UI_STATE, 'account-settings');
  expect(readUiState(JSON.stringify(folded))).toEqual(folded);
});

test.each(['', '{', 'null', '7', '[]', '{"collapsed":null}', '{"collapsed":{"uber":"yes"}}'])(
  'from %j everything is open',
  (kept) => {
    expect(readUiState(kept)).toEqual(FRESH_UI_STATE);
  },
);
