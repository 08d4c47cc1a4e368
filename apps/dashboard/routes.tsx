import {
  type AnyRoute,
  createRoute,
  Outlet,
  type RouteComponent,
  redirect,
  useParams,
} from '@tanstack/react-router';
import { isNumbered } from '#platform/contract/links/site-addresses.ts';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { sendVisitorsAway } from '#product/site/web/opening/way-in.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { AreaProblem } from '#product/site/web/problems/route-problem.tsx';
import type { FooterKind } from '#product/site/web/shell/footer.tsx';
import { guarded, onlyFor } from '#product/site/web/shell/guard.tsx';
import { PublicLayout } from '#product/site/web/shell/public-layout.tsx';
import { SCREENS } from './screens/screens.ts';

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
const FORM_TEXTS = ['accounts', 'validation', 'notification'] as const;

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
  [...FORM_TEXTS, 'site-dashboard', 'notifications'],
);

/** A scope: guarded, and fetched when its user comes. */
function area(root: AnyRoute, scope: Exclude<Scope, 'student'>): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: homePath(scope),
    beforeLoad: sendVisitorsAway,
    errorComponent: AreaProblem,
    component: guarded(scope, Area),
  });
}

/** A screen whose address names somebody by number: nothing is asked about what is none. */
function onlyAt(numbers: readonly string[], Screen: RouteComponent): RouteComponent {
  const Found: RouteComponent = () => {
    const params: Record<string, string> = useParams({ strict: false });
    return numbers.every((name) => isNumbered(params[name] ?? '')) ? <Screen /> : <NotFoundPage />;
  };
  Found.preload = async () => {
    await Screen.preload?.();
  };
  return Found;
}

/** A scope with its screens, from its registry. */
export function scopeRoutes(root: AnyRoute, scope: keyof typeof SCREENS): AnyRoute {
  const parent = area(root, scope);
  const screens = SCREENS[scope].map(({ path, numbers = [], to, component }) => {
    const allowed = to === undefined ? component : onlyFor(to, component);
    const view = numbers.length === 0 ? allowed : onlyAt(numbers, allowed);
    // For the walk of accessibility: whom to visit it as.
    const staticData = { isForSome: to !== undefined, isFor: to, numbers };
    return createRoute({ getParentRoute: () => parent, path, component: view, staticData });
  });
  const more = scope === 'educator' ? [uploadsOf(parent)] : [];
  return parent.addChildren([...screens, ...more, page(parent, '$', NotFoundPage)]);
}

/** The address above an upload is that of the list of them. */
function uploadsOf(educator: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => educator,
    path: 'students/uploads',
    beforeLoad: () => {
      throw redirect({ to: '/educator/students', search: { tab: 'uploads' }, replace: true });
    },
  });
}
