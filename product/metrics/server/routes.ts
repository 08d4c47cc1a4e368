import type { Serve } from '#platform/server/http/serve.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { getMetrics, getProgramFigures } from '../contract.ts';
import { contentTableRoutes } from './content-tables.ts';
import { readMetrics } from './read-metrics.ts';
import { readProgram } from './read-program.ts';
import { metricTableRoutes } from './tables.ts';

export function metricRoutes(serve: Serve, entries: readonly SceneEntry[]): void {
  serve(getMetrics, readMetrics);
  serve(getProgramFigures, (context) => readProgram(context, entries));
  metricTableRoutes(serve);
  contentTableRoutes(serve, entries);
}
