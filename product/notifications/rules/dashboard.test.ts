import { expect, test } from 'vitest';
import { backToSchoolYear, DASHBOARD_KINDS, messageOf } from './dashboard.ts';

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
  ['back-to-school', { year: 2026 }, 'back-to-school', { year: '2026/27' }],
  ['back-to-school', { year: 2099 }, 'back-to-school', { year: '2099/00' }],
  ['licenses-expiring', { count: 3 }, 'licenses-expiring', { count: 3, days: 30 }],
  ['student-login-without-license', {}, 'login-without-license', undefined],
  ['site-license-usage-report', { month: '2026-09' }, 'site-license-usage', { month: '09/2026' }],
  ['licenses-expiring', { trial_ends_on: '2026-12-01' }, 'trial-expiring', { date: '12/01/2026' }],
  [
    'student-mass-transfer-or-share',
    { how: 'share', count: 2, by: 'Ada Fern' },
    'students-shared',
    { count: 2, name: 'Ada Fern' },
  ],
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

test('what nothing makes yet says nothing', () => {
  const silent = DASHBOARD_KINDS.filter((kind) => messageOf({ kind, data: {} }) === null);
  expect(silent).toEqual(['weekly-emotion-check-in', 'weekly-top-students']);
});
