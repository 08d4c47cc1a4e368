import type { Serve } from '#platform/server/http/serve.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { readAccessLog } from '../access-log-contract.ts';
import { readData } from '../data-contract.ts';
import { readLog } from './access-log/read-log.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { deletionListRoutes } from './deletion/staff-list.ts';
import { receivedBy } from './export/receiving.ts';
import { type ExportPorts, exportRoutes } from './export/routes.ts';
import { getChild } from './reach/get-child.ts';

export function childDataRoutes(serve: Serve, ports: ExportPorts & LetterPorts): void {
  exportRoutes(serve, ports);
  deletionRoutes(serve, ports);
  deletionListRoutes(serve);
  for (const log of [readAccessLog.educator, readAccessLog.parent]) serve(log, readLog);
  for (const data of [readData.educator, readData.parent]) {
    serve(data, async ({ tx, actor, input: { id } }) => {
      const { first_name, school } = await getChild(tx, actor, id);
      const receives = (await receivedBy(tx, actor, [id])).get(id) ?? null;
      return { data: { first_name, school, receives } };
    });
  }
}
