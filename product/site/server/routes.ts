import type { Serve } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { adminOverview, askSupport, dashboardMetrics, homeFacts } from '../contract.ts';
import { preload, reportClientEvent } from '../pages-contract.ts';
import { browserProblemsTable } from '../problems-contract.ts';
import { eventLimits } from '../rules/client-events.ts';
import { browserProblems, keepProblem } from './browser-problems.ts';
import { findOverview, readDashboard } from './dashboard-metrics.ts';
import { readHomeFacts } from './home-facts.ts';
import { askBySupportForm } from './support.ts';

/** `assets`: the addresses of what the student site will want soon. */
export function siteRoutes(serve: Serve, assets: readonly string[], post: PostOffice): void {
  serve.ownTransaction(reportClientEvent, async ({ input, db, now, address, clientKey, clientAddress }) => {
    // Anybody may call this: a browser that reports without end is heard no more, and not told.
    const wait = await countAttempt(db, eventLimits(clientKey, clientAddress), now);
    if (wait > 0) return;
    await keepProblem(db, input, { site: address.site, now });
  });
  tableRoutes(serve, browserProblemsTable, browserProblems);
  serve.ownTransaction(askSupport, (context) => askBySupportForm(context, post));
  serve(adminOverview, ({ tx, actor, now }) => findOverview(tx, actor, now));
  serve(dashboardMetrics, readDashboard);
  serve(homeFacts, readHomeFacts);
  serve(preload, async () => [...assets]);
}
