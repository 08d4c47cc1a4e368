import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import type { Screen } from './screen.ts';
import * as shared from './shared.ts';

/** Every screen of parents, in the order of the sidebar. */
export const PARENT_SCREENS: readonly Screen[] = [
  {
    path: '/',
    entry: { name: 'home', icon: 'house' },
    component: lazyScreen(
      async () => (await import('#product/site/web/home/parent-home.tsx')).ParentHome,
      [
        'insight',
        'insight-home',
        'insight-progress',
        'insight-student',
        'child-data',
        'family-links',
        'lessons-fitting',
        'reports',
        'rosters',
        'site-home',
      ],
    ),
  },
  shared.gettingStarted,
  shared.skills,
  shared.guide,
  shared.updates,
  {
    path: 'students',
    entry: { name: 'manage-students', icon: 'students', section: 'students' },
    component: lazyScreen(
      async () => (await import('./children-page.tsx')).ChildrenPage,
      ['rosters', 'licensing', 'play-progress', 'purchasing-cards', 'family-links', 'child-data', 'consents'],
    ),
  },
  {
    path: 'students/$id',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('./child-page.tsx')).ChildPage,
      [
        'insight',
        'insight-progress',
        'insight-student',
        'reports',
        'rosters',
        'licensing',
        'play-progress',
        'purchasing-cards',
        'family-links',
        'lessons-fitting',
        'child-data',
        'consents',
      ],
    ),
  },
  {
    path: 'students/$id/comics',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('./comics-pages.tsx')).ChildComicsPage,
      ['insight-student', 'play', 'play-comics', 'play-keepsakes'],
    ),
  },
  {
    path: 'students/$student/report/$program/$kind',
    numbers: ['student'],
    component: lazyScreen(
      async () => (await import('#product/reports/web/report-screen.tsx')).ChildReportScreen,
      ['reports', 'rosters'],
    ),
  },
  {
    path: 'students/$id/data',
    numbers: ['id'],
    component: lazyScreen(async () => (await import('./child-data-pages.tsx')).ChildDataPage, ['child-data']),
  },
  {
    path: 'students/exports',
    component: lazyScreen(
      async () => (await import('./child-data-pages.tsx')).ParentExportsPage,
      ['child-data'],
    ),
  },
  {
    path: 'progress',
    entry: { name: 'progress', icon: 'chart', section: 'students' },
    component: lazyScreen(
      async () => (await import('./progress-page.tsx')).ProgressPage,
      ['insight-progress', 'insight', 'lessons-fitting', 'rosters', 'family-links'],
    ),
  },
  {
    path: 'resource-library',
    entry: { name: 'assist-mh', icon: 'book' },
    component: lazyScreen(
      async () => (await import('#product/lessons/web/library/library-screen.tsx')).ParentLibraryScreen,
      ['lessons'],
    ),
  },
  {
    path: 'resource-library/$id',
    component: lazyScreen(
      async () => (await import('#product/lessons/web/lesson/lesson-screen.tsx')).ParentLessonScreen,
      ['lessons', 'play'],
    ),
  },
  {
    path: 'purchasing',
    entry: { name: 'purchase-licenses', icon: 'cart' },
    component: lazyScreen(
      async () =>
        (await import('#product/purchasing/web/cards/purchasing-screen.tsx')).ParentPurchasingScreen,
      ['purchasing-cards'],
    ),
  },
  {
    path: 'payment-completed',
    component: lazyScreen(
      async () => (await import('#product/purchasing/web/family-payment-screen.tsx')).FamilyPaymentScreen,
      ['purchasing', 'accounts'],
    ),
  },
  shared.support,
  shared.profile,
  {
    path: 'account/check-ins',
    entry: { name: 'check-in-settings', icon: 'settings', section: 'account-settings' },
    component: lazyScreen(
      async () => (await import('#product/play/web/staff/check-ins-screen.tsx')).FamilyCheckInsScreen,
      ['play-progress', 'consents'],
    ),
  },
  {
    path: 'purchase-history',
    entry: { name: 'purchase-history', icon: 'receipt', section: 'account-settings' },
    component: lazyScreen(
      async () =>
        (await import('#product/purchasing/web/orders/purchase-history-screen.tsx'))
          .ParentPurchaseHistoryScreen,
      ['purchasing-quotes', 'purchasing-orders'],
    ),
  },
  {
    path: 'license-history',
    entry: { name: 'license-history', icon: 'history', section: 'account-settings' },
    component: lazyScreen(
      async () =>
        (await import('#product/licensing/web/histories/license-history-screen.tsx'))
          .FamilyLicenseHistoryScreen,
      ['licensing-histories', 'rosters'],
    ),
  },
  shared.username,
  shared.password,
  shared.signIn,
  {
    path: 'account/notifications',
    entry: { name: 'notification-settings', icon: 'bell-ring', section: 'account-settings', inPerson: true },
    component: lazyScreen(
      async () => (await import('#product/digests/web/preferences-screen.tsx')).ParentPreferencesScreen,
    ),
  },
  shared.staffAccess,
];
