import type { Serve } from '#platform/server/http/serve.ts';
import { holdRoutes } from './admin/holds.ts';
import { letterRoutes } from './admin/letters.ts';
import { type BackOfficePorts, failedJobRoutes } from './failed-jobs.ts';
import { pageRoutes } from './pages/routes.ts';
import { searchRoutes } from './search/search.ts';

export function backOfficeRoutes(serve: Serve, ports: BackOfficePorts): void {
  failedJobRoutes(serve, ports);
  letterRoutes(serve, ports);
  holdRoutes(serve);
  searchRoutes(serve);
  pageRoutes(serve);
}
