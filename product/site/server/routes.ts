import type { Serve } from '#platform/server/serve.ts';
import { countAttempt } from '#platform/server/throttle.ts';
import { preload, reportClientEvent } from '../contract.ts';
import { reportedPath } from '../rules/client-events.ts';

const EVENTS_AN_HOUR = 60;

/** `assets`: the addresses of what the student site will want soon. */
export function siteRoutes(serve: Serve, assets: readonly string[]): void {
  serve.unhurried(reportClientEvent, async ({ input, actor, outside, now, address, clientKey }) => {
    // Anybody may call this: a browser that reports without end is heard no more, and not told.
    const wait = await countAttempt(
      outside,
      [{ key: `client event ${clientKey}`, free: EVENTS_AN_HOUR }],
      now,
    );
    if (wait > 0) return;
    await outside
      .insertInto('client_events')
      .values({
        at: now,
        kind: input.kind,
        site: address.site,
        path: reportedPath(input.path),
        actor_id: actor?.id ?? null,
      })
      .execute();
  });
  serve(preload, async () => [...assets]);
}
