import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { publish } from '#platform/server/live/realtime.ts';
import { CHILD_GONE, STAFF_CHANNEL } from '#product/notifications/rules/live.ts';

/** Whose pages may show the child: who has it or shares it, its family, and who runs anything that it belongs to. */
const findChannels = statement(
  { personal_channel: z.string() },
  `
    with s as (
      select s.id, s.owner_id, s.family_id, s.school_id, sc.district_id
      from students s left join schools sc on sc.id = s.school_id where s.id = $1
    )
    select a.personal_channel from accounts a where a.id in (
      select s.owner_id from s
      union select adult.id from s join accounts adult on adult.family_id = s.family_id
      union select h.account_id from student_shares h where h.student_id = $1
      union select k.account_id from family_links k where k.student_id = $1
      union select m.account_id from s
        join groups g on g.school_id = s.school_id or g.district_id = s.district_id
          or g.id in (select own.group_id from group_members own where own.account_id = s.owner_id)
        join group_members m on m.group_id = g.id and m.role in ('owner', 'admin'))`,
);

export async function channelsAround(tx: Tx, studentId: number): Promise<string[]> {
  return (await findChannels(tx, studentId)).map((row) => row.personal_channel);
}

/** With the deletion itself; by an id that means nobody any more. */
export async function tellOpenPages(tx: Tx, studentId: number, channels: readonly string[]): Promise<void> {
  await publish(tx, {
    channel: [...channels, STAFF_CHANNEL],
    type: CHILD_GONE,
    data: { student_id: studentId },
  });
}
