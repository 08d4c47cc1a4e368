import { cardPayments } from '#apps/running/card-payments.ts';
import { emailListAccess, signedAccess } from '#apps/running/email-list.ts';
import { filesOf } from '#apps/running/files.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { readLessons } from '#apps/running/lessons.ts';
import { forgetInSimulators, forgetMailbox, RETENTION_RULES } from '#apps/running/retention.ts';
import { reportError } from '#apps/running/runtime.ts';
import { readScenes } from '#apps/running/scenes.ts';
import type { Settings } from '#apps/running/settings.ts';
import { sayFor } from '#apps/running/words.ts';
import { BRAND_IDS } from '#brands/all.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import { type Connection, openDatabase } from '#platform/server/database/database.ts';
import { remover, workOnFiles } from '#platform/server/files/tidy.ts';
import { addressBook } from '#platform/server/http/sites.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { deliverMail, mailCarrier, postOffice } from '#platform/server/mail/mail.ts';
import { watchQueues } from '#platform/server/queues.ts';
import { watchPool } from '#platform/server/telemetry/watch-pool.ts';
import { emailList } from '#product/accounts/server/news/email-list.ts';
import { newsDesk, workOnNews } from '#product/accounts/server/news/wishes.ts';
import { workOnActings } from '#product/accounts/server/session/acting-summary.ts';
import { workOnDeletions } from '#product/child-data/server/deletion/run.ts';
import { workOnExports } from '#product/child-data/server/export/make.ts';
import { workOnConsents } from '#product/consents/server/asked.ts';
import {
  MAKE_NOTIFICATIONS_AT,
  makeDashboardNotifications,
  makeNotifications,
  spreadAllNotices,
} from '#product/digests/server/daily-notices.ts';
import { mailDigests, SEND_DIGESTS_AT, sendDigests } from '#product/digests/server/digest.ts';
import {
  MAKE_WEEKLY_NOTIFICATIONS_AT,
  makeLastWeeksNotifications,
  makeWeeklyNotifications,
} from '#product/digests/server/weekly-notices.ts';
import { followUpRefused } from '#product/follow-ups/server/deeds.ts';
import { workOnFollowUps } from '#product/follow-ups/server/work.ts';
import { COUNT_SCHOOLS_AT, countAllSchools, countSchools } from '#product/group-data/server/schools.ts';
import { COUNT_PLAY_WEEKS_AT, countPlayWeeks, countWeeksPlayed } from '#product/insight/server/play-weeks.ts';
import { lessonFinder } from '#product/lessons/rules/fitting/one-lesson.ts';
import { weeklyLessons } from '#product/lessons/server/weekly.ts';
import { EXPIRE_LICENSES_AT, expireLicenses, expireLots } from '#product/licensing/server/students/expire.ts';
import { uploadDesk } from '#product/licensing/server/students/upload-desk.ts';
import { workOnMetrics } from '#product/metrics/server/jobs.ts';
import { spreadNotices } from '#product/notifications/server/notices/routes.ts';
import { workOnAccountDeletions } from '#product/own-data/server/deletion/run.ts';
import { workOnOwnExports } from '#product/own-data/server/export/make.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { startCountingAgain, workOnCountingAgain } from '#product/play/server/counting/count-again.ts';
import {
  COUNT_FORGOTTEN_AT,
  countForgotten,
  countForgottenPlay,
} from '#product/play/server/counting/forgotten.ts';
import {
  startTellingPrograms,
  TELL_PROGRAMS_AT,
  tellPrograms,
  workOnPrograms,
} from '#product/play/server/events/check-in-programs.ts';
import { startMoving, workOnMoving } from '#product/play/server/events/move.ts';
import { MAKE_YEARS_AT, makeToldYears, makeYears } from '#product/play/server/events/years.ts';
import { workOnSandbox } from '#product/play/server/sandbox.ts';
import { storyTeller } from '#product/play/server/story-words.ts';
import { stripeGateway } from '#product/purchasing/server/cards/gateway/gateway.ts';
import { RECONCILE_AT, reconcile, reconcilePayments } from '#product/purchasing/server/cards/reconcile.ts';
import { workOnDownloads } from '#product/reports/server/downloads/make.ts';
import { quoteFinder } from '#product/reports/server/find-quotes.ts';
import { workOnRetention } from '#product/retention/server/run.ts';
import { workOnUploads } from '#product/rosters/uploads/server/jobs.ts';
import { tellSidebar } from '#product/rosters/uploads/server/store/tell.ts';
import type { Running } from '../api/server.ts';

/** Of one worker, where no setting says otherwise. */
const MOST_CONNECTIONS = 10;

export type WorkerOptions = { settings: Settings; connection: Connection; appKey: AppKey; smtpUrl: string };

