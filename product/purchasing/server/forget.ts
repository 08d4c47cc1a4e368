import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const forgetNotes = statement(
  { id: z.number() },
  "update orders set note = '' where student_id = $1 and note <> '' returning id",
);

/** The books stay; what a customer wrote about the child for whom they paid does not. */
export async function forgetInOrders(tx: Tx, studentId: number): Promise<Record<string, number>> {
  return { orders: (await forgetNotes(tx, studentId)).length };
}
