import { dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import {
  keepDeletionRequests,
  notifyKeepers,
  withdrawDeletionRequest,
} from '#product/notifications/server/dashboard.ts';
import { keepersOf } from '../export/receiving.ts';
import { type Deletion, findAsked } from './store.ts';

type Request = Pick<Deletion, 'id' | 'student_id' | 'decide_by' | 'zone'>;

/** Whoever decides on what a family asks for finds it on home. No child is named: it also stands in letters. */
export async function tellDeciders(tx: Tx, request: Request, now: Date): Promise<number[]> {
  const { id, student_id: studentId, decide_by: by, zone } = request;
  if (studentId === null || by === null) return [];
  const accountIds = await keepersOf(tx, studentId);
  await notifyKeepers(tx, {
    accountIds,
    kind: 'deletion-request',
    data: { date: dayIn(zone, by), student_ids: [studentId] },
    operation: `child-deletion:${id}`,
    now,
  });
  return accountIds;
}

/** Who is told while this runs is told by somebody else. */
const MINUTES_BEFORE = 5;

/** Who came to decide since a family asked is told, and who does not any more is not. */
export async function tellNewDeciders(tx: Tx, now: Date): Promise<void> {
  const deciders: { student_id: number; account_id: number }[] = [];
  for (const request of await findAsked(tx)) {
    const { student_id } = request;
    if (student_id === null) continue;
    for (const account_id of await tellDeciders(tx, request, now)) deciders.push({ student_id, account_id });
  }
  await keepDeletionRequests(tx, deciders, new Date(now.getTime() - MINUTES_BEFORE * 60_000));
}

/** It is decided, or the family has changed its mind. */
export async function withdrawFromDeciders(tx: Tx, request: Pick<Deletion, 'student_id'>): Promise<void> {
  if (request.student_id !== null) await withdrawDeletionRequest(tx, request.student_id);
}
