import { expect, test } from 'vitest';
import { chosenTab } from './chosen-tab.ts';

test.each([
  { address: 'groups', kept: 'schools', tab: 'groups' },
  { address: undefined, kept: 'schools', tab: 'schools' },
  { address: 'gone', kept: 'schools', tab: 'schools' },
  { address: 7, kept: 'gone', tab: 'districts' },
  { address: undefined, kept: undefined, tab: 'districts' },
])('with $address in the address and $kept kept, it is $tab', ({ address, kept, tab }) => {
  expect(chosenTab(['districts', 'schools', 'groups'], address, kept)).toBe(tab);
});

test('no tabs, none chosen', () => {
  expect(chosenTab([], 'groups', undefined)).toBe('');
});
