import type { Simulators } from '#apps/demo/simulators.ts';
import { cardPayments } from '#apps/running/card-payments.ts';
import { factsOfServices } from '#apps/running/connected-services.ts';
import { emailListAccess } from '#apps/running/email-list.ts';
import type { Settings } from '#apps/running/settings.ts';
import { programNames, sayFor } from '#apps/running/words.ts';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { knownAddresses } from '#platform/contract/links/site-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Connection, Db } from '#platform/server/database/database.ts';
import type { Replica } from '#platform/server/database/replica.ts';
import { forTheLog } from '#platform/server/fault.ts';
import type { Files } from '#platform/server/files/files.ts';
import { type App, type AppOptions, createApp } from '#platform/server/http/app.ts';
import { refusals } from '#platform/server/http/refusals.ts';
import { addressBook, dashboardOrigins } from '#platform/server/http/sites.ts';
import { systemRoutes } from '#platform/server/http/system-routes.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { listenTo } from '#platform/server/live/realtime.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { readAddresses } from '#platform/server/pages/addresses.ts';
import {
  assetsBeyond,
  buildId,
  type PagesOptions,
  type SendPage,
  servePages,
} from '#platform/server/pages/pages.ts';
import { sharedAssets } from '#platform/server/pages/shared-assets.ts';
import { healthOf } from '#platform/server/status/health.ts';
import { looksOf } from '#platform/server/status/looks.ts';
import { newsDesk } from '#product/accounts/server/news/wishes.ts';
import { ownSessionRoutes } from '#product/accounts/server/own-account/sessions.ts';
import { accountRoutes } from '#product/accounts/server/routes.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import { authenticator } from '#product/accounts/server/session/sessions.ts';
import { staffSessionRoutes } from '#product/accounts/server/session/staff-sessions.ts';
import { signOnRedirects } from '#product/accounts/server/sign-on/redirects.ts';
import { backOfficeRoutes } from '#product/back-office/server/routes.ts';
import { checkInRoutes } from '#product/check-ins/server/routes.ts';
import { childDataRoutes } from '#product/child-data/server/routes.ts';
import { classTileRoutes } from '#product/class-tiles/server/routes.ts';
import { unlockByCard } from '#product/class-tiles/server/sign-in.ts';
import { consentRoutes } from '#product/consents/server/routes.ts';
import { saysNo } from '#product/consents/server/schools.ts';
import { preferenceRoutes } from '#product/digests/server/preferences.ts';
import { FAMILY_CODE_PATH } from '#product/family-links/rules/codes.ts';
import { familyLinkRoutes } from '#product/family-links/server/routes.ts';
import { answersForSql } from '#product/follow-ups/server/answering.ts';
import { followUpRefused } from '#product/follow-ups/server/deeds.ts';
import { answeringFor, followUpPorts } from '#product/follow-ups/server/port.ts';
import { isFollowedUpSql } from '#product/follow-ups/server/reading.ts';
import { followUpRoutes } from '#product/follow-ups/server/routes.ts';
import { groupDataRoutes } from '#product/group-data/server/routes.ts';
import { insightRoutes } from '#product/insight/server/routes.ts';
import { type LegalPorts } from '#product/legal/server/page.ts';
import { legalPapers, legalRoutes, securityTxt } from '#product/legal/server/routes.ts';
import { lessonFinder } from '#product/lessons/rules/fitting/one-lesson.ts';
import type { GuideTexts } from '#product/lessons/rules/guide/guide.ts';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import { lessonsOfGroup } from '#product/lessons/server/groups.ts';
import { guideRoutes } from '#product/lessons/server/guides/routes.ts';
import { lessonRoutes } from '#product/lessons/server/routes.ts';
import { licenseOffice } from '#product/licensing/server/office.ts';
import { licensingRoutes } from '#product/licensing/server/routes.ts';
import { uploadDesk } from '#product/licensing/server/students/upload-desk.ts';
import { licenseTableRoutes } from '#product/licensing/server/table-routes.ts';
import { metricRoutes } from '#product/metrics/server/routes.ts';
import { dashboardRoutes } from '#product/notifications/server/dashboard.ts';
import { liveRoutes } from '#product/notifications/server/live.ts';
import { mailboxRoutes } from '#product/notifications/server/mailbox.ts';
import { noticeRoutes } from '#product/notifications/server/notices/routes.ts';
import { sidebarItemsOf } from '#product/notifications/server/sidebar-items.ts';
import { observationRoutes } from '#product/observations/server/routes.ts';
import { ownDataRoutes } from '#product/own-data/server/routes.ts';
import type { SceneManifest } from '#product/play/rules/story/programs.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { playRoutes } from '#product/play/server/routes.ts';
import { questionTeller, storyTeller } from '#product/play/server/story-words.ts';
import { shownOfPlay } from '#product/play/server/summaries.ts';
import { PACKET_PATH } from '#product/purchasing/rules/packets.ts';
import { stripeGateway } from '#product/purchasing/server/cards/gateway/gateway.ts';
import type { CardPorts } from '#product/purchasing/server/cards/gateway/ports.ts';
import { cardRoutes } from '#product/purchasing/server/cards/routes.ts';
import { stripeWebhook } from '#product/purchasing/server/cards/webhook.ts';
import { heldByPapers } from '#product/purchasing/server/leaving.ts';
import { packetRoutes } from '#product/purchasing/server/packets/routes.ts';
import { purchaseOrderRoutes } from '#product/purchasing/server/purchase-orders/routes.ts';
import { quoteRoutes } from '#product/purchasing/server/quotes/routes.ts';
import { LETTER_PATH } from '#product/reports/rules/links.ts';
import { downloadRoutes } from '#product/reports/server/downloads/routes.ts';
import { quoteFinder } from '#product/reports/server/find-quotes.ts';
import { linkRoutes } from '#product/reports/server/links/routes.ts';
import { reportRoutes } from '#product/reports/server/routes.ts';
import { retentionRoutes } from '#product/retention/server/routes.ts';
import { rosterRoutes } from '#product/rosters/server/routes.ts';
import { endSharesOfGroup, endSharesWithoutAgreement } from '#product/rosters/server/sharing/ended-shares.ts';
import { rosterOffice } from '#product/rosters/server/sharing/school-moves.ts';
import { uploadRoutes } from '#product/rosters/uploads/server/routes.ts';
import { tellUploadsApart } from '#product/rosters/uploads/server/store/merged-schools.ts';
import { tellSidebar } from '#product/rosters/uploads/server/store/tell.ts';
import { schoolRoutes } from '#product/schools/server/routes.ts';
import { textAtHome } from '#product/site/rules/shell/home-words.ts';
import { redirectFor } from '#product/site/rules/shell/legacy-redirects.ts';
import { siteRoutes } from '#product/site/server/routes.ts';
import { statusRoutes } from '#product/site/server/status-page.ts';
import { identityProviders } from './sign-on.ts';

