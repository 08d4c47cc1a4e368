import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { type Counting, countWaitingOf } from '../count-later.ts';

export const countForgotten = job<Record<string, never>>('play.count-forgotten', { retryLimit: 5 });
export const COUNT_FORGOTTEN_AT = '* * * * *';

/** A playing child tells something every quarter of a minute; after this its device is gone, or the child is. */
const GONE_AFTER_MS = 2 * 60_000;
const AT_ONCE = 1000;

/** Behind the last one: who cannot be counted stays where it is, and stands in nobody's way. */
const findForgotten = statement(
  { student_id: z.number(), since: z.string() },
  `
    select student_id, updated_at::text as since from program_progress
    where uncounted and updated_at < $1 and (updated_at, student_id) > ($2::timestamptz, $3::bigint)
    order by updated_at, student_id limit $4`,
);
const FIRST = { since: '-infinity', student_id: 0 };

/**
 * Counts what was gathered of play that came to no end: a scene that was left, a device that was switched off on its way
 * through a backlog. Those who cannot be counted are told of once, whatever their number.
 */
export async function countForgottenPlay(
  { report, ...counting }: Counting,
  { atOnce = AT_ONCE } = {},
): Promise<void> {
  // Without the scenes nobody can tell how far somebody is in them.
  if (counting.catalog.entries.length === 0) return;
  const before = new Date(counting.now.getTime() - GONE_AFTER_MS);
  const faults: Error[] = [];
  const each = { ...counting, report: (fault: Error) => void faults.push(fault) };
  for (let last = FIRST; ; ) {
    const forgotten = await findForgotten(counting.db, before, last.since, last.student_id, atOnce);
    for (const { student_id: studentId } of forgotten) await countWaitingOf(each, studentId, 'forgotten');
    const next = forgotten.at(-1);
    if (next === undefined || forgotten.length < atOnce) break;
    last = next;
  }
  const [first] = faults;
  if (first === undefined) return;
  report(new Error(`what was played could not be counted, ${faults.length} times`, { cause: first.cause }));
}
