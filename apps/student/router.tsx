import { type AnyRoute, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { BADGE_PATH } from '#product/accounts/rules/badges.ts';
import { SIGN_ON_PROVIDERS } from '#product/accounts/rules/sign-on.ts';
import { AppRoot } from '#product/site/web/app-root.tsx';
import { followLegacyRedirect } from '#product/site/web/elsewhere.ts';
import { sendUsersHome, sendVisitorsAway } from '#product/site/web/guard.tsx';
import { lazyScreen } from '#product/site/web/lazy-screen.ts';
import { NotFoundPage } from '#product/site/web/not-found-page.tsx';
import { PageLoading } from '#product/site/web/page-loading.tsx';
import { AreaProblem, PageProblem } from '#product/site/web/route-problem.tsx';
import { parseSearch, stringifySearch } from '#product/site/web/search-strings.ts';
import { StudentLayout } from '#product/site/web/student/student-layout.tsx';

const home = lazyScreen(
  async () => (await import('#product/site/web/student/student-home.tsx')).StudentHome,
  ['accounts', 'sign-on', 'validation', 'notification'],
);
const logout = lazyScreen(
  async () => (await import('#product/accounts/web/logout-page.tsx')).LogoutPage,
  ['accounts'],
);

const signOnPage = (name: 'CleverPage' | 'ClassLinkPage') =>
  lazyScreen(async () => (await import('#product/accounts/web/sign-on/sign-on-page.tsx'))[name], ['sign-on']);
const SIGN_ON_PAGES = { clever: signOnPage('CleverPage'), classlink: signOnPage('ClassLinkPage') };
const badge = lazyScreen(
  async () => (await import('#product/accounts/web/sign-on/badge-page.tsx')).BadgePage,
  ['sign-on'],
);

/** Section 2, student site. */
export function createStudentRouter(config: PageConfig) {
  const root = createRootRoute({
    component: AppRoot,
    errorComponent: AreaProblem,
    beforeLoad: ({ location }) => followLegacyRedirect(location.pathname, config),
  });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: () => (
      <StudentLayout>
        <Outlet />
      </StudentLayout>
    ),
  });
  const front = createRoute({
    getParentRoute: () => frame,
    path: '/',
    beforeLoad: sendUsersHome,
    component: home,
  });
  const student = page('/student', home);
  const play = ['/student/play', '/student/play/$id'].map((path) =>
    createRoute({ getParentRoute: () => frame, path, beforeLoad: sendVisitorsAway, component: home }),
  );

  // Their `/login` is answered by the server, with the way to the provider.
  const signOn = SIGN_ON_PROVIDERS.filter((provider) => config.signOn.includes(provider)).map((provider) =>
    page(`/${provider}`, SIGN_ON_PAGES[provider]),
  );

  function page(path: string, component: typeof home): AnyRoute {
    return createRoute({ getParentRoute: () => frame, path, component });
  }

  return createRouter({
    routeTree: root.addChildren([
      frame.addChildren([
        front,
        student,
        ...play,
        ...signOn,
        page(BADGE_PATH, badge),
        page('$', NotFoundPage),
      ]),
      createRoute({ getParentRoute: () => root, path: '/logout', component: logout }),
    ]),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PageLoading,
    scrollRestoration: true,
  });
}
