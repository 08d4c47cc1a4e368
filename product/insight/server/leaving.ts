import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const keepWeeks = statement('update play_weeks set owner_id = $2 where owner_id = $1');

/** How many children of a class played in a week is the school's, also when nobody knows whose class it was. */
export async function leaveFigures(tx: Tx, accountId: number, nobody: number): Promise<void> {
  await keepWeeks(tx, accountId, nobody);
}
