import * as z from 'zod/mini';
import { writeAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { TEACHER_AFTER } from './teacher.ts';

const giveTo = statement(
  { id: z.number() },
  `
    update students s set owner_id = $2::bigint, owned_since = $3, teacher = ${TEACHER_AFTER}, updated_at = $3
    from accounts o where s.id = any($1::bigint[]) and o.id = s.owner_id returning s.id`,
);
const endOwnShares = statement(
  'delete from student_shares where student_id = any($1::bigint[]) and account_id = $2',
);

export type HandingOn = { from: number; to: number; ids: readonly number[] };

/** Whose educator leaves for good: the students are with somebody else from now on, each with a row in the audit; the new one hears how many. */
export async function handOn(tx: Tx, { from, to, ids }: HandingOn, now: Date): Promise<void> {
  for (const { id } of await giveTo(tx, ids, to, now)) {
    const subject = { type: 'student', id, details: { to } };
    await writeAudit(tx, { action: 'student.transfer', actor: null, subject, requestId: '', now });
  }
  await endOwnShares(tx, ids, to);
  await notifyKeepers(tx, {
    accountIds: [to],
    kind: 'student-mass-transfer-or-share',
    data: { how: 'transfer', count: ids.length, by_id: null },
    operation: `student-transfer:left-${from}-${to}`,
    now,
  });
}