/** Where the build has the two sites and the front page. */
const PAGES = {
  dashboard: 'apps/dashboard/index.html',
  student: 'apps/student/index.html',
  front: 'product/site/web/landing/landing-page.tsx',
};

/** On the way to the first scene: children have these in their browser before they press Play. */
const PLAY_MODULES = [
  'product/play/web/student/student-play.tsx',
  'product/play/web/student/student-source.ts',
  'product/play/web/world/world-screen.tsx',
  'product/play/web/check-in/check-in.tsx',
  'product/play/web/player/scene-screen.tsx',
];

export type KindredOptions = {
  settings: Settings;
  appKey: AppKey;
  files: Files;
  db: Db;
  /** A copy of the database to read at; null: there is none. */
  replica?: Replica | null;
  /** For the one connection that hears of events: the pool's have other work. */
  connection: Connection;
  jobs: Pick<Jobs, 'enqueue' | 'retry'>;
  clock: () => Date;
  logger: AppOptions['logger'];
  /** The folder the build wrote; null serves the calls alone. */
  webFolder: string | null;
  /** What the build made of the scenes of play. */
  scenes: SceneManifest;
  /** And of the lesson library. */
  lessons: LessonLibrary;
  coverOf: (lesson: string) => Promise<string | null>;
  guides: readonly GuideTexts[];
  /** What stands in for outside systems; null outside of the demo. */
  simulators: Simulators | null;
};

