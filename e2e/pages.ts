/**
 * What the tests look at that look at every page: those of a scope are told by its registry, public ones are named
 * here. `apps/dashboard/pages.test.ts` compares both with the routes.
 */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/terms',
  '/privacy',
  '/agreement',
  '/security',
  '/accessibility',
  '/report-a-fault',
  '/account/request',
  `/account/activate/1/${'x'.repeat(32)}`,
  `/account/1/${'x'.repeat(32)}/activate`,
  `/reset-password/1/${'x'.repeat(32)}`,
  `/confirm-address/1/${'x'.repeat(32)}`,
  `/password/1/${'x'.repeat(32)}/reset`,
  `/profile/1/${'x'.repeat(32)}/username`,
  `/unsubscribe/1/${'x'.repeat(43)}`,
  `/letter/${'x'.repeat(32)}`,
  `/packet/${'x'.repeat(32)}`,
  '/family-code',
  `/family-code/1/${'x'.repeat(32)}`,
  '/payment-family-subscription',
  '/payment/canceled',
  '/payment/completed/cs_unknown',
  '/no/such/page',
  '/design',
  '/mailbox',
];

/** Nobody stays there: they lead on at once. */
export const PASSED_THROUGH: readonly string[] = [
  '/logout',
  '/account/activated',
  '/student',
  '/student/$',
  '/educator/students/uploads',
];

/** Routes where something has to be made or played first, and the journey that looks at them. */
export const SEEN_ON_THE_WAY: Readonly<Record<string, string>> = {
  '/design/play': 'games.spec.ts',
  '/educator/demo/$program/$id': 'play.spec.ts',
  '/parent/demo/$program': 'play.spec.ts',
  '/parent/demo/$program/$id': 'play.spec.ts',
  '/educator/students/uploads/$id': 'upload.spec.ts',
  '/educator/reports/$student/$program/$kind': 'reports.spec.ts',
  '/parent/students/$student/report/$program/$kind': 'reports.spec.ts',
  '/educator/students/$id': 'student-page.spec.ts',
  '/parent/students/$id': 'student-page.spec.ts',
  '/educator/students/$id/comics': 'comics.spec.ts',
  '/parent/students/$id/comics': 'comics.spec.ts',
  '/educator/students/$id/data': 'child-data.spec.ts',
  '/parent/students/$id/data': 'child-data.spec.ts',
  '/educator/small-groups/$id': 'group-data.spec.ts',
  '/uber/lessons/$id': 'lessons.spec.ts',
  '/uber/people/$id': 'staff-pages.spec.ts',
  '/uber/schools/$id': 'staff-pages.spec.ts',
  '/uber/schools/uploads/$id': 'upload.spec.ts',
  '/educator/students/uploads/district/$id': 'district-upload.spec.ts',
  '/uber/schools/uploads/district/$id': 'district-upload.spec.ts',
};

/** The same of the student site, for visitors and for a child; `apps/student/pages.test.ts` compares it with the routes. */
export const STUDENT_PAGES: Readonly<Record<'visitor' | 'student', readonly string[]>> = {
  visitor: ['/', '/badge', '/class', '/no/such/page'],
  student: [
    '/student',
    '/student/play',
    '/student/play/cool-down',
    '/student/play/me',
    '/student/play/my-place',
    '/student/play/puppets',
    '/student/play/comics',
  ],
};
export const STUDENT_PASSED_THROUGH: readonly string[] = ['/logout'];
export const STUDENT_SEEN_ON_THE_WAY: Readonly<Record<string, string>> = {
  '/student/play/$id': 'play-screens.spec.ts',
  '/student/play/comics/$comic': 'comics.spec.ts',
  '/clever': 'sign-on.spec.ts',
  '/classlink': 'sign-on.spec.ts',
};

/** The same in every scope: visited in one. */
const ALIKE = [
  '/support',
  '/account/username',
  '/account/password',
  '/account/sign-in',
  '/account/staff-access',
];

type Route = { path: string; isForSome: boolean };

/**
 * Who walks through the screens of a scope, as the app's own registry has them: all of them, or those that are for some
 * only; and what the registry does not say: an address for a route with a hole, a screen that looks otherwise for them.
 */
type Walk = {
  home: string;
  walks: 'all' | 'for-some' | 'none';
  more: readonly string[];
};

export const WALKS: Readonly<Record<string, Walk>> = {
  'educator@kindred.test': {
    home: '/educator',
    walks: 'all',
    more: [
      '/educator/resource-library/e-er-1',
      '/educator/demo/zoou',
      '/educator/getting-started/112',
      '/educator/group-data',
      '/educator/small-groups',
      '/uber',
    ],
  },
  'admin@kindred.test': { home: '/educator', walks: 'for-some', more: ['/educator', '/educator/students'] },
  'pending@kindred.test': { home: '/educator', walks: 'none', more: ['/educator'] },
  'parent@kindred.test': { home: '/parent', walks: 'all', more: ['/parent/resource-library/e-er-1'] },
  'uber@kindred.test': {
    home: '/uber',
    walks: 'all',
    more: ['/uber/schools/uploads/new/1', '/uber/schools/uploads/district/new/1'],
  },
};

/** What somebody visits, of the routes there are. */
export function pagesOf({ home, walks, more }: Walk, routes: readonly Route[]): string[] {
  const own = routes.filter(
    ({ path, isForSome }) =>
      (path === home || path.startsWith(`${home}/`)) &&
      !path.includes('$') &&
      !PASSED_THROUGH.includes(path) &&
      isForSome === (walks === 'for-some') &&
      (home === '/educator' || !ALIKE.includes(path.slice(home.length))),
  );
  return [...new Set([...more, ...(walks === 'none' ? [] : own.map(({ path }) => path))])];
}
