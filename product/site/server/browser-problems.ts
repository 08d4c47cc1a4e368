import { createHash } from 'node:crypto';
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Site } from '#platform/server/http/sites.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { counter } from '#platform/server/telemetry/metrics.ts';
import type { reportClientEvent } from '../pages-contract.ts';
import type { browserProblemsTable } from '../problems-contract.ts';
import { reportedPath } from '../rules/client-events.ts';

const problems = counter({
  name: 'browser_problems_total',
  help: 'What browsers told of what went wrong in them, by site and kind.',
  labels: ['kind', 'site'],
});

const keep = statement(`
    insert into client_events as kept (at, first_at, kind, site, path, call, status, fault, frames, build, mark)
    values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (mark) do update set times = kept.times + 1, at = greatest(kept.at, excluded.at)`);

/** The same again is the same row, counted once more. */
export async function keepProblem(
  db: Db,
  told: InputOf<typeof reportClientEvent>,
  { site, now }: { site: Site; now: Date },
): Promise<void> {
  const { kind, call = null, status = null, fault = null, frames = null, build = null } = told;
  const event = [kind, site, reportedPath(told.path), call, status, fault, frames, build];
  const mark = createHash('sha256').update(JSON.stringify(event)).digest('base64url');
  await keep(db, now, ...event, mark);
  problems.inc({ kind, site });
}

export const browserProblems: TableSource<typeof browserProblemsTable> = {
  from: 'client_events e',
  id: 'e.id',
  scope: () => 'true',
  columns: {
    at: 'e.at',
    kind: 'e.kind',
    site: 'e.site',
    path: 'e.path',
    call: 'e.call',
    status: 'e.status',
    fault: 'e.fault',
    times: 'e.times',
    frames: 'e.frames',
    first_at: 'coalesce(e.first_at, e.at)',
    build: 'e.build',
  },
};
