import { FILE_JOBS } from '#platform/server/files/tidy.ts';
import type { Job } from '#platform/server/jobs.ts';
import { deliverMail } from '#platform/server/mail/mail.ts';
import { NEWS_JOBS } from '#product/accounts/server/news/wishes.ts';
import { tellOfActings } from '#product/accounts/server/session/acting-summary.ts';
import { runDeletions } from '#product/child-data/server/deletion/run.ts';
import { EXPORT_JOBS } from '#product/child-data/server/export/make.ts';
import { turnConsents } from '#product/consents/server/asked.ts';
import { makeNotifications } from '#product/digests/server/daily-notices.ts';
import { sendDigests } from '#product/digests/server/digest.ts';
import { makeWeeklyNotifications } from '#product/digests/server/weekly-notices.ts';
import { FOLLOW_UP_JOBS } from '#product/follow-ups/server/work.ts';
import { countSchools } from '#product/group-data/server/schools.ts';
import { countPlayWeeks } from '#product/insight/server/play-weeks.ts';
import { expireLicenses } from '#product/licensing/server/students/expire.ts';
import { METRIC_JOBS } from '#product/metrics/server/jobs.ts';
import { spreadNotices } from '#product/notifications/server/notices/routes.ts';
import { runAccountDeletions } from '#product/own-data/server/deletion/run.ts';
import { OWN_EXPORT_JOBS } from '#product/own-data/server/export/make.ts';
import { countAgain } from '#product/play/server/counting/count-again.ts';
import { countForgotten } from '#product/play/server/counting/forgotten.ts';
import { tellPrograms } from '#product/play/server/events/check-in-programs.ts';
import { moveEvents } from '#product/play/server/events/move.ts';
import { makeYears } from '#product/play/server/events/years.ts';
import { SANDBOX_JOBS } from '#product/play/server/sandbox.ts';
import { reconcilePayments } from '#product/purchasing/server/cards/reconcile.ts';
import { REPORT_JOBS } from '#product/reports/server/downloads/make.ts';
import { RETENTION_JOBS } from '#product/retention/server/run.ts';
import { UPLOAD_JOBS } from '#product/rosters/uploads/server/store/job-names.ts';

/** Every kind of background work, by name. */
export const JOBS: readonly Job<object>[] = [
  deliverMail,
  ...FILE_JOBS,
  tellOfActings,
  ...RETENTION_JOBS,
  makeNotifications,
  spreadNotices,
  makeWeeklyNotifications,
  sendDigests,
  expireLicenses,
  turnConsents,
  countForgotten,
  countAgain,
  makeYears,
  moveEvents,
  tellPrograms,
  countSchools,
  countPlayWeeks,
  reconcilePayments,
  ...UPLOAD_JOBS,
  ...SANDBOX_JOBS,
  ...REPORT_JOBS,
  ...EXPORT_JOBS,
  runDeletions,
  ...OWN_EXPORT_JOBS,
  runAccountDeletions,
  ...FOLLOW_UP_JOBS,
  ...METRIC_JOBS,
  ...NEWS_JOBS,
];
