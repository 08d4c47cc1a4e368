import { BRAND_IDS, brandById } from '#brands/all.ts';
import { type App, type AppOptions, createApp } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { postOffice } from '#platform/server/mail.ts';
import { servePages, studentAssets } from '#platform/server/pages.ts';
import type { Settings } from '#platform/server/settings.ts';
import { addressBook } from '#platform/server/sites.ts';
import { systemRoutes } from '#platform/server/system-routes.ts';
import { accountRoutes } from '#product/accounts/server/routes.ts';
import { authenticator } from '#product/accounts/server/sessions.ts';
import { mailboxRoutes } from '#product/notifications/server/mailbox.ts';
import { sidebarItemsOf } from '#product/notifications/server/sidebar-items.ts';
import { paymentRoutes } from '#product/purchasing/server/routes.ts';
import { rosterRoutes } from '#product/rosters/server/routes.ts';
import { noLicences } from '#product/rosters/server/uploads/ports.ts';
import { uploadRoutes } from '#product/rosters/server/uploads/routes.ts';
import { schoolRoutes } from '#product/schools/server/routes.ts';
import { siteRoutes } from '#product/site/server/routes.ts';

export type KindredOptions = {
  settings: Settings;
  appKey: Buffer;
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: () => Date;
  logger: AppOptions['logger'];
  /** The folder the build wrote; null serves the calls alone. */
  webFolder: string | null;
};

/** Puts the product together: every slice's routes on one server. */
export function createKindred(options: KindredOptions): App {
  const { settings, db, appKey, clock } = options;
  const addressOf = addressBook({ ...settings, brands: BRAND_IDS });
  const app = createApp({
    db,
    clock,
    addressOf,
    authenticate: authenticator(settings.inactivitySeconds),
    logger: options.logger,
    trustProxy: settings.trustProxy,
    https: settings.dashboardUrl.startsWith('https:'),
  });
  const { server, serve } = app;

  accountRoutes(serve, {
    appKey,
    post: postOffice(options.jobs, appKey),
    strictMessages: settings.strictAccountMessages,
    notificationsOf: sidebarItemsOf,
  });
  schoolRoutes(serve);
  rosterRoutes(serve, { appKey, post: postOffice(options.jobs, appKey) });
  uploadRoutes(serve, { appKey, jobs: options.jobs, licences: noLicences, tell: async () => undefined });
  siteRoutes(serve, options.webFolder === null ? [] : studentAssets(options.webFolder));
  paymentRoutes(serve);
  if (settings.demo) mailboxRoutes(serve);

  systemRoutes(app, db, brandById(settings.brand).name, settings.demo);
  if (options.webFolder !== null) {
    servePages(server, {
      folder: options.webFolder,
      addressOf,
      brandOf: brandById,
      config: {
        demo: settings.demo,
        inactivitySeconds: settings.inactivitySeconds,
        snackbarMilliseconds: settings.snackbarMilliseconds,
      },
    });
  }
  return app;
}
