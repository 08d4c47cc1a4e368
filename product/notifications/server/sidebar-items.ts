import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import type { SidebarItem } from '../rules/sidebar.ts';

/** What waits for the user beside the menu: for staff, the accounts nobody has verified yet. */
export async function sidebarItemsOf(tx: Tx, actor: Actor): Promise<SidebarItem[]> {
  if (actor.scope !== 'uber') return [];
  const { count } = await tx
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'not-verified')
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  return [{ type: 'pending-account-requests', id: 'pending-account-requests', data: { count } }];
}
