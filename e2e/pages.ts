/** Every address a person can reach, for the tests that look at all of them. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/terms',
  '/privacy',
  '/account/request',
  `/account/activate/1/${'x'.repeat(32)}`,
  `/account/1/${'x'.repeat(32)}/activate`,
  `/reset-password/1/${'x'.repeat(32)}`,
  `/password/1/${'x'.repeat(32)}/reset`,
  `/profile/1/${'x'.repeat(32)}/username`,
  `/unsubscribe/1/${'x'.repeat(43)}`,
  '/payment/canceled',
  '/payment/completed/cs_unknown',
  '/no/such/page',
  '/design',
  '/mailbox',
];

/** Settings that look the same in every scope are listed for one. */
export const SCOPE_PAGES: Readonly<Record<string, readonly string[]>> = {
  'educator@kindred.test': [
    '/educator',
    '/educator/account/profile',
    '/educator/account/class-code',
    '/educator/account/username',
    '/educator/account/password',
    '/educator/account/staff-access',
    '/educator/account/notifications',
    '/educator/notifications',
    '/educator/students',
    '/educator/students/uploads/new',
    '/uber',
  ],
  'admin@kindred.test': ['/educator/students', '/educator/educators'],
  'pending@kindred.test': ['/educator'],
  'parent@kindred.test': [
    '/parent',
    '/parent/account/profile',
    '/parent/students',
    '/parent/account/staff-access',
    '/parent/notifications',
  ],
  'uber@kindred.test': [
    '/uber',
    '/uber/account-requests',
    '/uber/schools',
    '/uber/schools/uploads/new/1',
    '/uber/families',
    '/uber/notifications',
    '/uber/admin',
    '/uber/account/profile',
  ],
};
