import { createRootRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { followLegacyRedirect } from '#product/site/web/opening/elsewhere.ts';
import { PageLoading } from '#product/site/web/opening/page-loading.tsx';
import { parseSearch, stringifySearch } from '#product/site/web/opening/search-strings.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { AreaProblem, PageProblem } from '#product/site/web/problems/route-problem.tsx';
import { AppRoot } from '#product/site/web/shell/app-root.tsx';
import { previewRoutes } from './preview-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { scopeRoutes } from './routes.tsx';

type RouterSetup = {
  config: PageConfig;
  /** Where the page is prerendered there is no browser to remember where it was. */
  history?: RouterHistory;
};

/** Every route of the dashboard. What a visitor of the front page does not need is fetched on demand. */
export function createDashboardRouter({ config, history }: RouterSetup) {
  const root = createRootRoute({
    component: AppRoot,
    errorComponent: AreaProblem,
    beforeLoad: ({ location }) => followLegacyRedirect(location.pathname, config),
  });
  return createRouter({
    routeTree: root.addChildren([
      ...publicRoutes(root, config),
      scopeRoutes(root, 'uber'),
      scopeRoutes(root, 'educator'),
      scopeRoutes(root, 'parent'),
      previewRoutes(root, 'educator'),
      previewRoutes(root, 'parent'),
    ]),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PageLoading,
    defaultPreload: 'intent',
    scrollRestoration: history === undefined,
    ...(history ? { history } : {}),
  });
}
