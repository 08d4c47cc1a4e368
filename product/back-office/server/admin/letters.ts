import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { condition } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { lettersTable, type retryLetters as retryCall, retryLetters } from '../../letters-contract.ts';
import { LETTER_KINDS } from '../../rules/letters.ts';

const KIND = `case when m.kind = any(array['${LETTER_KINDS.join("', '")}']) then m.kind else 'other' end`;

const GIVEN_UP = `exists (select from pgboss.job j
      where j.name = 'mail.deliver' and j.state = 'failed' and j.data->>'id' = m.id::text)`;

/** Its words are kept for three days: without them there is nothing to send. */
const STATE = `case when m.status in ('sent', 'refused') then m.status when m.letter_sealed is null then 'lost'
    when m.status = 'failed' and ${GIVEN_UP} then 'given-up' else 'waiting' end`;

const letters: TableSource<typeof lettersTable> = {
  from: 'mails m',
  id: 'm.id',
  scope: () => 'true',
  joins: {
    person: "left join accounts a on a.username = m.recipient and a.scope <> 'uber'",
    state: `cross join lateral (select ${STATE} as state) standing`,
  },
  columns: {
    created_at: 'm.created_at',
    kind: KIND,
    recipient: 'm.recipient',
    state: { sql: 'standing.state', join: 'state' },
    sent_at: 'm.sent_at',
    attempts: 'm.attempts',
    error: 'm.last_error',
    account_id: { sql: 'a.id', join: 'person' },
  },
  filters: {
    state: { where: (value, bind) => condition('standing.state', value, 'choice', bind), join: 'state' },
  },
};

const findLetters = statement(
  { id: z.number(), job: z.nullable(z.string()), is_lost: z.boolean(), is_sent: z.boolean() },
  `
    select m.id, j.id::text as job, m.letter_sealed is null as is_lost, m.status = 'sent' as is_sent
    from mails m left join pgboss.job j
      on j.name = 'mail.deliver' and j.state = 'failed' and j.data->>'id' = m.id::text
    where m.id = any($1::bigint[]) order by m.id`,
);

async function retry(
  context: Context<typeof retryCall>,
  jobs: Pick<Jobs, 'retry'>,
): Promise<NotificationReply> {
  const { tx, input } = context;
  const found = await findLetters(tx, input.ids);
  const [first] = found;
  if (first === undefined) throw Refusal.of('not-found');
  const given = found.flatMap(({ job, is_lost: lost }) => (job === null || lost ? [] : [job]));
  if (given.length === 0) {
    throw Refusal.because(
      found.every(({ is_lost: lost, is_sent: sent }) => lost && !sent)
        ? 'back-office.refused.letter-lost'
        : 'back-office-admin.letters.nothing-to-send',
    );
  }
  for (const job of given) await jobs.retry(tx, 'mail.deliver', job);
  context.about({ type: 'letter', id: first.id, details: { count: given.length } });
  return notify('back-office-admin.letters.sent-again', { count: given.length });
}

export function letterRoutes(serve: Serve, { jobs }: { jobs: Pick<Jobs, 'retry'> }): void {
  tableRoutes(serve, lettersTable, letters);
  serve(retryLetters, (context) => retry(context, jobs));
}
