import type { Actor } from '#platform/contract/policy.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { LiveEvent } from '#platform/server/live/realtime.ts';
import { live } from '../contract.ts';
import { STAFF_CHANNEL } from '../rules/live.ts';
import { PENDING_REQUESTS, pendingItem } from '../rules/sidebar.ts';
import { channelOf } from './channels.ts';
import { pendingRequests } from './pending-requests.ts';
import { sidebarItemsOf } from './sidebar-items.ts';

/** An open page hears of its user's tasks and news, and of staff's when it is theirs. */
export function liveRoutes(serve: Serve, { build }: { build: string }): void {
  serve.stream(live, async ({ actor, db }) => {
    const own = await channelOf(db, actor.id);
    return {
      channels: [...(own === null ? [] : [own]), ...(actor.scope === 'uber' ? [STAFF_CHANNEL] : [])],
      greet: async () => ({ type: 'hello', data: { build, items: await sidebarItemsOf(db, actor) } }),
      present: (event) => present(db, event, actor),
    };
  });
}

/** Null for what is not told: while staff act as somebody, not even that there is news, which may be of a feeling. */
async function present(db: Db, event: LiveEvent, { actingAsBy }: Actor): Promise<LiveEvent | null> {
  const { type, data } = event;
  if (type === 'dashboard-notification' && actingAsBy !== null) return null;
  if (type === PENDING_REQUESTS) {
    return { type: 'sidebar-item', data: { ...pendingItem(await pendingRequests(db)) } };
  }
  if (type !== 'task') return event;
  const { type: kind, ...task } = data;
  return { type: 'sidebar-item', data: { type: kind, id: task['uuid'], data: task } };
}
