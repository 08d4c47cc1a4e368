import { dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { notifyKeepers, withdrawNotices } from '#product/notifications/server/dashboard.ts';
import { keepersOf } from '../export/receiving.ts';
import type { Deletion } from './store.ts';

const operationOf = ({ id }: Pick<Deletion, 'id'>): string => `child-deletion:${id}`;

/** Whoever decides on what a family asks for finds it on home. No child is named: it also stands in letters. */
export async function tellDeciders(
  tx: Tx,
  request: Pick<Deletion, 'id' | 'student_id' | 'decide_by' | 'zone'>,
  now: Date,
): Promise<void> {
  const { student_id: studentId, decide_by: by, zone } = request;
  if (studentId === null || by === null) return;
  await notifyKeepers(tx, {
    accountIds: await keepersOf(tx, studentId),
    kind: 'deletion-request',
    data: { date: dayIn(zone, by), student_ids: [studentId] },
    operation: operationOf(request),
    now,
  });
}

/** It is decided, or the family has changed its mind. */
export async function withdrawFromDeciders(
  tx: Tx,
  request: Pick<Deletion, 'id' | 'student_id'>,
): Promise<void> {
  if (request.student_id === null) return;
  await withdrawNotices(tx, operationOf(request), await keepersOf(tx, request.student_id));
}
