import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { sendVisitorsAway } from '#product/site/web/opening/way-in.ts';
import { PlayProblem } from '#product/site/web/problems/play-problem.tsx';
import { guarded } from '#product/site/web/shell/guard.tsx';

const frame = lazyPart(
  async () => (await import('./screens/preview-page.tsx')).PreviewPage,
  ['play', 'lessons-fitting'],
);
const world = lazyScreen(
  async () => (await import('#product/play/web/preview/preview-world.tsx')).PreviewWorld,
  ['play'],
);
const scene = lazyScreen(
  async () => (await import('#product/play/web/player/scene-screen.tsx')).SceneScreen,
  ['play'],
);

type Visit = { params: { program: string; id?: string }; preload: boolean };

/** Play as children have it, for adults: without the dashboard around it, and without a trace. */
export function previewRoutes(root: AnyRoute, scope: Exclude<Scope, 'student'>): AnyRoute {
  const home = homePath(scope);
  const preview = createRoute({
    getParentRoute: () => root,
    path: `${home}/demo/$program`,
    beforeLoad: sendVisitorsAway,
    component: guarded(scope, frame),
  });
  // A link that is only pointed at must not change what is shown.
  const load = async ({ params, preload }: Visit): Promise<void> => {
    if (preload) return;
    const { showPreview } = await import('#product/play/web/preview/show-preview.ts');
    await showPreview(home, params.program, params.id);
  };
  const fresh = { gcTime: 0, staleTime: 0, preloadStaleTime: 0, errorComponent: PlayProblem, loader: load };
  return preview.addChildren([
    createRoute({ getParentRoute: () => preview, path: '/', ...fresh, component: world }),
    createRoute({ getParentRoute: () => preview, path: '$id', ...fresh, component: scene }),
  ]);
}
