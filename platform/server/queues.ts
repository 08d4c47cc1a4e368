import * as z from 'zod/mini';
import { findArchivedLog } from './backup/archived-log.ts';
import { findBackupAge } from './backup/note.ts';
import type { Db } from './database/database.ts';
import { statement } from './database/statement.ts';
import { gauge, whenLookedAt } from './telemetry/metrics.ts';
import { within } from './telemetry/within.ts';

const up = gauge({
  name: 'database_up',
  help: 'Whether the database answered when these figures were asked for.',
});
const jobsWaiting = gauge({
  name: 'jobs_waiting',
  help: 'Background work that could begin, by kind.',
  labels: ['job'],
});
const jobsOldest = gauge({
  name: 'jobs_oldest_seconds',
  help: 'For how long the oldest of it could have begun; 0 where nothing waits.',
  labels: ['job'],
});
const jobsActive = gauge({
  name: 'jobs_active',
  help: 'Background work somebody is at, by kind.',
  labels: ['job'],
});
const jobsGivenUp = gauge({
  name: 'jobs_given_up',
  help: 'Background work that failed for good and waits for staff, by kind.',
  labels: ['job'],
});
const lettersWaiting = gauge({ name: 'letters_waiting', help: 'Letters that have not been sent yet.' });
const lettersOldest = gauge({
  name: 'letters_oldest_seconds',
  help: 'The age of the oldest of them; 0 where none waits.',
});
const backupAge = gauge({
  name: 'backup_age_seconds',
  help: 'Since when npm run backup last made a whole file; no number where it never did.',
});
const logAge = gauge({
  name: 'archived_log_age_seconds',
  help: 'Since when PostgreSQL last handed on a piece of its log, as pgBackRest has it; no number where it never did.',
});
const logFailures = gauge({
  name: 'archived_log_failures',
  help: 'How often a piece of its log could not be handed on; no number where none is.',
});
/** Without the database nobody knows. */
const unknown = [lettersWaiting, lettersOldest, backupAge, logAge, logFailures];
const all = [jobsWaiting, jobsOldest, jobsActive, jobsGivenUp, lettersWaiting, lettersOldest];

// What is at work and what was given up the queue counts by itself, once a second.
export const findQueues = statement(
  { job: z.string(), waiting: z.number(), oldest: z.number(), active: z.number(), given_up: z.number() },
  `
    select q.name as job, j.waiting, j.oldest, q.active_count as active, q.failed_count as given_up
    from pgboss.queue q cross join lateral (
      select count(*)::integer as waiting,
        coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest
      from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    ) j
    where q.name not like '\\_\\_%'`,
);
/** Without its words a letter waits for nothing any more. */
export const findLettersWaiting = statement(
  { waiting: z.number(), oldest: z.number() },
  `
    select count(*)::integer as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mails where status in ('queued', 'failed') and letter_sealed is not null`,
);

const PATIENCE_MS = 1500;

/** Whichever process is asked, it is the same database: take the largest. Answers how to stop. */
export function watchQueues(db: Db): () => void {
  const look = async (): Promise<void> => {
    try {
      const asked = Promise.all([
        findQueues(db),
        findLettersWaiting(db),
        findBackupAge(db),
        findArchivedLog(db),
      ]);
      const [queues, [letters], [backup], [log]] = await within(PATIENCE_MS, asked);
      for (const { job, waiting, oldest, active, given_up: givenUp } of queues) {
        jobsWaiting.set({ job }, waiting);
        jobsOldest.set({ job }, oldest);
        jobsActive.set({ job }, active);
        jobsGivenUp.set({ job }, givenUp);
      }
      lettersWaiting.set(letters?.waiting ?? 0);
      lettersOldest.set(letters?.oldest ?? 0);
      backupAge.set(backup?.age ?? Number.NaN);
      logAge.set(log?.age ?? Number.NaN);
      logFailures.set(log?.failures ?? Number.NaN);
      up.set(1);
    } catch {
      // What was true a while ago would pass for what is true now.
      for (const one of all) one.reset();
      for (const one of unknown) one.set(Number.NaN);
      up.set(0);
    }
  };
  return whenLookedAt(look);
}
