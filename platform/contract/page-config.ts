/** What the server writes into every page for the browser to start with. Nothing personal, nothing secret. */
export type PageConfig = {
  site: 'dashboard' | 'student';
  brand: string;
  locale: string;
  dashboardUrl: string;
  studentUrl: string;
  /** Which build the page is of: a server that speaks of another one has a newer page. */
  build: string;
  demo: boolean;
  /** Whether one can pay by card here. */
  cardPayments: boolean;
  /** The host of the list that sends news by mail; null where one cannot ask for it. */
  news: string | null;
  /** Through whom students can sign on here, besides with a password. */
  signOn: readonly string[];
  inactivitySeconds: number;
  snackbarMilliseconds: number;
};

export const PAGE_CONFIG_ID = 'page-config';

/** Device preferences, kept in a cookie so that local storage can be emptied at sign-out. */
export const PREFERENCE_COOKIES = { locale: 'locale', colorScheme: 'color-scheme' } as const;
/** What browsers take over https for this very host, and from it alone. */
const SECURE_PREFIX = '__Host-';

/**
 * What a cookie of ours is called. Over https another host of the domain can set the plain name: whatever stands there is
 * not read, and taken away where it is ours.
 */
export function ownName(name: string, isSecure: boolean): string {
  return isSecure ? `${SECURE_PREFIX}${name}` : name;
}
