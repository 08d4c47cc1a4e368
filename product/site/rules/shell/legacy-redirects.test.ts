import { expect, test } from 'vitest';
import { LEGACY_PATHS, redirectFor } from './legacy-redirects.ts';

test.each([
  '',
  '/index.php',
  '/index.php/',
  '/fortress/login',
  '/passwordResetLink',
  '/dashboard',
  '/admin/manage',
  '/account/success',
  '/library',
  '/play/library',
  '/playLegacy',
  '/about-us',
  '/pricing',
  '/research',
  '/school',
])('"%s" leads to the start page', (path) => {
  expect(redirectFor(path)).toEqual({ to: '/', site: 'same' });
});

test.each([
  '/play',
  '/student/play/academy',
  '/student/play/zoou',
  '/student/play/ssgrin',
  '/student/play/hoh',
  '/student/play/sim',
  '/student/play/cv',
])('%s leads to play on the student site', (path) => {
  expect(redirectFor(path)).toEqual({ to: '/student/play', site: 'student' });
});

test.each(['academy', 'zoou', 'ssgrin', 'hoh', 'sim'])(
  "/educator/%s leads to that program among the educator's reports",
  (program) => {
    const expected = { to: '/educator/reports', tab: program, site: 'dashboard' };
    expect(redirectFor(`/educator/${program}`)).toEqual(expected);
  },
);

test.each(['/educator/lessons', '/educator/assist-mh'])("%s leads to the educator's home", (path) => {
  expect(redirectFor(path)).toEqual({ to: '/educator', site: 'dashboard' });
});

test('buying a home license leaves the app for the family subscription on the dashboard', () => {
  expect(redirectFor('/cart/buyHomeLicense')).toEqual({
    to: '/payment-family-subscription',
    site: 'dashboard',
    fullPage: true,
  });
});

test.each([
  '/',
  '/educator',
  '/student/play',
  '/student/play/42',
  '/account/request',
  '/plays',
  '/dashboard/x',
])('%s is not an old address', (path) => {
  expect(redirectFor(path)).toBeNull();
});

test('no redirect leads to another redirect', () => {
  for (const path of LEGACY_PATHS) {
    const target = redirectFor(path);
    expect(target).not.toBeNull();
    expect(redirectFor(target?.to ?? '')).toBeNull();
  }
});

test('a trailing slash makes no difference', () => {
  for (const path of LEGACY_PATHS) expect(redirectFor(`${path}//`)).toEqual(redirectFor(path));
});
