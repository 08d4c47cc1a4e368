import type { Serve } from '#platform/server/http/serve.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { groupSummaries, schoolSummaries } from '../contract.ts';
import { LEVEL_PROGRAMS } from '../rules/programs.ts';
import { comicsRoutes } from './comics-routes.ts';
import { type GroupPorts, pageRoutes } from './pages.ts';
import { schoolFileRoutes } from './school-files.ts';
import { findSchoolLevels } from './schools.ts';
import { smallGroupRoutes } from './small-groups/routes.ts';
import { findSummary } from './summary.ts';
import { groupSources, groupTableRoutes } from './tables.ts';

export function groupDataRoutes(serve: Serve, entries: readonly SceneEntry[], ports: GroupPorts): void {
  const sources = groupSources(entries);
  groupTableRoutes(serve, sources);
  smallGroupRoutes(serve);
  pageRoutes(serve, sources, ports);
  comicsRoutes(serve, entries);
  schoolFileRoutes(serve);
  for (const program of LEVEL_PROGRAMS) {
    serve(groupSummaries[program], async ({ input, actor, now, tx, about }) => {
      const data = await findSummary(tx, { program, sources, actor, now, input });
      const filters = Object.keys(input).join(' ');
      about({ type: 'table', id: 0, details: { program, children: data.children, filters } });
      return { data };
    });
    serve(schoolSummaries[program], async ({ actor, tx, about }) => {
      const data = await findSchoolLevels(tx, actor, program);
      about({ type: 'table', id: 0, details: { program, schools: data.schools.length } });
      return { data };
    });
  }
}
