import { type AnyRoute, createRoute, Outlet, type RouteComponent } from '@tanstack/react-router';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { sendVisitorsAway } from '#product/site/web/opening/way-in.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { AreaProblem } from '#product/site/web/problems/route-problem.tsx';
import type { FooterKind } from '#product/site/web/shell/footer.tsx';
import { guarded } from '#product/site/web/shell/guard.tsx';
import { PublicLayout } from '#product/site/web/shell/public-layout.tsx';

export function page(parent: AnyRoute, path: string, component: RouteComponent): AnyRoute {
  return createRoute({ getParentRoute: () => parent, path, component });
}

/** Header and footer around public pages. */
export function publicLayout(root: AnyRoute, footer: FooterKind): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    id: footer,
    errorComponent: AreaProblem,
    component: () => (
      <PublicLayout footer={footer}>
        <Outlet />
      </PublicLayout>
    ),
  });
}

/** The texts of forms and account screens. */
const FORM_TEXTS = ['accounts', 'validation', 'notification'];

/** What forms and reads need around them; fetched with the first page that has one. */
export function formLayout(parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    id: 'forms',
    component: lazyScreen(async () => (await import('./form-pages.tsx')).FormPages, FORM_TEXTS),
  });
}

const Area = lazyPart(
  async () => (await import('./area.tsx')).Area,
  [...FORM_TEXTS, 'dashboard', 'notifications'],
);

/** A scope: guarded, and fetched when its user comes. */
export function area(root: AnyRoute, scope: Exclude<Scope, 'student'>): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: homePath(scope),
    beforeLoad: sendVisitorsAway,
    errorComponent: AreaProblem,
    component: guarded(scope, Area),
  });
}

/** The documentation page of educators and parents. */
export const gettingStarted = lazyScreen(
  async () => (await import('#product/play/web/preview/game-previews.tsx')).GettingStarted,
);

export const updates = lazyScreen(
  async () => (await import('#product/site/web/updates-screen.tsx')).UpdatesScreen,
);

/** How to reach a person. */
export const support = lazyScreen(
  async () => (await import('#product/site/web/support-screen.tsx')).SupportScreen,
);

const settings = {
  profile: lazyScreen(
    async () => (await import('#product/accounts/web/settings/profile-screen.tsx')).ProfileScreen,
  ),
  username: lazyScreen(
    async () => (await import('#product/accounts/web/settings/username-screen.tsx')).UsernameScreen,
  ),
  password: lazyScreen(
    async () => (await import('#product/accounts/web/settings/password-screen.tsx')).PasswordScreen,
  ),
  'class-code': lazyScreen(
    async () => (await import('#product/accounts/web/settings/class-code-screen.tsx')).ClassCodeScreen,
  ),
  'staff-access': lazyScreen(
    async () => (await import('#product/accounts/web/settings/staff-access-screen.tsx')).StaffAccessScreen,
    ['people'],
  ),
};

/** Account settings and the not-found page, below an area. */
export function accountPages(parent: AnyRoute, names: readonly (keyof typeof settings)[]): AnyRoute[] {
  return [
    ...names.map((name) => page(parent, `account/${name}`, settings[name])),
    page(parent, '$', NotFoundPage),
  ];
}
