import { randomUUID } from 'node:crypto';
import type { NotificationReply } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { UNDO_MINUTES, type UndoStep, undoStep } from '../../rules/undo.ts';

type By = { tx: Tx; actor: Actor; now: Date };

const forgetOld = statement(
  `delete from undo_steps where account_id = $1 and at < $2::timestamptz - interval '${UNDO_MINUTES} minutes'`,
);
const keep = statement('insert into undo_steps (id, account_id, kind, data, at) values ($1, $2, $3, $4, $5)');

/** The same reply, with which it can be taken back. */
export async function undoable(
  { tx, actor, now }: By,
  reply: NotificationReply,
  { kind, data }: UndoStep,
): Promise<NotificationReply> {
  const id = randomUUID();
  await forgetOld(tx, actor.id, now);
  await keep(tx, id, actor.id, kind, JSON.stringify(data), now);
  return { ...reply, extra: { ...reply.extra, undo: id } };
}

const take = statement(
  { step: undoStep },
  `
    update undo_steps set undone_at = $3
    where id = $1 and account_id = $2 and undone_at is null
      and at >= $3::timestamptz - interval '${UNDO_MINUTES} minutes'
    returning jsonb_build_object('kind', kind, 'data', data) as step`,
);

/** The actor's own step, once. */
export async function takeStep({ tx, actor, now }: By, id: string): Promise<UndoStep | null> {
  return (await take(tx, id, actor.id, now))[0]?.step ?? null;
}
