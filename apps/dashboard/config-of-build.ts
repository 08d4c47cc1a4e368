import type { PageConfig } from '#platform/contract/page-config.ts';

/** What a build knows of the page that a server will send: nothing that hangs on settings. */
export const CONFIG_OF_BUILD: PageConfig = {
  site: 'dashboard',
  brand: 'kindred',
  locale: 'en',
  dashboardUrl: '',
  studentUrl: '',
  build: '',
  demo: false,
  cardPayments: false,
  news: null,
  signOn: [],
  inactivitySeconds: 0,
  snackbarMilliseconds: 0,
};
