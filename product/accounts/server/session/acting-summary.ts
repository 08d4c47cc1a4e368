import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';
import { maySignIn } from '../../rules/people/status.ts';
import { type ActingDeeds, deedsOf } from '../../rules/sessions/acting-deeds.ts';
import { takeUntold } from './acting.ts';
import { momentIn, writeLetter } from './letters.ts';

type SummaryPorts = { post: PostOffice; address: Address };

export const tellOfActings = job<Record<string, never>>('acting.summaries', { retryLimit: 5 });

/** Every minute: an acting ends by a press, with a session, or by the clock alone. */
export async function workOnActings(
  jobs: Pick<Jobs, 'work' | 'every'>,
  db: Db,
  ports: SummaryPorts,
  clock: () => Date,
): Promise<void> {
  await jobs.work(tellOfActings, () => tellCustomers(db, ports, clock()));
  await jobs.every(tellOfActings, '* * * * *', {});
}

/** Each acting that is over is told of once, whoever else does the same at this moment. */
export async function tellCustomers(db: Db, ports: SummaryPorts, now: Date): Promise<void> {
  for (;;) {
    const told = await db.transaction().execute((tx) => tellOfNext(tx, ports, now));
    if (!told) return;
  }
}

const countDeeds = statement(
  { action: z.string(), count: z.number() },
  `
    select action, count(*) as count from audit
    where actor_id = $1 and acting_as_by = $2 and at >= $3 and at <= $4 group by action`,
);

async function tellOfNext(tx: Tx, { post, address }: SummaryPorts, now: Date): Promise<boolean> {
  const [acting] = await takeUntold(tx, now);
  if (acting === undefined) return false;
  // Who may not sign in any more has no page to look at, and perhaps no mailbox.
  if (!maySignIn(acting.status)) return true;
  const { started_at: from, over_at: until } = acting;
  const deeds = deedsOf(await countDeeds(tx, acting.target, acting.staff_id, from, until));
  const language = acting.language ?? brandById(address.brand).locales[0];
  const line = (name: string, value: string): Message => ({
    i18n: `mail.acting-over.${name}`,
    values: { value },
  });
  await post.queue(tx, {
    operationId: `acting-over-${acting.id}`,
    kind: 'acting-over',
    recipient: acting.username,
    letter: writeLetter('acting-over', address, {
      language,
      name: acting.first_name,
      link: `${address.dashboardUrl}/${acting.scope}/account/staff-access`,
      also: [
        line('who', acting.staff),
        ...(acting.of_child
          ? [{ i18n: 'mail.acting-over.as-child' }]
          : [{ i18n: 'mail.acting-over.as-you' }]),
        line('when', momentIn(language, acting.time_zone, from)),
        {
          i18n: 'mail.acting-over.minutes',
          values: { count: Math.max(1, Math.round((until.getTime() - from.getTime()) / 60_000)) },
        },
        line('reason', acting.reason),
        ...deedLines(deeds),
      ],
    }),
  });
  return true;
}

function deedLines({ changes, looks, downloads }: ActingDeeds): Message[] {
  const counted = (name: string, count: number): Message[] =>
    count === 0 ? [] : [{ i18n: `mail.acting-over.${name}`, values: { count } }];
  return [
    ...(changes.length === 0 ? [{ i18n: 'mail.acting-over.unchanged' }] : []),
    ...changes.flatMap(({ kind, count }) => counted(`changes.${kind}`, count)),
    ...counted('looks', looks),
    ...counted('downloads', downloads),
  ];
}
