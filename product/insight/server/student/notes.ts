import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { counsels, reachesOne, readsOneSql } from '#product/reports/server/reading.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import type { deleteNote as deleteCall, writeNote as writeCall } from '../../student-contract.ts';

/**
 * Notes are written and read by who teaches a child or has the child shared, and by a counselor who answers for it: not
 * by who only administers, nor at home.
 * The child stays as it is until the note is written.
 */
async function getNotedStudent(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { values, bind } = bindings();
  const text = `
    select (${mine(actor, bind)} or ${counsels(actor, bind)}) and ${readsOneSql(actor, bind)} = 'report' as near, s.archived_at is not null as archived
    from students s where s.id = ${bind(id)}::bigint and ${reachesOne(actor, bind)} for share of s`;
  const [student] = await ask(tx, { near: z.boolean(), archived: z.boolean() }, { text, values });
  if (student === undefined) throw Refusal.of('not-found');
  if (!student.near) throw Refusal.of('forbidden');
  if (student.archived) throw Refusal.because('insight-student.refused.archived');
}

const insertNote = statement(
  { id: z.number() },
  `
    insert into student_notes (student_id, author_id, skill, text, readers, created_at)
    values ($1, $2, $3, $4, $5, $6) returning id`,
);

export async function writeNote(context: Context<typeof writeCall>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { id, skill, text, readers } = input;
  await getNotedStudent(tx, actor, id);
  const [note] = await insertNote(tx, id, actor.id, skill === '' ? null : skill, text, readers, now);
  context.about({ type: 'student', id, details: { note: note?.id ?? 0, readers } });
  return notify('insight-student.notes.written');
}

const removeNote = statement(
  { id: z.number() },
  'delete from student_notes where id = $1 and student_id = $2 and author_id = $3 returning id',
);

/** Only who wrote it: what a colleague wrote is not there to be deleted. */
export async function deleteNote(context: Context<typeof deleteCall>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  await getNotedStudent(tx, actor, input.id);
  const [gone] = await removeNote(tx, input.note_id, input.id, actor.id);
  if (gone === undefined) throw Refusal.of('not-found');
  context.about({ type: 'student', id: input.id, details: { note: input.note_id } });
  return notify('insight-student.notes.deleted');
}
