import * as z from 'zod/mini';
import { sidebarItem } from './sidebar.ts';

/** What a stream tells. Anything else is for a newer page than this one. */
export const LIVE_EVENTS = ['hello', 'sidebar-item', 'dashboard-notification'] as const;
export type LiveEventType = (typeof LIVE_EVENTS)[number];

/** First: the build that the server serves, and what waits beside the menu. */
export const liveHello = z.object({ build: z.string(), items: z.array(sidebarItem) });
export type LiveHello = z.infer<typeof liveHello>;

/** Pages of staff also hear what concerns all of staff. */
export const STAFF_CHANNEL = '00000000-0000-4000-8000-000000000001';
