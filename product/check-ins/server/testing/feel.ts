import { randomUUID } from 'node:crypto';
import type { CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import type { TestKindred } from '#testing/api/kindred.ts';

/** A child says something at noon of a day in New York, knowing who hears it. */
export async function feel(
  { db }: TestKindred,
  studentId: number,
  day: string,
  feeling: CheckIn | typeof SKIPPED,
  told_to: readonly number[],
): Promise<string> {
  const id = randomUUID();
  const at = new Date(`${day}T17:00:00Z`);
  await db
    .insertInto('check_ins')
    .values({ student_id: studentId, id, at, on_day: day, feeling, told_to: [...told_to] })
    .execute();
  return id;
}