/** One worker process: takes background work from the queue. Start as many as the work needs. */
export async function startWorker({
  settings,
  connection,
  appKey,
  smtpUrl,
}: WorkerOptions): Promise<Running> {
  const database = openDatabase({ ...connection, max: settings.databasePool ?? MOST_CONNECTIONS });
  const { db } = database;
  const { files, beside } = await filesOf(settings, appKey, db);
  const jobs = await startJobs({ db, jobs: JOBS, worker: true, onError: reportError });
  const unwatch = [watchPool('worker', database.pool), watchQueues(db)];
  const post = postOffice(jobs, appKey);
  const carrier = mailCarrier({ db, appKey, smtpUrl, from: settings.mailFrom });
  await jobs.work(deliverMail, ({ id }) => carrier.deliver(id));
  const clock = () => new Date();
  await workOnFiles(jobs, beside, clock);
  await workOnRetention(jobs, db, RETENTION_RULES, clock);
  await workOnUploads(jobs, db, { appKey, files, licenses: uploadDesk, tell: tellSidebar, clock });
  await workOnSandbox(jobs, db, appKey);
  await jobs.work(makeNotifications, () => makeDashboardNotifications(db, new Date()));
  await jobs.work(spreadNotices, () => spreadAllNotices(db, new Date()));
  await jobs.every(makeNotifications, MAKE_NOTIFICATIONS_AT, {});
  const lessons = readLessons();
  const weekly = weeklyLessons(lessons);
  await jobs.work(makeWeeklyNotifications, () => makeLastWeeksNotifications(db, new Date(), weekly));
  await jobs.every(makeWeeklyNotifications, MAKE_WEEKLY_NOTIFICATIONS_AT, {});
  // The hour may have passed while nobody was at work; what was made already is not made again.
  await jobs.enqueue(db, makeNotifications, {});
  await jobs.enqueue(db, makeWeeklyNotifications, {});
  await jobs.work(expireLicenses, async () => void (await expireLots(db, new Date())));
  await jobs.every(expireLicenses, EXPIRE_LICENSES_AT, {});
  await jobs.enqueue(db, expireLicenses, {});
  const scenes = readScenes();
  const catalog = openCatalog(scenes);
  const tell = storyTeller(scenes);
  const quotes = quoteFinder(catalog, tell);
  await workOnDownloads(jobs, db, {
    entries: scenes.entries,
    quotes,
    lessonFor: lessonFinder(lessons),
    sayFor,
    files,
    clock,
  });
  const { dashboardUrl } = settings;
  const stories = { catalog, tell };
  await workOnExports(jobs, db, { files, clock, stories, sayFor, post, dashboardUrl });
  const news = emailListAccess(settings, appKey);
  const forgetting = { appKey, forgetInDemo: forgetInSimulators, removeFiles: remover(beside) };
  await workOnConsents(jobs, db, {
    followUpRefused,
    post,
    sayFor,
    brand: settings.brand,
    dashboardUrl,
    clock,
  });
  await workOnDeletions(jobs, db, { ...forgetting, clock, sayFor, post, dashboardUrl });
  await workOnOwnExports(jobs, db, { appKey, clock, sayFor, post, dashboardUrl });
  await workOnAccountDeletions(jobs, db, {
    ...forgetting,
    forgetMailbox,
    news: news === null ? null : newsDesk(jobs),
    clock,
    sayFor,
    post,
    dashboardUrl,
  });
  await jobs.work(countForgotten, () =>
    countForgottenPlay({ db, catalog, now: clock(), report: reportError }),
  );
  await jobs.every(countForgotten, COUNT_FORGOTTEN_AT, {});
  await jobs.work(countSchools, () => countAllSchools(db, new Date()));
  await jobs.every(countSchools, COUNT_SCHOOLS_AT, {});
  await jobs.work(countPlayWeeks, () => countWeeksPlayed(db, new Date()));
  await jobs.every(countPlayWeeks, COUNT_PLAY_WEEKS_AT, {});
  await workOnMetrics(jobs, db, catalog);
  await workOnCountingAgain(jobs, db, catalog, (students) =>
    console.log(JSON.stringify({ level: 'info', msg: 'play is counted again by newer rules', students })),
  );
  await startCountingAgain(jobs, db);
  await jobs.work(makeYears, () => makeToldYears(db, new Date()));
  await jobs.every(makeYears, MAKE_YEARS_AT, {});
  await jobs.enqueue(db, makeYears, {});
  await workOnMoving(
    jobs,
    db,
    (events) =>
      console.log(JSON.stringify({ level: 'info', msg: 'events of play are moved to columns', events })),
    (cause) => reportError(new Error('the events of a child do not fit into columns', { cause })),
  );
  await startMoving(jobs, db);
  await workOnPrograms(jobs, db);
  await jobs.every(tellPrograms, TELL_PROGRAMS_AT, {});
  await startTellingPrograms(jobs, db);
  await jobs.work(sendDigests, () => mailDigests({ ...settings, db, post, appKey }, new Date()));
  await jobs.every(sendDigests, SEND_DIGESTS_AT, {});
  await workOnFollowUps(jobs, db, { ...settings, post }, () => new Date());
  const addressOf = addressBook({ ...settings, brands: BRAND_IDS });
  const address = addressOf(new URL(settings.dashboardUrl).hostname);
  await workOnActings(jobs, db, { post, address }, () => new Date());
  await workOnNews(jobs, db, news === null ? null : emailList(signedAccess(news.access)));
  const cards = cardPayments(settings, appKey);
  if (cards !== null) {
    const gateway = stripeGateway(cards.access);
    const report = (problem: string, details: object): void =>
      reportError(new Error(`${problem}: ${JSON.stringify(details)}`));
    const ports = { accounts: { post }, gateway, addressOf, report };
    await jobs.work(reconcilePayments, () => reconcile({ db, now: new Date(), ports }, gateway));
    await jobs.every(reconcilePayments, RECONCILE_AT, {});
  }
  return {
    async stop() {
      for (const stop of unwatch) stop();
      await jobs.stop();
      carrier.close();
      await database.close();
    },
  };
}
