import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { is } from '#product/access/rules/policies.ts';
import { writeLetter } from '#product/accounts/server/session/letters.ts';
import type { askToShare as askEndpoint } from '../../contract.ts';
import type { RosterPorts } from '../students/ports.ts';

/** A colleague's student at the own school, and not on the own roster yet. */
const findAsked = statement(
  {
    student: z.string(),
    owner: z.string(),
    owner_name: z.string(),
    owner_email: z.string(),
    asker: z.string(),
    asker_email: z.string(),
    school: z.string(),
  },
  `
    select ${spokenNameSql('s')} as student, o.first_name as owner,
      ${spokenNameSql('o')} as owner_name, o.username as owner_email,
      ${spokenNameSql('me')} as asker, me.username as asker_email, sc.name as school
    from students s
    join accounts me on me.id = $2::bigint
    join accounts o on o.id = s.owner_id
    join schools sc on sc.id = s.school_id
    where s.id = $1 and s.school_id = me.school_id and s.archived_at is null and s.owner_id <> me.id
      and not exists (select from student_shares sh where sh.student_id = s.id and sh.account_id = me.id)`,
);

/** A student already in school is asked for. One letter a day is enough, however often it is pressed. */
export async function askToShare(
  context: Context<typeof askEndpoint>,
  ports: RosterPorts,
): Promise<NotificationReply> {
  const { tx, actor, input, now, address } = context;
  if (!is(actor, 'verified')) throw Refusal.because('rosters.refused.ask-not-verified');
  const [asked] = await findAsked(tx, input.id, actor.id);
  if (asked === undefined) throw Refusal.of('not-found');
  context.about({ type: 'student', id: input.id });
  await ports.post.queue(tx, {
    operationId: `ask-to-share-${input.id}-${actor.id}-${now.toISOString().slice(0, 10)}`,
    kind: 'ask-to-share',
    recipient: asked.owner_email,
    letter: writeLetter('ask-to-share', address, {
      name: asked.owner,
      email: asked.asker_email,
      link: `${address.dashboardUrl}/educator/students`,
      more: { asker: asked.asker, student: asked.student, school: asked.school },
    }),
  });
  return notify('rosters.asked', { name: asked.owner_name });
}
