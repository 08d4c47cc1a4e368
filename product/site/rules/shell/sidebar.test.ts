import { expect, test } from 'vitest';
import type { Scope } from '#product/access/rules/scopes.ts';
import { redirectFor } from './legacy-redirects.ts';
import { type SidebarViewer, sidebarEntries, sidebarGroups } from './sidebar.ts';

const viewer = (scope: Scope, more: Partial<SidebarViewer> = {}): SidebarViewer => ({
  scope,
  is_group_admin: false,
  is_team_admin: false,
  has_site_license_usage_report: false,
  acting: false,
  ...more,
});
const everything = () => true;
const nothing = () => false;
const names = (groups: ReturnType<typeof sidebarGroups>) =>
  groups.map(({ section, entries }) => [section, entries.map(({ name }) => name)]);

test('an educator sees the sections of the specification', () => {
  expect(names(sidebarGroups(viewer('educator'), everything))).toEqual([
    [null, ['home', 'getting-started', 'notifications']],
    ['students', ['manage-students', 'emotion-check-ins', 'reports', 'group-data']],
    [null, ['assist-mh', 'purchase-licenses', 'support']],
    [
      'account-settings',
      [
        'profile',
        'class-code',
        'check-in-settings',
        'purchase-history',
        'license-history',
        'username',
        'password',
        'notification-settings',
        'staff-access',
      ],
    ],
  ]);
});

test('staff see their section, and no class code', () => {
  expect(names(sidebarGroups(viewer('uber'), everything))).toEqual([
    [null, ['home', 'notifications']],
    ['uber', ['account-requests', 'schools', 'families', 'purchasing', 'metrics', 'admin']],
    ['account-settings', ['profile', 'username', 'password']],
  ]);
});

test('a parent follows the progress of the own children, and chooses how often updates are mailed', () => {
  const parent = sidebarEntries(viewer('parent'), everything).map(({ name }) => name);
  expect(parent).toEqual(expect.arrayContaining(['student-progress', 'notification-settings']));
  expect(parent).not.toContain('group-data');
});

test.each([{ is_group_admin: true }, { is_team_admin: true }])(
  'an admin (%j) also sees educators',
  (flags) => {
    const entries = sidebarEntries(viewer('educator', flags), everything);
    expect(entries.find(({ name }) => name === 'educators')).toMatchObject({
      path: '/educator/educators',
      section: 'students',
    });
  },
);

test('only who runs a site license is shown it', () => {
  const shown = (more: Partial<SidebarViewer>) =>
    sidebarEntries(viewer('educator', more), everything).map(({ name }) => name);
  expect(shown({ has_site_license_usage_report: true })).toContain('site-license');
  expect(shown({ is_group_admin: true })).not.toContain('site-license');
});

test('staff who act as an educator are shown nothing about credentials', () => {
  const shown = sidebarEntries(viewer('educator', { acting: true }), everything).map(({ name }) => name);
  for (const name of ['class-code', 'username', 'password']) expect(shown).not.toContain(name);
  expect(shown).toContain('profile');
});

test('what has no route is declared, but not shown', () => {
  expect(sidebarEntries(viewer('educator'), nothing).every(({ built }) => !built)).toBe(true);
  expect(sidebarGroups(viewer('educator'), nothing)).toEqual([]);
});

test('a section whose screens do not exist yet is left out', () => {
  const routes = ['/educator', '/educator/account/profile'];
  expect(names(sidebarGroups(viewer('educator'), (path) => routes.includes(path)))).toEqual([
    [null, ['home']],
    ['account-settings', ['profile']],
  ]);
});

test('no entry leads to an address that is redirected away', () => {
  for (const scope of ['uber', 'educator', 'parent'] as const) {
    for (const { path } of sidebarEntries(viewer(scope), everything)) expect(redirectFor(path)).toBeNull();
  }
});
