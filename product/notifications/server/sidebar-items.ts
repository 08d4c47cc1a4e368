import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { pendingItem, type SidebarItem } from '../rules/sidebar.ts';
import { pendingRequests } from './pending-requests.ts';
import { tasksOf } from './tasks.ts';

/** What waits for the user beside the menu: their tasks, and for staff the accounts nobody has verified yet. */
export async function sidebarItemsOf(tx: Tx, actor: Actor): Promise<SidebarItem[]> {
  if (actor.scope === 'student') return [];
  const tasks = await tasksOf(tx, actor.id);
  const pending = actor.scope === 'uber' ? await pendingRequests(tx) : 0;
  return pending === 0 ? tasks : [pendingItem(pending), ...tasks];
}
