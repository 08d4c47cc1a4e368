import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { cutoff, dueAt } from '#platform/server/retention/periods.ts';
import type { Frequency, RetentionRule } from '#platform/server/retention/rule.ts';

const hourly = job<Record<string, never>>('housekeeping', { retryLimit: 1 });
const nightly = job<Record<string, never>>('retention', { retryLimit: 1 });
export const RETENTION_JOBS = [hourly, nightly];
const HOURLY_AT = '17 * * * *';
/** When schools sleep from New York to Honolulu, and in Taiwan they have gone home. */
const NIGHTLY_AT = '27 9 * * *';

/** So many rows go in one transaction: nobody waits long for what it holds. */
const AT_MOST = 5000;
/** A rule that takes no end is stopped here, and goes on the next time. */
const MOST_ROUNDS = 2000;

export async function workOnRetention(
  jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>,
  db: Db,
  rules: readonly RetentionRule[],
  clock: () => Date,
): Promise<void> {
  const run = (every: Frequency) => () =>
    runRules(
      db,
      rules.filter((one) => one.every === every),
      clock(),
    );
  await jobs.work(hourly, run('hour'));
  await jobs.every(hourly, HOURLY_AT, {});
  await jobs.work(nightly, run('night'));
  await jobs.every(nightly, NIGHTLY_AT, {});
  // The hour may have passed while nobody was at work.
  for (const missed of RETENTION_JOBS) await jobs.enqueue(db, missed, {});
}

const insertRun = statement(`
    insert into retention_runs (rule, table_name, every, days, years, year_from, at, took_ms, gone, oldest_at, due_at,
      failed)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`);

/** Each rule by itself: one that fails is told at the end, and keeps no other from its work. */
export async function runRules(db: Db, rules: readonly RetentionRule[], now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const rule of rules) {
    const began = performance.now();
    const { gone, oldest, error } = await removeOld(db, rule, now);
    if (error !== undefined) errors.push(new Error(`the rule ${rule.name} failed`, { cause: error }));
    const due = oldest === null ? null : dueAt(rule.period, oldest);
    const took = Math.round(performance.now() - began);
    const { days, years, from } = { days: null, years: null, from: null, ...rule.period };
    const what = [rule.name, rule.table, rule.every, days, years, from];
    const told = insertRun(db, ...what, now, took, gone, oldest, due, error !== undefined);
    await told.catch((fault: unknown) => errors.push(fault));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'not everything that is over could be removed');
}

type Removed = { gone: number; oldest: Date | null; error?: unknown };

async function removeOld(db: Db, rule: RetentionRule, now: Date): Promise<Removed> {
  const before = cutoff(rule.period, now);
  let gone = 0;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const some = await db.transaction().execute((tx) => rule.remove(tx, before, AT_MOST));
      if (some === 0) break;
      gone += some;
    }
    return { gone, oldest: await rule.oldest(db) };
  } catch (error) {
    return { gone, oldest: null, error };
  }
}
