import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type * as calls from '../letters-contract.ts';
import { DEFAULT_LETTERS, type FollowUpLetters } from '../rules/letters.ts';

/** Of accounts `a`: one of the two who answer somewhere. */
const ANSWERS = 'exists (select from follow_up_settings fs where a.id in (fs.responder_id, fs.backup_id))';
const chosen = (column: keyof FollowUpLetters): string => `coalesce(l.${column}, ${DEFAULT_LETTERS[column]})`;

const findLetters = statement(
  { talk: z.boolean(), steps: z.boolean(), mornings: z.boolean(), answers: z.boolean() },
  `
    select ${chosen('talk')} as talk, ${chosen('steps')} as steps, ${chosen('mornings')} as mornings,
      ${ANSWERS} as answers
    from accounts a left join follow_up_letters l on l.account_id = a.id where a.id = $1`,
);

export async function readLetters({ tx, actor }: Context<typeof calls.getLetters>) {
  const [found] = await findLetters(tx, actor.id);
  return { data: found ?? { ...DEFAULT_LETTERS, answers: false } };
}

/** Nothing comes back when it was so already. */
const keepLetters = statement(
  { account_id: z.number() },
  `
    insert into follow_up_letters as l (account_id, talk, steps, mornings, updated_at) values ($1, $2, $3, $4, $5)
    on conflict (account_id) do update set talk = excluded.talk, steps = excluded.steps,
      mornings = excluded.mornings, updated_at = excluded.updated_at
    where (l.talk, l.steps, l.mornings) is distinct from (excluded.talk, excluded.steps, excluded.mornings)
    returning account_id`,
);

export async function saveLetters(context: Context<typeof calls.setLetters>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { talk, steps, mornings } = input;
  context.about({ type: 'account', id: actor.id, details: { talk, steps, mornings } });
  if ((await keepLetters(tx, actor.id, talk, steps, mornings, now)).length === 0) {
    context.nothingChanged();
    return notify('notification.nothing-changed', undefined, 'info');
  }
  return notify('follow-ups.letters.saved');
}

/** $1 accounts. Who is told, where, and whether they want a letter about a request. */
export const findAddressees = statement(
  {
    id: z.number(),
    username: z.string(),
    first_name: z.string(),
    wants: z.boolean(),
    answers: z.boolean(),
  },
  `
    select a.id, a.username, a.first_name, ${chosen('talk')} as wants, ${ANSWERS} as answers
    from accounts a left join follow_up_letters l on l.account_id = a.id
    where a.id = any($1::bigint[]) and a.scope = 'educator' and a.status <> 'deactivated' order by a.id`,
);

const findWatching = statement(
  { id: z.number() },
  `
    select a.id from follow_ups f join students s on s.id = f.student_id
    join accounts a on a.id = s.owner_id
      or a.id in (select sh.account_id from student_shares sh where sh.student_id = s.id)
    join follow_up_letters l on l.account_id = a.id and l.steps
    where f.id = $1 and a.id <> all($2::bigint[]) order by a.id`,
);

/** Who teaches the child and wants to hear when nobody has it, although others are asked. */
export async function watching(tx: Tx, followUpId: number, asked: readonly number[]): Promise<number[]> {
  return (await findWatching(tx, followUpId, asked)).map(({ id }) => id);
}
