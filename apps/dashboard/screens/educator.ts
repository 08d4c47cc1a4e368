import {
  runsGroup,
  runsSiteLicense,
  teachesAtHome,
  teachesAtSchool,
} from '#product/accounts/rules/people/traits.ts';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import type { Screen } from './screen.ts';
import * as shared from './shared.ts';

/** Every screen of teachers, clinicians and admins, in the order of the sidebar. */
export const EDUCATOR_SCREENS: readonly Screen[] = [
  {
    path: '/',
    entry: { name: 'home', icon: 'house' },
    component: lazyScreen(
      async () => (await import('#product/site/web/home/educator-home.tsx')).EducatorHome,
      [
        'accounts-people',
        'follow-ups',
        'licensing',
        'insight',
        'insight-home',
        'insight-progress',
        'insight-student',
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
      async () => (await import('./students-page.tsx')).StudentsPage,
      ['rosters', 'rosters-uploads', 'licensing', 'play-progress', 'child-data', 'consents'],
    ),
  },
  {
    path: 'students/$id',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('./student-page.tsx')).StudentPage,
      [
        'insight',
        'insight-progress',
        'insight-student',
        'observations',
        'follow-ups',
        'reports',
        'rosters',
        'licensing',
        'play-progress',
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
      async () => (await import('./comics-pages.tsx')).StudentComicsPage,
      ['insight-student', 'play', 'play-comics', 'play-keepsakes'],
    ),
  },
  {
    path: 'students/$id/data',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('./child-data-pages.tsx')).StudentDataPage,
      ['child-data'],
    ),
  },
  {
    path: 'students/exports',
    component: lazyScreen(
      async () => (await import('./child-data-pages.tsx')).EducatorExportsPage,
      ['child-data'],
    ),
  },
  { path: 'students/uploads/new', component: shared.newUpload },
  { path: 'students/uploads/$id', component: shared.upload },
  { path: 'students/uploads/district/new', to: runsGroup, component: shared.newDistrictUpload },
  { path: 'students/uploads/district/$id', to: runsGroup, component: shared.districtUpload },
  {
    path: 'educators',
    entry: { name: 'educators', icon: 'people', section: 'students' },
    to: runsGroup,
    component: lazyScreen(
      async () => (await import('./educators-page.tsx')).EducatorsPage,
      ['accounts-people', 'schools', 'rosters', 'licensing', 'licensing-histories'],
    ),
  },
  {
    path: 'consents',
    entry: { name: 'consents', icon: 'shield', section: 'students' },
    to: runsGroup,
    component: lazyScreen(
      async () => (await import('#product/consents/web/consents-screen.tsx')).ConsentsScreen,
      ['consents'],
    ),
  },
  {
    path: 'consents/register',
    to: runsGroup,
    component: lazyScreen(
      async () => (await import('#product/consents/web/register-screen.tsx')).RegisterScreen,
      ['consents', 'rosters'],
    ),
  },
  {
    path: 'progress',
    entry: { name: 'progress', icon: 'chart', section: 'students' },
    to: teachesAtHome,
    component: lazyScreen(
      async () => (await import('./progress-page.tsx')).ProgressPage,
      ['insight-progress', 'insight', 'lessons-fitting', 'rosters', 'family-links'],
    ),
  },
  {
    path: 'emotion-check-ins',
    entry: { name: 'emotion-check-ins', icon: 'smile', section: 'students' },
    component: lazyScreen(
      async () => (await import('./check-ins-page.tsx')).CheckInsPage,
      ['check-ins', 'follow-ups', 'observations', 'play-check-in', 'rosters'],
    ),
  },
  {
    path: 'emotion-check-ins/follow-ups',
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('#product/follow-ups/web/follow-ups-screen.tsx')).FollowUpsScreen,
      ['follow-ups', 'check-ins', 'rosters'],
    ),
  },
  {
    path: 'emotion-check-ins/responders',
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('#product/follow-ups/web/responders-screen.tsx')).RespondersScreen,
      ['follow-ups', 'check-ins', 'rosters'],
    ),
  },
  {
    path: 'reports',
    entry: { name: 'reports', icon: 'report', section: 'students' },
    component: lazyScreen(
      async () => (await import('#product/reports/web/reports-screen.tsx')).ReportsScreen,
      ['reports', 'rosters', 'play-progress'],
    ),
  },
  {
    path: 'reports/$student/$program/$kind',
    numbers: ['student'],
    component: lazyScreen(
      async () => (await import('./report-page.tsx')).ReportPage,
      ['reports', 'rosters', 'play-progress'],
    ),
  },
  {
    path: 'reports/downloads',
    component: lazyScreen(
      async () => (await import('#product/reports/web/many/downloads-screen.tsx')).DownloadsScreen,
      ['reports', 'rosters'],
    ),
  },
  {
    path: 'emotion-check-ins/sel',
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('#product/observations/web/sel-check-ins-screen.tsx')).SelCheckInsScreen,
      ['observations', 'check-ins', 'rosters'],
    ),
  },
  {
    path: 'emotion-check-ins/sel/round',
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('#product/observations/web/round/round-screen.tsx')).RoundScreen,
      ['observations', 'reports'],
    ),
  },
  {
    path: 'group-data',
    entry: { name: 'group-data', icon: 'chart', section: 'students' },
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('./group-data-pages.tsx')).GroupDataPage,
      ['group-data', 'lessons-fitting', 'observations', 'reports', 'rosters'],
    ),
  },
  {
    path: 'small-groups',
    to: teachesAtSchool,
    component: lazyScreen(
      async () =>
        (await import('#product/group-data/web/small-groups/small-groups-screen.tsx')).SmallGroupsScreen,
      ['group-data', 'reports', 'rosters'],
    ),
  },
  {
    path: 'small-groups/$id',
    numbers: ['id'],
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('./group-data-pages.tsx')).SmallGroupPage,
      ['group-data', 'lessons', 'lessons-fitting', 'reports', 'rosters'],
    ),
  },
  {
    path: 'resource-library',
    entry: { name: 'assist-mh', icon: 'book' },
    component: lazyScreen(
      async () => (await import('#product/lessons/web/library/library-screen.tsx')).EducatorLibraryScreen,
      ['lessons', 'lessons-fitting'],
    ),
  },
  {
    path: 'resource-library/$id',
    component: lazyScreen(
      async () => (await import('#product/lessons/web/lesson/lesson-screen.tsx')).EducatorLessonScreen,
      ['lessons', 'play'],
    ),
  },
  {
    path: 'purchasing',
    entry: { name: 'purchase-licenses', icon: 'cart' },
    component: lazyScreen(
      async () =>
        (await import('#product/purchasing/web/cards/purchasing-screen.tsx')).EducatorPurchasingScreen,
      ['purchasing-cards', 'purchasing-quotes', 'purchasing-orders'],
    ),
  },
  {
    path: 'site-license',
    entry: { name: 'site-license', icon: 'building' },
    to: runsSiteLicense,
    component: lazyScreen(
      async () =>
        (await import('#product/licensing/web/histories/site-license-screen.tsx')).SiteLicenseScreen,
      ['licensing-histories', 'rosters'],
    ),
  },
  shared.support,
  shared.profile,
  {
    path: 'account/class-code',
    entry: { name: 'class-code', icon: 'hash', section: 'account-settings', inPerson: true },
    component: lazyScreen(
      async () => (await import('#product/accounts/web/settings/class-code-screen.tsx')).ClassCodeScreen,
    ),
  },
  {
    path: 'account/class-tiles',
    entry: { name: 'class-tiles', icon: 'tiles', section: 'account-settings', inPerson: true },
    to: teachesAtSchool,
    component: lazyScreen(
      async () => (await import('#product/class-tiles/web/desk/desk-screen.tsx')).DeskScreen,
      ['class-tiles', 'class-tiles-desk'],
    ),
  },
  {
    path: 'account/check-ins',
    entry: { name: 'check-in-settings', icon: 'settings', section: 'account-settings' },
    component: lazyScreen(
      async () => (await import('#product/play/web/staff/check-ins-screen.tsx')).ClassCheckInsScreen,
      ['play-progress'],
    ),
  },
  {
    path: 'account/play-sounds',
    entry: { name: 'play-sounds', icon: 'volume', section: 'account-settings' },
    component: lazyScreen(
      async () => (await import('#product/play/web/staff/sounds-screen.tsx')).ClassSoundsScreen,
      ['play-progress'],
    ),
  },
  {
    path: 'purchase-history',
    entry: { name: 'purchase-history', icon: 'receipt', section: 'account-settings' },
    component: lazyScreen(
      async () =>
        (await import('#product/purchasing/web/orders/purchase-history-screen.tsx')).PurchaseHistoryScreen,
      ['purchasing-quotes', 'purchasing-orders', 'purchasing-packets'],
    ),
  },
  {
    path: 'license-history',
    entry: { name: 'license-history', icon: 'history', section: 'account-settings' },
    component: lazyScreen(
      async () =>
        (await import('#product/licensing/web/histories/license-history-screen.tsx')).LicenseHistoryScreen,
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
      async () => (await import('#product/digests/web/preferences-screen.tsx')).EducatorPreferencesScreen,
      ['follow-ups'],
    ),
  },
  shared.staffAccess,
];
