import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';

type By = { tx: Tx; actor: Actor; now: Date; requestId: string };

/** What the notices of one call have in common. */
export function noticesOf({ requestId }: Pick<By, 'requestId'>, how: 'transfer' | 'share'): string {
  return `student-${how}:${requestId}`;
}

/** The educators who got students hear how many, and from whom. */
export async function tellReceivers(
  { tx, actor, now, requestId }: By,
  how: 'transfer' | 'share',
  students: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [accountId, count] of students) {
    // Who takes students over by themselves knows it; staff are nobody's colleague.
    if (accountId === actor.id) continue;
    await notifyKeepers(tx, {
      accountIds: [accountId],
      kind: 'student-mass-transfer-or-share',
      data: { how, count, by_id: actor.scope === 'uber' ? null : actor.id },
      operation: noticesOf({ requestId }, how),
      now,
    });
  }
}

export function counted(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
