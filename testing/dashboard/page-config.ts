import type { PageConfig } from '#platform/contract/page-config.ts';

/** For tests that look at the routes: they depend on little of it. */
export const PAGE_CONFIG: PageConfig = {
  site: 'dashboard',
  brand: 'kindred',
  locale: 'en',
  dashboardUrl: '',
  studentUrl: '',
  build: '',
  demo: true,
  cardPayments: true,
  news: 'list.example.org',
  signOn: [],
  inactivitySeconds: 0,
  snackbarMilliseconds: 0,
};
