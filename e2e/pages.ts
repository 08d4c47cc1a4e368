/**
 * Every address a person can reach, for the tests that look at all of them. `apps/dashboard/pages.test.ts` compares it
 * with the routes: a new page has to be named here.
 */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/terms',
  '/privacy',
  '/account/request',
  `/account/activate/1/${'x'.repeat(32)}`,
  `/account/1/${'x'.repeat(32)}/activate`,
  `/reset-password/1/${'x'.repeat(32)}`,
  `/confirm-address/1/${'x'.repeat(32)}`,
  `/password/1/${'x'.repeat(32)}/reset`,
  `/profile/1/${'x'.repeat(32)}/username`,
  `/unsubscribe/1/${'x'.repeat(43)}`,
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
  '/parent/demo/$program/$id': 'play.spec.ts',
  '/educator/students/uploads/$id': 'upload.spec.ts',
  '/uber/schools/uploads/$id': 'upload.spec.ts',
  '/educator/students/uploads/district/$id': 'district-upload.spec.ts',
  '/uber/schools/uploads/district/$id': 'district-upload.spec.ts',
};

/** The same of the student site, for visitors and for a child; `apps/student/pages.test.ts` compares it with the routes. */
export const STUDENT_PAGES: Readonly<Record<'visitor' | 'student', readonly string[]>> = {
  visitor: ['/', '/badge', '/no/such/page'],
  student: ['/student', '/student/play', '/student/play/cool-down'],
};
export const STUDENT_PASSED_THROUGH: readonly string[] = ['/logout'];
export const STUDENT_SEEN_ON_THE_WAY: Readonly<Record<string, string>> = {
  '/student/play/$id': 'play-screens.spec.ts',
  '/clever': 'sign-on.spec.ts',
  '/classlink': 'sign-on.spec.ts',
};

/** Below a scope's home, and the same in all of them: listed for one. */
export const ALIKE: readonly string[] = [
  '/support',
  '/account/username',
  '/account/password',
  '/account/staff-access',
  '/demo/$program',
];

export const SCOPE_PAGES: Readonly<Record<string, readonly string[]>> = {
  'educator@kindred.test': [
    '/educator',
    '/educator/getting-started',
    '/educator/demo/zoou',
    '/educator/account/profile',
    '/educator/account/class-code',
    '/educator/account/check-ins',
    '/educator/account/username',
    '/educator/account/password',
    '/educator/account/staff-access',
    '/educator/account/notifications',
    '/educator/notifications',
    '/educator/students',
    '/educator/students/uploads/new',
    '/educator/purchase-history',
    '/educator/purchasing',
    '/educator/license-history',
    '/educator/support',
    '/uber',
  ],
  'admin@kindred.test': [
    '/educator',
    '/educator/students',
    '/educator/students/uploads/district/new',
    '/educator/educators',
    '/educator/site-license',
  ],
  'pending@kindred.test': ['/educator'],
  'parent@kindred.test': [
    '/parent',
    '/parent/getting-started',
    '/parent/account/profile',
    '/parent/account/check-ins',
    '/parent/students',
    '/parent/purchasing',
    '/parent/payment-completed',
    '/parent/account/staff-access',
    '/parent/account/notifications',
    '/parent/notifications',
    '/parent/purchase-history',
    '/parent/license-history',
  ],
  'uber@kindred.test': [
    '/uber',
    '/uber/account-requests',
    '/uber/schools',
    '/uber/schools/uploads/new/1',
    '/uber/schools/uploads/district/new/1',
    '/uber/families',
    '/uber/notifications',
    '/uber/purchasing',
    '/uber/metrics',
    '/uber/admin',
    '/uber/account/profile',
  ],
};
