import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const giveLots = statement('update license_lots set account_id = $2 where account_id = $1');
const giveAccess = statement('update site_access set account_id = $2 where account_id = $1');

/** The books stay whole without a name, and whoever was given a site license plays on with it. */
export async function leaveLicenses(tx: Tx, accountId: number, nobody: number): Promise<void> {
  await giveLots(tx, accountId, nobody);
  await giveAccess(tx, accountId, nobody);
}
