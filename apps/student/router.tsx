import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { BADGE_PATH } from '#product/accounts/rules/sign-in/badges.ts';
import { CLASS_CARD_PATH, SIGN_ON_PROVIDERS } from '#product/accounts/rules/sign-in/sign-on.ts';
import { type ReadAloudProps, ReadAloudSlot } from '#product/accounts/web/sign-on/read-aloud.tsx';
import { followLegacyRedirect } from '#product/site/web/opening/elsewhere.ts';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { PageLoading } from '#product/site/web/opening/page-loading.tsx';
import { parseSearch, stringifySearch } from '#product/site/web/opening/search-strings.ts';
import { sendUsersHome, sendVisitorsAway } from '#product/site/web/opening/way-in.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { PlayProblem } from '#product/site/web/problems/play-problem.tsx';
import { AreaProblem, PageProblem } from '#product/site/web/problems/route-problem.tsx';
import { AppRoot } from '#product/site/web/shell/app-root.tsx';
import { StudentHome } from '#product/site/web/student/student-home.tsx';
import { StudentLayout } from '#product/site/web/student/student-layout.tsx';

const logout = lazyScreen(
  async () => (await import('#product/accounts/web/sign-in/logout-page.tsx')).LogoutPage,
  ['accounts'],
);

/** A child who cannot read the login yet can hear it. */
const Speaker = lazyPart(
  async () => (await import('#product/play/web/read-aloud/spoken.tsx')).SpeakButton,
  ['play'],
);

const readAloud = (props: ReadAloudProps) => <Speaker {...props} />;

function StudentRoot() {
  return (
    <ReadAloudSlot value={readAloud}>
      <AppRoot />
    </ReadAloudSlot>
  );
}

function Framed() {
  return (
    <StudentLayout>
      <Outlet />
    </StudentLayout>
  );
}

const studentPlay = lazyScreen(
  async () => (await import('#product/play/web/student/student-play.tsx')).StudentPlay,
  ['play'],
);
const map = lazyScreen(
  async () => (await import('#product/play/web/world/world-screen.tsx')).WorldScreen,
  ['play'],
);
const coolDown = lazyScreen(
  async () => (await import('#product/play/web/cool-down/cool-down-screen.tsx')).CoolDownScreen,
  ['play', 'play-games'],
);
const me = lazyScreen(
  async () => (await import('#product/play/web/mine/me-screen.tsx')).MeScreen,
  ['play', 'play-mine'],
);
const myPlace = lazyScreen(
  async () => (await import('#product/play/web/mine/my-place-screen.tsx')).MyPlaceScreen,
  ['play', 'play-keepsakes', 'play-mine'],
);
const puppets = lazyScreen(
  async () => (await import('#product/play/web/mine/puppet-screen.tsx')).PuppetScreen,
  ['play', 'play-mine'],
);
const comics = lazyScreen(
  async () => (await import('#product/play/web/comics/comics-screen.tsx')).ComicsScreen,
  ['play', 'play-comics', 'play-keepsakes'],
);
const comicMaker = lazyScreen(
  async () => (await import('#product/play/web/comics/maker-screen.tsx')).MakerScreen,
  ['play', 'play-comics', 'play-keepsakes'],
);
const scene = lazyScreen(
  async () => (await import('#product/play/web/player/scene-screen.tsx')).SceneScreen,
  ['play'],
);
const loadWorld = async () =>
  (await import('#product/play/web/student/student-source.ts')).showStudentWorld();
const loadMine = async () => {
  await loadWorld();
  await (await import('#product/play/web/mine/mine.ts')).showMine();
};
const loadComics = async () => {
  await loadWorld();
  await (await import('#product/play/web/comics/comics.ts')).showComics();
};
const loadScene = async ({ params }: { params: { id: string } }) =>
  (await import('#product/play/web/student/student-source.ts')).showStudentScene(params.id);

const signOnPage = (name: 'CleverPage' | 'ClassLinkPage') =>
  lazyScreen(
    async () => (await import('#product/accounts/web/sign-on/sign-on-page.tsx'))[name],
    ['accounts-sign-on'],
  );
const SIGN_ON_PAGES = { clever: signOnPage('CleverPage'), classlink: signOnPage('ClassLinkPage') };
const badge = lazyScreen(
  async () => (await import('#product/accounts/web/sign-on/badge-page.tsx')).BadgePage,
  ['accounts-sign-on'],
);

const classCard = lazyScreen(
  async () => (await import('#product/class-tiles/web/device/class-card-page.tsx')).ClassCardPage,
  ['accounts', 'class-tiles'],
);

/** `history`: where there is no browser to remember where it was. */
export function createStudentRouter(config: PageConfig, history?: RouterHistory) {
  const root = createRootRoute({
    component: StudentRoot,
    errorComponent: AreaProblem,
    beforeLoad: ({ location }) => followLegacyRedirect(location.pathname, config),
  });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: Framed,
  });
  const front = createRoute({
    getParentRoute: () => frame,
    path: '/',
    beforeLoad: sendUsersHome,
    component: StudentHome,
  });
  const student = page('/student', StudentHome);
  const play = createRoute({
    getParentRoute: () => root,
    id: 'play',
    beforeLoad: sendVisitorsAway,
    component: studentPlay,
  });
  const inLayout = createRoute({ getParentRoute: () => play, id: 'play-frame', component: Framed });
  // Each visit asks anew: another device may have gone on.
  const fresh = { gcTime: 0, staleTime: 0, errorComponent: PlayProblem };
  const playRoutes = play.addChildren([
    inLayout.addChildren([
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play',
        ...fresh,
        loader: loadWorld,
        component: map,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/cool-down',
        ...fresh,
        loader: loadWorld,
        component: coolDown,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/me',
        ...fresh,
        loader: loadWorld,
        component: me,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/my-place',
        ...fresh,
        loader: loadMine,
        component: myPlace,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/puppets',
        ...fresh,
        loader: loadWorld,
        component: puppets,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/comics',
        ...fresh,
        loader: loadComics,
        component: comics,
      }),
      createRoute({
        getParentRoute: () => inLayout,
        path: '/student/play/comics/$comic',
        ...fresh,
        loader: loadComics,
        component: comicMaker,
      }),
    ]),
    createRoute({
      getParentRoute: () => play,
      path: '/student/play/$id',
      ...fresh,
      loader: loadScene,
      component: scene,
    }),
  ]);

  // Their `/login` is answered by the server, with the way to the provider.
  const signOn = SIGN_ON_PROVIDERS.filter((provider) => config.signOn.includes(provider)).map((provider) =>
    page(`/${provider}`, SIGN_ON_PAGES[provider]),
  );

  function page(path: string, component: RouteComponent): AnyRoute {
    return createRoute({ getParentRoute: () => frame, path, component });
  }

  return createRouter({
    routeTree: root.addChildren([
      frame.addChildren([
        front,
        student,
        ...signOn,
        page(BADGE_PATH, badge),
        page(CLASS_CARD_PATH, classCard),
        page('$', NotFoundPage),
      ]),
      playRoutes,
      createRoute({ getParentRoute: () => root, path: '/logout', component: logout }),
    ]),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PageLoading,
    scrollRestoration: history === undefined,
    ...(history ? { history } : {}),
  });
}
