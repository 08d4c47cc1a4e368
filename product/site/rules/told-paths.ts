/** Below either home. */
const BOTH = [
  '',
  'getting-started',
  'getting-started/…',
  'skills',
  'notifications',
  'students',
  'students/…',
  'students/…/comics',
  'students/…/data',
  'students/exports',
  'progress',
  'resource-library',
  'resource-library/…',
  'purchasing',
  'support',
  'purchase-history',
  'license-history',
  'account/profile',
  'account/username',
  'account/password',
  'account/sign-in',
  'account/check-ins',
  'account/notifications',
  'account/staff-access',
  'demo/…',
  'demo/…/…',
] as const;

const EDUCATOR = [
  'students/uploads/new',
  'students/uploads/…',
  'students/uploads/district/new',
  'students/uploads/district/…',
  'educators',
  'consents',
  'consents/register',
  'emotion-check-ins',
  'emotion-check-ins/follow-ups',
  'emotion-check-ins/responders',
  'emotion-check-ins/sel',
  'emotion-check-ins/sel/round',
  'reports',
  'reports/…/…/…',
  'reports/downloads',
  'group-data',
  'small-groups',
  'small-groups/…',
  'site-license',
  'account/class-code',
  'account/class-tiles',
  'account/play-sounds',
] as const;

const below = (home: string, paths: readonly string[]): string[] =>
  paths.map((path) => (path === '' ? home : `${home}/${path}`));

/**
 * The addresses that a letter to support may name, as the routes are written. The registry of screens holds them to be
 * all there are: a word that is no screen's may be a child's name.
 */
export const TOLD_PATHS: readonly string[] = [
  ...below('/educator', [...BOTH, ...EDUCATOR]),
  ...below('/parent', [...BOTH, 'students/…/report/…/…', 'payment-completed']),
];
