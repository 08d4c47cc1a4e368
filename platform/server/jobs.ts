import { CompiledQuery } from 'kysely';
import { type Db as BossDatabase, fromKysely, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import type { Db, Tx } from './database/database.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { statement } from './database/statement.ts';
import { forTheQueue } from './fault.ts';
import { counter, seconds } from './telemetry/metrics.ts';
import { inSpan } from './telemetry/spans.ts';

/** Background work: enqueued in the transaction of the change that needs it, done by any worker. */
export type Job<Data extends object> = {
  readonly name: string;
  readonly retryLimit: number;
  /** Is handed the same data once the last attempt has failed, or the last worker at it has died. */
  readonly givenUp?: Job<Data>;
  readonly data?: Data;
};

export function job<Data extends object>(
  name: string,
  options: { retryLimit: number; givenUp?: Job<Data> },
): Job<Data> {
  return { name, ...options };
}

export type Jobs = {
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data): Promise<void>;
  /** For work that hands itself on from job to job: nothing where some of it waits or is done just now. */
  begin<Data extends object>(db: Db, job: Job<Data>, data: Data): Promise<void>;
  work<Data extends object>(job: Job<Data>, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Repeats by the clock (cron, UTC), once for all workers together. */
  every<Data extends object>(job: Job<Data>, cron: string, data: Data): Promise<void>;
  /** Once more, after it was given up. */
  retry(tx: Tx, name: string, id: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * So long may a job go on that hands what is left to another one: after fifteen minutes the queue takes it for lost, and
 * has it begun beside itself.
 */
export const SHORT_JOB_MS = 60_000;

/** SQL of a number that stands for a job's id, a random one: tables know their rows by numbers. */
export function jobNumber(id: string): string {
  return `('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint`;
}

export type JobsOptions = {
  db: Db;
  jobs: readonly Job<object>[];
  /** A worker also looks after stalled jobs; a server only hands work over. */
  worker: boolean;
  onError: (error: Error) => void;
};

const runs = counter({
  name: 'job_runs_total',
  help: 'Background work that was tried, by kind and whether it was done or failed.',
  labels: ['job', 'outcome'],
});
const durations = seconds({
  name: 'job_seconds',
  help: 'How long each try took, by kind.',
  labels: ['job'],
});

const START_LOCK = '7301847';

export async function startJobs({ db, jobs, worker, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: onOwnConnection(db),
    supervise: worker,
    schedule: worker,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', onError);
  // Servers and workers that start together would trip over each other making the same queues.
  await oneAtATime(db, START_LOCK, async () => {
    await boss.start();
    for (const { name, retryLimit } of jobs) {
      await boss.createQueue(name, { retryLimit, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 10 });
    }
    // Afterwards, and apart: the queues may be there from before, and have to know each other by now.
    for (const { name, givenUp } of jobs) {
      if (givenUp !== undefined) await boss.updateQueue(name, { deadLetter: givenUp.name });
    }
  });
  /** Told whole to whoever listens; of what may be a name in it the queue keeps nothing. */
  const failed = (name: string, error: unknown): never => {
    onError(new Error(`the job ${name} failed`, { cause: error }));
    throw forTheQueue(error);
  };
  /** Who works at a queue, by its name. */
  const workers = new Map<string, string>();
  const stopLooking = [
    ...(worker ? [repeat(() => beginSilentAgain(db), SIGN_SECONDS, onError)] : []),
    repeat(() => wakeWaited(db, workers, (id) => boss.notifyWorker(id)), LOOK_SECONDS, onError),
  ];
  return {
    async enqueue(tx, { name }, data) {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    async begin(on, { name }, data) {
      await on.transaction().execute(async (tx) => {
        await waitToBegin(tx, name);
        if ((await findUnfinished(tx, name)).length === 0)
          await boss.send(name, data, { db: fromKysely(tx) });
      });
    },
    async work({ name }, handler) {
      const often = { pollingIntervalSeconds: UNASKED_SECONDS, heartbeatRefreshSeconds: SIGN_SECONDS };
      const id = await boss.work<Parameters<typeof handler>[0]>(name, often, async (batch) => {
        for (const { data } of batch) {
          const measured = durations.startTimer({ job: name });
          try {
            await inSpan(
              () => ({ name: `job ${name}`, attributes: { 'kindred.job': name } }),
              () => handler(data),
            );
            runs.inc({ job: name, outcome: 'done' });
          } catch (error) {
            runs.inc({ job: name, outcome: 'failed' });
            failed(name, error);
          } finally {
            measured();
          }
        }
      });
      workers.set(name, id);
    },
    async every({ name }, cron, data) {
      await boss.schedule(name, cron, data);
    },
    async retry(tx, name, id) {
      await boss.retry(name, id, { db: fromKysely(tx) });
    },
    async stop() {
      await Promise.all(stopLooking.map((stop) => stop()));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

const waitToBegin = statement('select pg_advisory_xact_lock(7301853, hashtext($1))');
const findUnfinished = statement(`select from pgboss.job where name = $1 and state < 'completed' limit 1`);

/** So often does a worker say that it is still at a job, and look for jobs whose worker no longer does. */
const SIGN_SECONDS = 1;
/** Longer than anything keeps a worker from saying so, a big file above all; far shorter than the queue's own measure. */
const SILENT_SECONDS = 5;

// The queue itself waits ten seconds at least, and then the longer the oftener. Being killed is not the job's fault;
// but what was begun too often is left to the queue, which gives it up.
const beginSilentAgain = statement(`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit
      and heartbeat_on < now() - interval '${SILENT_SECONDS} seconds'`);

/** A job waits for no longer than this. */
const LOOK_SECONDS = 0.5;
/** And where nobody tells a worker of it, for so long. */
const UNASKED_SECONDS = 10;

const findWaited = statement(
  { name: z.string() },
  `
    select name from unnest($1::text[]) as worked (name)
    where exists (
      select from pgboss.job j
      where j.name = worked.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    )`,
);

/**
 * One question for all queues together. That each worker asks for its own twice a second took a tenth of a processor, day
 * and night, to hear that there is nothing to do.
 */
async function wakeWaited(
  db: Db,
  workers: ReadonlyMap<string, string>,
  wake: (id: string) => void,
): Promise<void> {
  if (workers.size === 0) return;
  for (const { name } of await findWaited(db, [...workers.keys()])) {
    const id = workers.get(name);
    if (id !== undefined) wake(id);
  }
}

/** Again and again, never twice at once; answers how to stop. */
function repeat(
  work: () => Promise<unknown>,
  seconds: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  let working: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        working = null;
      });
  }, seconds * 1000).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** The queue sends whole transactions as one text: a failed one must not stay open on a connection of the pool. */
function onOwnConnection(db: Db): BossDatabase {
  return {
    executeSql: (text, values) =>
      db.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
          return { rows };
        } catch (error) {
          await connection.executeQuery(CompiledQuery.raw('rollback'));
          throw error;
        }
      }),
  };
}
