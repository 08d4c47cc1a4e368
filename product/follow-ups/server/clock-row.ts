import * as z from 'zod/mini';
import type { Row } from '#platform/server/database/statement.ts';
import { type Clock, STEPS } from '../rules/clock.ts';

/** The clock of a follow-up `f`, as it is kept. */
export const clockRow = {
  id: z.number(),
  school_id: z.number(),
  step: z.union([z.literal(STEPS[0]), z.literal(STEPS[1]), z.literal(STEPS[2])]),
  clock_from: z.date(),
  due_at: z.nullable(z.date()),
  asked_ids: z.array(z.number()),
  late: z.boolean(),
};
export const clockColumns =
  'f.id, f.school_id, f.step, f.clock_from, f.due_at, to_json(f.asked_ids) as asked_ids, f.late';

export function clockOf(row: Row<typeof clockRow>): Clock {
  const { step, clock_from: from, due_at: due, asked_ids: asked, late } = row;
  return { step, from, due, asked, late };
}
