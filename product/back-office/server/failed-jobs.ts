import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { type Jobs, jobNumber } from '#platform/server/jobs.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { failedJobsTable, type retryJobs as retryEndpoint, retryJobs } from '../contract.ts';

export type BackOfficePorts = { jobs: Pick<Jobs, 'retry'> };

const LETTER = "left join mails m on j.name = 'mail.deliver' and m.id = (j.data->>'id')::bigint";
const NUMBER = jobNumber('j.id');

const failedJobs: TableSource<typeof failedJobsTable> = {
  from: 'pgboss.job j',
  id: NUMBER,
  scope: () => "j.state = 'failed'",
  joins: { letter: LETTER },
  columns: {
    name: 'j.name',
    failed_at: 'j.completed_on',
    attempts: 'j.retry_count + 1',
    letter: { sql: 'm.kind', join: 'letter' },
    error: {
      sql: "coalesce(m.last_error, j.output->>'code', j.output->>'name', 'stopped')",
      join: 'letter',
    },
  },
};

const findFailed = statement(
  { id: z.string(), name: z.string(), number: z.number(), lost: z.boolean() },
  `
    select j.id, j.name, ${NUMBER} as number, m.id is not null and m.letter_sealed is null as lost
    from pgboss.job j ${LETTER}
    where j.state = 'failed' and ${NUMBER} = any($1::bigint[]) order by j.id`,
);

export function failedJobRoutes(serve: Serve, { jobs }: BackOfficePorts): void {
  tableRoutes(serve, failedJobsTable, failedJobs);
  serve(retryJobs, (context) => retry(context, jobs));
}

async function retry(
  context: Context<typeof retryEndpoint>,
  jobs: Pick<Jobs, 'retry'>,
): Promise<NotificationReply> {
  const { tx, input } = context;
  const failed = await findFailed(tx, input.ids);
  const [first] = failed;
  if (first === undefined) throw Refusal.of('not-found');
  // A letter loses its words after a few days: there is nothing left to send.
  const possible = failed.filter(({ lost }) => !lost);
  if (possible.length === 0) throw Refusal.because('back-office.refused.letter-lost');
  for (const { id, name } of possible) await jobs.retry(tx, name, id);
  context.about({ type: 'job', id: first.number, details: { count: possible.length } });
  return notify('back-office.retried', { count: possible.length });
}
