import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Row } from '#platform/server/database/statement.ts';
import { tellNotified } from '#product/notifications/server/dashboard.ts';

/** Accounts that are looked at in one transaction: many people hear of something, and nobody waits long for another. */
export const BUNCH = 500;

/** The last account that was looked at, and those who got a notice. Null: nobody is left. */
export const bunchRow = { last: z.nullable(z.number()), made: z.array(z.number()) };
export type Bunch = Row<typeof bunchRow>;

/** From account to account in the order of their ids, each of them once: `insert` is told after whom to begin. */
export async function inBunches(db: Db, insert: (tx: Tx, after: number) => Promise<Bunch[]>): Promise<void> {
  let after: number | null = 0;
  while (after !== null) after = await db.transaction().execute((tx) => makeBunch(tx, insert, after ?? 0));
}

async function makeBunch(
  tx: Tx,
  insert: (tx: Tx, after: number) => Promise<Bunch[]>,
  after: number,
): Promise<number | null> {
  const [bunch] = await insert(tx, after);
  await tellNotified(tx, bunch?.made ?? []);
  return bunch?.last ?? null;
}
