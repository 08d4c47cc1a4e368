import type { Tx } from '#platform/server/database/database.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';

type News = {
  what: 'invited' | 'linked';
  /** Who invited, where it was not the owner. */
  byId?: number;
  studentId: number;
  student: { owner_id: number | null };
  operation: string;
  now: Date;
};

/** Who a child's teacher is hears of everybody who is let in, and of codes that others make. */
export async function tellOwner(tx: Tx, news: News): Promise<void> {
  const { what, byId, studentId, student, operation, now } = news;
  if (student.owner_id === null) return;
  await notifyKeepers(tx, {
    accountIds: [student.owner_id],
    kind: 'family-link',
    data: { what, student_ids: [studentId], ...(byId === undefined ? {} : { by_id: byId }) },
    operation,
    now,
  });
}
