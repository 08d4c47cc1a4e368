import { expect, test } from 'vitest';
import { backToSchoolYear, childrenNamed, linkOf, messageOf } from './dashboard.ts';

test.each([
  ['2026-06-30', null],
  ['2026-07-01', 2026],
  ['2026-09-30', 2026],
  ['2026-10-01', null],
  ['2027-01-05', null],
  ['2027-07-15', 2027],
])('on %s the notice greets the school year of %s', (today, year) => {
  expect(backToSchoolYear(today)).toBe(year);
});

test.each([
  ['welcome', {}, 'welcome', undefined],
  ['account-verified', {}, 'account-verified', undefined],
  ['colleague-to-approve', { by: 'Ada Fern' }, 'colleague-to-approve', { name: 'Ada Fern' }],
  ['back-to-school', { year: 2026 }, 'back-to-school', { year: '2026/27' }],
  ['back-to-school', { year: 2099 }, 'back-to-school', { year: '2099/00' }],
  ['licenses-expiring', { count: 3 }, 'licenses-expiring', { count: 3, days: 30 }],
  ['student-login-without-license', {}, 'login-without-license', undefined],
  [
    'site-license-usage-report',
    { month: '2026-09' },
    'site-license-usage',
    { month: '2026-09', year: '2026/27' },
  ],
  ['licenses-expiring', { trial_ends_on: '2026-12-01' }, 'trial-expiring', { date: '2026-12-01' }],
  [
    'licenses-expiring',
    { trial_ends_on: '2026-12-01', on_trial: 1 },
    'trial-expiring-some',
    { date: '2026-12-01', count: 1 },
  ],
  [
    'weekly-emotion-check-in',
    { week: '2026-11-09', students: 4 },
    'check-in',
    { count: 4, date: '2026-11-09' },
  ],
  [
    'weekly-emotion-check-in',
    { week: '2026-11-09', students: 6, happy: 9, okay: 5, worried: 2, sad: 0, mad: 1 },
    'check-in-feelings',
    { count: 6, date: '2026-11-09', happy: 9, okay: 5, worried: 2, sad: 0, mad: 1 },
  ],
  [
    'weekly-top-students',
    { week: '2026-11-09', students: 6, names: 'Maya Okafor, Li Wei' },
    'top-students',
    { date: '2026-11-09', names: 'Maya Okafor, Li Wei' },
  ],
  [
    'weekly-top-students',
    { week: '2026-11-09', students: 6 },
    'students-played',
    { date: '2026-11-09', count: 6 },
  ],
  [
    'student-mass-transfer-or-share',
    { how: 'share', count: 2, by: 'Ada Fern' },
    'students-shared',
    { count: 2, name: 'Ada Fern' },
  ],
  ['student-mass-transfer-or-share', { how: 'share-ended', count: 2 }, 'share-ended', { count: 2 }],
  [
    'student-mass-transfer-or-share',
    { how: 'transfer', count: 1 },
    'students-transferred-by-staff',
    { count: 1, name: '' },
  ],
] as const)('%s with %j says %s', (kind, data, key, values) => {
  expect(messageOf({ kind, data: { ...data } })).toEqual({
    i18n: `notifications.dashboard.${key}`,
    ...(values === undefined ? {} : { values }),
  });
});

test.each([
  [
    'licenses-expiring',
    { count: 1, ends_on: '2026-12-14' },
    'licenses-expiring',
    { count: 1, date: '2026-12-14' },
  ],
  ['licenses-expiring', { trial_ends_on: '2026-12-01' }, 'trial-expiring', { date: '2026-12-01' }],
  ['student-login-without-license', {}, 'login-without-license', undefined],
] as const)('to a parent, %s with %j speaks of the family', (kind, data, key, values) => {
  expect(messageOf({ kind, data: { ...data } }, 'parent')).toEqual({
    i18n: `notifications.family.${key}`,
    ...(values === undefined ? {} : { values }),
  });
});

test('an admin is welcomed to a school, not to a class', () => {
  expect(messageOf({ kind: 'welcome', data: {} }, 'admin').i18n).toBe(
    'notifications.dashboard.welcome-admin',
  );
});

const students = (license?: string) => ({
  to: '/educator/students',
  search: { tab: 'mine-active', ...(license === undefined ? {} : { license }) },
});
const purchasing = { to: '/parent/purchasing' };

test.each([
  ['educator', 'welcome', {}, students()],
  ['admin', 'welcome', {}, { to: '/educator/educators' }],
  ['educator', 'account-verified', {}, students()],
  ['admin', 'colleague-to-approve', {}, { to: '/educator/educators', search: { tab: 'pending-colleagues' } }],
  ['educator', 'colleague-to-approve', {}, null],
  ['educator', 'games-preview', {}, { to: '/educator/getting-started' }],
  ['educator', 'student-login-without-license', {}, students('expired,none')],
  ['educator', 'student-mass-transfer-or-share', { how: 'share', count: 2 }, students()],
  ['educator', 'licenses-expiring', { count: 3 }, students('expiring')],
  ['educator', 'licenses-expiring', { trial_ends_on: '2026-12-01' }, { to: '/educator/purchasing' }],
  [
    'educator',
    'weekly-emotion-check-in',
    { week: '2026-11-09', students: 6 },
    { to: '/educator/emotion-check-ins', search: { week: '2026-11-09' } },
  ],
  ['educator', 'weekly-top-students', { week: '2026-11-09', students: 6 }, students()],
  ['educator', 'back-to-school', { year: 2026 }, students()],
  [
    'educator',
    'site-license-usage-report',
    { month: '2026-06' },
    { to: '/educator/site-license', search: { tab: 'usage', year: '2025' } },
  ],
  ['admin', 'site-license-usage-report', { month: '2026-07' }, { search: { tab: 'usage', year: '2026' } }],
  ['parent', 'licenses-expiring', { count: 1, ends_on: '2026-12-01' }, purchasing],
  ['parent', 'student-login-without-license', {}, purchasing],
  // Who has licenses left need not buy.
  [
    'parent',
    'student-login-without-license',
    { licenses_left: 2 },
    { to: '/parent/students', search: { tab: 'active', license: 'expired,none' }, values: { count: 2 } },
  ],
  ['parent', 'site-license-usage-report', { month: '2026-06' }, null],
] as const)('%s who reads %s with %j is led to %j', (reader, kind, data, link) => {
  const found = linkOf({ kind, data: { ...data } }, reader);
  if (link === null) expect(found).toBeNull();
  else expect(found).toMatchObject(link);
});

test.each([
  [
    { names: 'Li Wei, Maya Okafor', ids: '7,9' },
    [
      { name: 'Li Wei', id: 7 },
      { name: 'Maya Okafor', id: 9 },
    ],
  ],
  [{ names: '林美玲', ids: '7' }, [{ name: '林美玲', id: 7 }]],
  // A comma in a name: who is who is not guessed.
  [{ names: 'Sam Reed, Jr., Maya Okafor', ids: '7,9' }, null],
  [{ names: 'Li Wei' }, null],
  [{ students: 4 }, null],
])('of %j each name leads to %j', (data, children) => {
  expect(childrenNamed(data)).toEqual(children);
});
