import { expect, test } from 'vitest';
import { fromChild, wayBack } from './way-back.ts';

test('who came from a child’s data goes back there, who came from a tab of the list to that tab', () => {
  expect(wayBack('educator', fromChild(51))).toEqual({
    to: '/educator/students/51/data',
    search: {},
    label: 'back-child',
  });
  expect(wayBack('parent', fromChild(7)).to).toBe('/parent/students/7/data');
  expect(wayBack('educator', 'all-active')).toEqual({
    to: '/educator/students',
    search: { tab: 'all-active' },
    label: 'back',
  });
});

test('who came by a letter or the sidebar goes to the list', () => {
  for (const from of [undefined, 5, {}]) {
    expect(wayBack('parent', from)).toEqual({ to: '/parent/students', search: {}, label: 'back' });
  }
});
