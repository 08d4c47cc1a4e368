import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { SIGN_ON_PROVIDERS } from '#product/accounts/rules/sign-in/sign-on.ts';
import { STUDENT_PAGES, STUDENT_PASSED_THROUGH, STUDENT_SEEN_ON_THE_WAY } from '../../e2e/pages.ts';
import { createStudentRouter } from './router.tsx';

const config: PageConfig = {
  site: 'student',
  brand: 'kindred',
  locale: 'en',
  dashboardUrl: '',
  studentUrl: '',
  build: '',
  demo: true,
  cardPayments: true,
  news: 'list.example.org',
  signOn: SIGN_ON_PROVIDERS,
  inactivitySeconds: 0,
  snackbarMilliseconds: 0,
};
const router = createStudentRouter(config, createMemoryHistory());
/** All but the not-found page. */
const routes = Object.keys(router.routesByPath).filter((path) => path !== '/$');
const visited: readonly string[] = Object.values(STUDENT_PAGES).flat();

test('the tests of accessibility look at every page of the student site', () => {
  expect(routes.length).toBeGreaterThan(7);
  const forgotten = routes.filter(
    (route) =>
      !visited.includes(route) &&
      !STUDENT_PASSED_THROUGH.includes(route) &&
      STUDENT_SEEN_ON_THE_WAY[route] === undefined,
  );
  expect(forgotten).toEqual([]);
});

test('what is named as an exception is a page, and needs to be one', () => {
  const named = [...STUDENT_PASSED_THROUGH, ...Object.keys(STUDENT_SEEN_ON_THE_WAY)];
  expect(named.filter((route) => !routes.includes(route) || visited.includes(route))).toEqual([]);
});
