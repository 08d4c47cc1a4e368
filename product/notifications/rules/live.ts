import * as z from 'zod/mini';
import { sidebarItem } from './sidebar.ts';

/** First: the build that the server serves, and what waits beside the menu. */
export const liveHello = z.object({ build: z.string(), items: z.array(sidebarItem) });

/** Pages of staff also hear what concerns all of staff. */
export const STAFF_CHANNEL = '00000000-0000-4000-8000-000000000001';

/** All data of a child was deleted: pages that show it let go of it. */
export const CHILD_GONE = 'child-gone';
export const childGone = z.object({ student_id: z.number() });
