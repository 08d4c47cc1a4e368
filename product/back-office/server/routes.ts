import type { Serve } from '#platform/server/http/serve.ts';
import { type BackOfficePorts, failedJobRoutes } from './failed-jobs.ts';
import { pageRoutes } from './pages/routes.ts';
import { searchRoutes } from './search/search.ts';

export function backOfficeRoutes(serve: Serve, ports: BackOfficePorts): void {
  failedJobRoutes(serve, ports);
  searchRoutes(serve);
  pageRoutes(serve);
}
