import { expect } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';

/** As if so many more attempts had been counted under the key that has counted `seen` of them. */
export async function countMore(db: Db, seen: number, more: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('throttles')
    .set(({ eb }) => ({ failures: eb('failures', '+', more) }))
    .where('failures', '=', seen)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}
