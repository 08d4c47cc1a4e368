import { expect, test } from 'vitest';
import { redirectFor } from '#product/site/rules/shell/legacy-redirects.ts';
import { type SidebarViewer, sidebarGroups } from '#product/site/rules/shell/sidebar.ts';
import { TOLD_PATHS } from '#product/site/rules/told-paths.ts';
import { SCREENS } from './screens.ts';

type Scope = keyof typeof SCREENS;

const viewer = (scope: Scope, more: Partial<SidebarViewer> = {}): SidebarViewer => ({
  scope,
  role: scope === 'educator' ? 'educator' : null,
  is_group_admin: false,
  is_team_admin: false,
  has_site_license_usage_report: false,
  acting: false,
  ...more,
});
const sidebarOf = (scope: Scope, more: Partial<SidebarViewer> = {}) =>
  sidebarGroups(SCREENS[scope], viewer(scope, more));
const entriesOf = (scope: Scope, more: Partial<SidebarViewer> = {}) =>
  sidebarOf(scope, more).flatMap(({ entries }) => entries);
const namesOf = (scope: Scope, more: Partial<SidebarViewer> = {}) =>
  entriesOf(scope, more).map(({ name }) => name);
const inSections = (scope: Scope) =>
  sidebarOf(scope).map(({ section, entries }) => [section, entries.map(({ name }) => name)]);

test('an educator sees what there is to do, then the own account', () => {
  expect(inSections('educator')).toEqual([
    [null, ['home', 'getting-started', 'notifications']],
    ['students', ['manage-students', 'emotion-check-ins', 'reports', 'group-data']],
    [null, ['assist-mh', 'purchase-licenses', 'support']],
    [
      'account-settings',
      [
        'profile',
        'class-code',
        'class-tiles',
        'check-in-settings',
        'play-sounds',
        'purchase-history',
        'license-history',
        'username',
        'password',
        'sign-in',
        'notification-settings',
        'staff-access',
      ],
    ],
  ]);
});

test('staff see their section, and no class code', () => {
  expect(inSections('uber')).toEqual([
    [null, ['home', 'notifications']],
    [
      'uber',
      ['account-requests', 'schools', 'families', 'reports', 'lessons', 'purchasing', 'metrics', 'admin'],
    ],
    ['programs', ['academy', 'zoou', 'ssgrin', 'hoh', 'sim']],
    ['account-settings', ['profile', 'username', 'password', 'sign-in']],
  ]);
});

test('a parent has the own children, and chooses how often updates are mailed', () => {
  expect(namesOf('parent')).toEqual(expect.arrayContaining(['manage-students', 'notification-settings']));
  expect(namesOf('parent')).not.toContain('class-code');
});

test('who teaches at home has children, and no group data', () => {
  expect(namesOf('educator', { role: 'home' })).not.toContain('group-data');
});

test.each([{ is_group_admin: true }, { is_team_admin: true }])(
  'an admin (%j) also sees educators',
  (flags) => {
    const students = sidebarOf('educator', flags).find(({ section }) => section === 'students');
    expect(students?.entries.map(({ path }) => path)).toEqual([
      '/educator/students',
      '/educator/educators',
      '/educator/consents',
      '/educator/emotion-check-ins',
      '/educator/reports',
      '/educator/group-data',
    ]);
  },
);

test('only who runs a site license is shown it', () => {
  expect(namesOf('educator', { has_site_license_usage_report: true })).toContain('site-license');
  expect(namesOf('educator', { is_group_admin: true })).not.toContain('site-license');
});

test('staff who act as an educator are shown nothing about credentials', () => {
  const shown = namesOf('educator', { acting: true });
  for (const name of ['class-code', 'username', 'password', 'sign-in']) expect(shown).not.toContain(name);
  expect(shown).toContain('profile');
});

test('no entry leads to an address that is redirected away', () => {
  for (const scope of ['uber', 'educator', 'parent'] as const) {
    const everything = { is_group_admin: true, has_site_license_usage_report: true };
    for (const { path } of entriesOf(scope, everything)) expect(redirectFor(path)).toBeNull();
  }
});

test.each(['educator', 'parent'] as const)(
  'a letter to support may name every screen of %s, and nothing else',
  (scope) => {
    const named = TOLD_PATHS.filter((path) => path.startsWith(`/${scope}`));
    const screens = SCREENS[scope].map(({ path }) =>
      `/${scope}/${path === '/' ? '' : path.replaceAll(/\$\w+/g, '…')}`.replace(/\/$/, ''),
    );
    // Games are tried on a page outside the registry.
    expect(named.toSorted()).toEqual([...screens, `/${scope}/demo/…`, `/${scope}/demo/…/…`].toSorted());
  },
);
