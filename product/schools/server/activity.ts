import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { ActivityType } from '../rules/activity.ts';

type ActivityEntry = {
  type: ActivityType;
  /** Who did it; staff acting as somebody are kept beside. */
  actor: Pick<Actor, 'id' | 'actingAsBy'>;
  /** Whom it was done to; with a transfer, whose students they were. */
  educatorId: number;
  /** With a transfer, who got the students. */
  otherEducatorId?: number | null;
  /** Left out, it is the educator's own. */
  schoolId?: number | null;
  studentsCount?: number | null;
  now: Date;
};

const insertActivity = statement(`
    insert into activity (at, type, actor_id, acting_as_by, educator_id, other_educator_id, school_id, students_count)
    values ($1, $2, $3, $4, $5::bigint, $6, coalesce($7, (select school_id from accounts where id = $5::bigint)), $8)`);

/** Writes a line of the activity history, in the transaction of what it tells about. */
export async function recordActivity(tx: Tx, entry: ActivityEntry): Promise<void> {
  const { type, actor, educatorId, otherEducatorId, schoolId, studentsCount, now } = entry;
  const who = [actor.id, actor.actingAsBy, educatorId, otherEducatorId ?? null];
  await insertActivity(tx, now, type, ...who, schoolId ?? null, studentsCount ?? null);
}
