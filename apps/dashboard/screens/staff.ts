import { createElement } from 'react';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import type { Screen } from './screen.ts';
import * as shared from './shared.ts';

/** The pages of people and schools have something of every list. */
const PAGE_TEXTS = [
  'back-office-pages',
  'child-data',
  'accounts-people',
  'schools',
  'rosters',
  'licensing',
  'licensing-histories',
  'play-progress',
  'purchasing-orders',
  'purchasing-quotes',
] as const;
/** A view a program: its address names it. */
function programScreen(program: ProgramId): Screen {
  return {
    path: `programs/${program}`,
    entry: { name: program, icon: 'game', section: 'programs' },
    component: lazyScreen(async () => {
      const { ProgramScreen } = await import('#product/metrics/web/program-screen.tsx');
      return () => createElement(ProgramScreen, { program });
    }, ['metrics', 'reports', 'rosters']),
  };
}

/** Every screen of staff, in the order of the sidebar. */
export const STAFF_SCREENS: readonly Screen[] = [
  {
    path: '/',
    entry: { name: 'home', icon: 'house' },
    component: lazyScreen(
      async () => (await import('#product/site/web/home/staff-home.tsx')).StaffHome,
      ['purchasing-orders'],
    ),
  },
  {
    path: 'notifications',
    entry: { name: 'notifications', icon: 'bell' },
    component: lazyScreen(
      async () => (await import('#product/notifications/web/notifications-screen.tsx')).NotificationsScreen,
    ),
  },
  {
    path: 'account-requests',
    entry: { name: 'account-requests', icon: 'person-check', section: 'uber' },
    component: lazyScreen(
      async () =>
        (await import('#product/back-office/web/account-requests-screen.tsx')).AccountRequestsScreen,
      ['accounts-people', 'schools', 'rosters'],
    ),
  },
  {
    path: 'schools',
    entry: { name: 'schools', icon: 'school', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/back-office/web/schools-screen.tsx')).SchoolsScreen,
      [
        'schools',
        'accounts-people',
        'child-data',
        'rosters',
        'rosters-uploads',
        'licensing',
        'licensing-histories',
        'play-progress',
      ],
    ),
  },
  {
    path: 'schools/$id',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('#product/back-office/web/school/school-screen.tsx')).SchoolScreen,
      [...PAGE_TEXTS, 'rosters-uploads', 'consents'],
    ),
  },
  {
    path: 'people/$id',
    numbers: ['id'],
    component: lazyScreen(
      async () => (await import('#product/back-office/web/person/person-screen.tsx')).PersonScreen,
      PAGE_TEXTS,
    ),
  },
  { path: 'schools/uploads/new/$school', numbers: ['school'], component: shared.newUpload },
  { path: 'schools/uploads/$id', component: shared.upload },
  {
    path: 'schools/uploads/district/new/$district',
    numbers: ['district'],
    component: shared.newDistrictUpload,
  },
  { path: 'schools/uploads/district/$id', component: shared.districtUpload },
  {
    path: 'families',
    entry: { name: 'families', icon: 'hands', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/back-office/web/families-screen.tsx')).FamiliesScreen,
      ['accounts-people', 'child-data', 'rosters', 'licensing', 'licensing-histories', 'play-progress'],
    ),
  },
  {
    path: 'reports',
    entry: { name: 'reports', icon: 'report', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/reports/web/staff-reports-screen.tsx')).StaffReportsScreen,
      ['reports', 'rosters'],
    ),
  },
  {
    path: 'lessons',
    entry: { name: 'lessons', icon: 'book', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/lessons/web/staff/staff-lessons-screen.tsx')).StaffLessonsScreen,
      ['lessons'],
    ),
  },
  {
    path: 'lessons/$id',
    component: lazyScreen(
      async () => (await import('#product/lessons/web/lesson/lesson-screen.tsx')).StaffLessonScreen,
      ['lessons', 'play'],
    ),
  },
  {
    path: 'purchasing',
    entry: { name: 'purchasing', icon: 'cart', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/back-office/web/purchasing-screen.tsx')).PurchasingScreen,
      ['purchasing-quotes', 'purchasing-orders', 'purchasing-packets', 'licensing'],
    ),
  },
  {
    path: 'metrics',
    entry: { name: 'metrics', icon: 'chart', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/metrics/web/metrics-screen.tsx')).MetricsScreen,
      ['metrics', 'licensing-histories', 'accounts-people', 'rosters'],
    ),
  },
  {
    path: 'admin',
    entry: { name: 'admin', icon: 'settings', section: 'uber' },
    component: lazyScreen(
      async () => (await import('#product/back-office/web/admin-screen.tsx')).AdminScreen,
      [
        'back-office',
        'back-office-admin',
        'site-problems',
        'retention',
        'schools',
        'notifications-notices',
        'accounts-sessions',
        'child-data',
        'metrics',
        'rosters',
      ],
    ),
  },
  ...PROGRAM_IDS.map(programScreen),
  shared.profile,
  shared.username,
  shared.password,
  shared.signIn,
];
