import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import type { Screen } from './screen.ts';

/** Screens that several scopes have. */
export const gettingStarted: Screen = {
  path: 'getting-started',
  entry: { name: 'getting-started', icon: 'compass' },
  component: lazyScreen(
    async () => (await import('./documentation-page.tsx')).DocumentationPage,
    ['lessons-guides', 'lessons-film'],
  ),
};

/** One guide; the documentation page and help lead to it. */
export const guide: Screen = {
  path: 'getting-started/$id',
  component: lazyScreen(
    async () => (await import('#product/lessons/web/guides/guide-screen.tsx')).GuideScreen,
    ['lessons-guides'],
  ),
};

export const updates: Screen = {
  path: 'notifications',
  entry: { name: 'notifications', icon: 'bell' },
  component: lazyScreen(async () => (await import('#product/site/web/updates-screen.tsx')).UpdatesScreen),
};

/** No entry of the sidebar: home and lessons lead there. */
export const skills: Screen = {
  path: 'skills',
  component: lazyScreen(
    async () => (await import('#product/site/web/skills-screen.tsx')).SkillsScreen,
    ['site-home'],
  ),
};

/** How to reach a person. */
export const support: Screen = {
  path: 'support',
  entry: { name: 'support', icon: 'question' },
  component: lazyScreen(
    async () => (await import('#product/site/web/support/support-screen.tsx')).SupportScreen,
  ),
};

export const profile: Screen = {
  path: 'account/profile',
  entry: { name: 'profile', icon: 'person-pen', section: 'account-settings' },
  component: lazyScreen(async () => (await import('./profile-page.tsx')).ProfilePage, ['own-data']),
};

export const username: Screen = {
  path: 'account/username',
  entry: { name: 'username', icon: 'at-sign', section: 'account-settings', inPerson: true },
  component: lazyScreen(
    async () => (await import('#product/accounts/web/settings/username-screen.tsx')).UsernameScreen,
  ),
};

export const password: Screen = {
  path: 'account/password',
  entry: { name: 'password', icon: 'key', section: 'account-settings', inPerson: true },
  component: lazyScreen(
    async () => (await import('#product/accounts/web/settings/password-screen.tsx')).PasswordScreen,
  ),
};

export const signIn: Screen = {
  path: 'account/sign-in',
  entry: { name: 'sign-in', icon: 'monitor', section: 'account-settings', inPerson: true },
  component: lazyScreen(
    async () => (await import('#product/accounts/web/settings/sign-in-screen.tsx')).SignInScreen,
    ['accounts-sign-in', 'accounts-factors'],
  ),
};

export const staffAccess: Screen = {
  path: 'account/staff-access',
  entry: { name: 'staff-access', icon: 'shield', section: 'account-settings' },
  component: lazyScreen(
    async () => (await import('#product/accounts/web/settings/staff-access-screen.tsx')).StaffAccessScreen,
    ['accounts-people'],
  ),
};

export const newUpload = lazyScreen(
  async () => (await import('#product/rosters/uploads/web/new-upload-screen.tsx')).NewUploadScreen,
  ['rosters-uploads'],
);
export const upload = lazyScreen(
  async () => (await import('#product/rosters/uploads/web/upload-screen.tsx')).UploadScreen,
  ['rosters-uploads'],
);
export const newDistrictUpload = lazyScreen(
  async () =>
    (await import('#product/rosters/uploads/web/district/new-district-upload-screen.tsx'))
      .NewDistrictUploadScreen,
  ['rosters-uploads'],
);
export const districtUpload = lazyScreen(
  async () =>
    (await import('#product/rosters/uploads/web/district/district-upload-screen.tsx')).DistrictUploadScreen,
  ['rosters-uploads'],
);
