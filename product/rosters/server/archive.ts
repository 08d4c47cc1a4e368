import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { nothingChanged } from '#platform/server/nothing-changed.ts';
import type { Context } from '#platform/server/serve.ts';
import { educatorStudents } from '../contract.ts';
import { aboutStudents } from './audit.ts';
import { lockWithKeepers, refuseReturn } from './keepers.ts';
import { endStudentSessions, getStudents, wordFor } from './students.ts';

/** The calls of educators, parents and staff are alike. */
type ArchiveContext = Context<typeof educatorStudents.archive>;
type UnarchiveContext = Context<typeof educatorStudents.unarchive>;

export async function archiveStudents(context: ArchiveContext): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const active = (await getStudents(tx, actor, input.ids, { lock: true })).filter(
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
  return notify(`rosters.archived.${wordFor(actor)}`, { count: ids.length });
}

export async function unarchiveStudents(context: UnarchiveContext): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  await lockWithKeepers(tx, input.ids);
  const archived = (await getStudents(tx, actor, input.ids, { lock: true })).filter((one) => one.archived);
  const ids = archived.map((student) => student.id);
  if (ids.length === 0) return nothingChanged(context);
  await refuseReturn(tx, actor, archived);
  await tx
    .updateTable('students')
    .set({ archived_at: null, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  await aboutStudents(context, educatorStudents.unarchive.audit, ids);
  return notify(`rosters.unarchived.${wordFor(actor)}`, { count: ids.length });
}