/** Puts the product together: every slice's routes on one server. */
export function createKindred(options: KindredOptions): App {
  const { settings, db, appKey, clock } = options;
  const addressOf = addressBook({ ...settings, brands: BRAND_IDS });
  const build = buildId(options.webFolder);
  const realtime = listenTo(options.connection, (error) =>
    app.server.log.warn({ error: error.name }, 'the connection for events broke'),
  );
  const refused = refusals({
    db,
    appKey,
    onError: () => app.server.log.warn('a refusal could not be kept'),
  });
  const app = createApp({
    db,
    clock,
    addressOf,
    wordsOf: programNames,
    realtime,
    replica: options.replica ?? null,
    authenticate: authenticator(settings),
    refusals: refused,
    logger: options.logger,
    trustProxy: settings.trustProxy,
    https: settings.dashboardUrl.startsWith('https:'),
    postedPages: ['/unsubscribe/'],
  });
  const { server, serve } = app;
  server.addHook('onClose', () => realtime.close());
  server.addHook('onClose', () => refused.close());

  const signOn = identityProviders(server, settings, appKey, {
    db,
    clock,
    addressOf,
    simulators: options.simulators,
  });
  const news = emailListAccess(settings, appKey);
  if (news?.simulated) options.simulators?.emailList(server, { secret: news.access.secret, clock });
  const accounts: AccountPorts = {
    appKey,
    post: postOffice(options.jobs, appKey),
    strictMessages: settings.strictAccountMessages,
    staffFactor: settings.staffFactor,
    passkeys: {
      rpId: new URL(settings.dashboardUrl).hostname,
      origins: dashboardOrigins({ ...settings, brands: BRAND_IDS }),
    },
    notificationsOf: sidebarItemsOf,
    cardUsed: unlockByCard,
    licenses: licenseOffice(settings.gifts),
    rosters: rosterOffice,
    signOn,
    news: news === null ? null : newsDesk(options.jobs),
    heldByPapers,
  };
  accountRoutes(serve, accounts);
  staffSessionRoutes(serve, { clock, inactivitySeconds: settings.inactivitySeconds });
  ownSessionRoutes(serve, settings);
  schoolRoutes(serve, { endSharesOfGroup, endSharesWithoutAgreement, tellUploadsApart, saysNo });
  rosterRoutes(serve, {
    appKey,
    post: postOffice(options.jobs, appKey),
    shown: { play: shownOfPlay },
  });
  uploadRoutes(serve, {
    appKey,
    files: options.files,
    jobs: options.jobs,
    licenses: uploadDesk,
    tell: tellSidebar,
    clock,
  });
  familyLinkRoutes(serve, accounts);
  const post = postOffice(options.jobs, appKey);
  consentRoutes(serve, { followUpRefused, sayFor, post, dashboardUrl: settings.dashboardUrl });
  licenseTableRoutes(serve);
  licensingRoutes(serve);
  const catalog = openCatalog(options.scenes);
  const play = playRoutes(serve, catalog, options.jobs, {
    ...followUpPorts(options.jobs),
    report: ({ message, cause }) => server.log.error({ error: forTheLog(cause) }, message),
  });
  server.addHook('onClose', () => play.close());
  classTileRoutes(serve, accounts);
  checkInRoutes(serve, options.scenes.entries, {
    answersFor: answersForSql,
    followedUp: isFollowedUpSql,
    answering: answeringFor,
  });
  observationRoutes(serve, options.scenes.entries);
  const { brand, dashboardUrl } = settings;
  followUpRoutes(serve, { post: postOffice(options.jobs, appKey), brand, dashboardUrl });
  insightRoutes(serve, { catalog, tell: storyTeller(options.scenes) });
  const assets =
    options.webFolder === null ? [] : assetsBeyond(options.webFolder, PAGES.student, PLAY_MODULES);
  siteRoutes(serve, assets, postOffice(options.jobs, appKey));
  const purchases = { post: postOffice(options.jobs, appKey), vendor: settings.vendor, files: options.files };
  quoteRoutes(serve, purchases);
  purchaseOrderRoutes(serve, purchases);
  const cards = takeCards(app, options, { accounts, addressOf });
  liveRoutes(serve, { build });
  dashboardRoutes(serve);
  noticeRoutes(serve, { jobs: options.jobs });
  preferenceRoutes(serve, appKey);
  const { entries } = options.scenes;
  const quotes = quoteFinder(catalog, storyTeller(options.scenes));
  const lessonFor = lessonFinder(options.lessons);
  reportRoutes(serve, entries, quotes, lessonFor);
  downloadRoutes(serve, { entries, quotes, lessonFor, sayFor, files: options.files, jobs: options.jobs });
  linkRoutes(serve, { entries, quotes, lessonFor });
  groupDataRoutes(serve, entries, { lessonsOf: lessonsOfGroup });
  metricRoutes(serve, entries, questionTeller(options.scenes));
  lessonRoutes(serve, { library: options.lessons, scenes: entries, coverOf: options.coverOf });
  guideRoutes(serve, { guides: options.guides, sayAtHome: textAtHome });
  const letters = { post: postOffice(options.jobs, appKey), sayFor, dashboardUrl };
  ownDataRoutes(serve, { appKey, jobs: options.jobs, ...letters });
  childDataRoutes(serve, { files: options.files, jobs: options.jobs, ...letters });
  retentionRoutes(serve);
  backOfficeRoutes(serve, { jobs: options.jobs });
  if (settings.demo) mailboxRoutes(app, db);

  const legal: LegalPorts = {
    vendor: settings.vendor,
    settings,
    facts: factsOfServices(settings, { cards, news, signOn: Object.keys(signOn) }),
  };
  const papers = legalPapers(legal);
  legalRoutes(serve, legal, papers);
  packetRoutes(serve, { vendor: settings.vendor, papers });
  securityTxt(server, { ports: legal, addressOf, clock });

  const health = healthOf(looksOf(db, options.replica ?? null), clock);
  server.addHook('onListen', async () => health.watch());
  server.addHook('onClose', async () => health.close());
  statusRoutes(server, { health, build, addressOf, brandOf: brandById, clock });

  systemRoutes(app, db, brandById(settings.brand).name, settings.demo);
  const sendPage: SendPage =
    options.webFolder === null
      ? () => Promise.reject(Refusal.of('not-found'))
      : servePages(server, {
          folder: options.webFolder,
          sharedFolder: settings.assetsDir === null ? null : sharedAssets(settings.assetsDir),
          modules: PAGES,
          addressOf,
          brandOf: brandById,
          isKnown: isKnownIn(options.webFolder, (need) => (need === 'demo' ? settings.demo : need in signOn)),
          forBearers: [LETTER_PATH, PACKET_PATH],
          inEveryLanguage: [LETTER_PATH, PACKET_PATH, FAMILY_CODE_PATH],
          config: {
            build,
            demo: settings.demo,
            cardPayments: cards,
            news: news === null ? null : new URL(news.access.url).host,
            signOn: Object.keys(signOn),
            inactivitySeconds: settings.inactivitySeconds,
            snackbarMilliseconds: settings.snackbarMilliseconds,
          },
        });
  signOnRedirects(server, { providers: signOn, appKey, clock, addressOf, sendPage });
  return app;
}

/** A screen of the site, or an address that older versions handed out. Calls are served without a build as well. */
function isKnownIn(folder: string, has: (need: string) => boolean): PagesOptions['isKnown'] {
  let isScreen: PagesOptions['isKnown'] | null = null;
  return (site, address) => {
    isScreen ??= knownAddresses(readAddresses(folder), has);
    return isScreen(site, address) || redirectFor(address) !== null;
  };
}

/** Buying by card, where there is somebody to take the payment. Answers whether there is. */
function takeCards(
  { server, serve }: App,
  { settings, appKey, db, clock, simulators }: KindredOptions,
  context: Pick<CardPorts, 'accounts' | 'addressOf'>,
): boolean {
  const cards = cardPayments(settings, appKey);
  const gateway = cards === null ? null : stripeGateway(cards.access);
  const ports: CardPorts = {
    ...context,
    gateway,
    report: (problem, details) => server.log.error(details, problem),
  };
  cardRoutes(serve, ports);
  if (cards === null || gateway === null) return false;
  stripeWebhook(server, { db, clock, gateway, ports });
  if (cards.simulated) simulators?.stripe(server, { access: cards.access, settings, db, clock });
  return true;
}
