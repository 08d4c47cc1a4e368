import type { NotificationReply } from '#platform/contract/message.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { endStudentSessions } from '#product/accounts/server/session/sessions.ts';
import { educatorStudents } from '../contract.ts';
import { aboutStudents } from './students/audit.ts';
import { lockWithKeepers, refuseReturn } from './students/keepers.ts';
import { aboutOneOrMore } from './students/student-messages.ts';
import { getStudents, wordFor } from './students/students.ts';
import { undoable } from './students/undo-steps.ts';

/** The calls of educators, parents and staff are alike. */
type ArchiveContext = Context<typeof educatorStudents.archive>;
type UnarchiveContext = Context<typeof educatorStudents.unarchive>;

export async function archiveStudents(context: ArchiveContext): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const active = (await getStudents(tx, actor, input.ids, 'archive', { lock: true })).filter(
    ({ archived }) => !archived,
  );
  const ids = active.map((student) => student.id);
  if (ids.length === 0) return nothingChanged(context);
  await tx
    .updateTable('students')
    .set({ archived_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  await endStudentSessions(tx, ids);
  await aboutStudents(context, educatorStudents.archive.audit, ids);
  const word = wordFor(actor);
  const keys = { one: `rosters.archived.${word}-named`, more: `rosters.archived.${word}` };
  const told = aboutOneOrMore(keys, active);
  return undoable(context, told, { kind: 'archive', data: { ids } });
}

export function unarchiveStudents(context: UnarchiveContext): Promise<NotificationReply> {
  return bringBack(context, context.input.ids, educatorStudents.unarchive.audit);
}

export async function bringBack(
  context: Omit<UnarchiveContext, 'input'>,
  wanted: readonly number[],
  audit: typeof educatorStudents.unarchive.audit,
): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  await lockWithKeepers(tx, wanted);
  const archived = (await getStudents(tx, actor, wanted, 'unarchive', { lock: true })).filter(
    (one) => one.archived,
  );
  const ids = archived.map((student) => student.id);
  if (ids.length === 0) return nothingChanged(context);
  await refuseReturn(tx, actor, archived);
  await tx
    .updateTable('students')
    .set({ archived_at: null, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  await aboutStudents(context, audit, ids);
  const word = wordFor(actor);
  const keys = { one: `rosters.unarchived.${word}-named`, more: `rosters.unarchived.${word}` };
  return aboutOneOrMore(keys, archived);
}
