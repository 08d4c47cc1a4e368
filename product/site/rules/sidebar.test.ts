import { expect, test } from 'vitest';
import { redirectFor } from './legacy-redirects.ts';
import { sidebarEntries, sidebarGroups } from './sidebar.ts';

const everything = () => true;
const nothing = () => false;
const names = (groups: ReturnType<typeof sidebarGroups>) =>
  groups.map(({ section, entries }) => [section, entries.map(({ name }) => name)]);

test('an educator sees the sections of the specification', () => {
  expect(names(sidebarGroups('educator', everything))).toEqual([
    [null, ['home', 'getting-started', 'notifications']],
    ['students', ['manage-students', 'emotion-check-ins', 'reports', 'group-data']],
    [null, ['assist-mh', 'purchasing', 'purchase-licenses', 'support']],
    ['account-settings', ['profile', 'class-code', 'purchase-history', 'username', 'password']],
  ]);
});

test('staff see their section, and no class code', () => {
  expect(names(sidebarGroups('uber', everything))).toEqual([
    [null, ['home', 'notifications']],
    ['uber', ['account-requests', 'schools', 'families', 'metrics', 'admin']],
    ['account-settings', ['profile', 'username', 'password']],
  ]);
});

test('a parent follows the progress of the own children', () => {
  const parent = sidebarEntries('parent', everything).map(({ name }) => name);
  expect(parent).toContain('student-progress');
  expect(parent).not.toContain('group-data');
});

test('what has no route is declared, but not shown', () => {
  expect(sidebarEntries('educator', nothing).every(({ built }) => !built)).toBe(true);
  expect(sidebarGroups('educator', nothing)).toEqual([]);
});

test('a section whose screens do not exist yet is left out', () => {
  const routes = ['/educator', '/educator/account/profile'];
  expect(names(sidebarGroups('educator', (path) => routes.includes(path)))).toEqual([
    [null, ['home']],
    ['account-settings', ['profile']],
  ]);
});

test('no entry leads to an address that is redirected away', () => {
  for (const scope of ['uber', 'educator', 'parent'] as const) {
    for (const { path } of sidebarEntries(scope, everything)) expect(redirectFor(path)).toBeNull();
  }
});
