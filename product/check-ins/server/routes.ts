import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { readMoment, readPlaces, readSummary, readToldOf } from '../contract.ts';
import { checkInsTable } from '../tables-contract.ts';
import { tellMoment } from './moment.ts';
import { tellPlaces } from './places.ts';
import type { CheckInPorts } from './ports.ts';
import { summarize } from './summary.ts';
import { checkInsSource } from './tables.ts';
import { tellToldOf } from './told-of.ts';

export function checkInRoutes(serve: Serve, entries: readonly SceneEntry[], ports: CheckInPorts): void {
  const source = checkInsSource(ports);
  tableRoutes(serve, checkInsTable, source);
  serve(readSummary, (context) => summarize(context, source));
  serve(readPlaces, tellPlaces);
  serve(readToldOf, (context) => tellToldOf(context, ports));
  serve(readMoment, (context) => tellMoment(context, entries, ports));
}
