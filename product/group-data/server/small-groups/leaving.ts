import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const follow = statement(`
    update small_groups g set owner_id = next.owner_id from (
      select m.small_group_id, (array_agg(s.owner_id order by s.id))[1] as owner_id
      from small_groups mine join small_group_members m on m.small_group_id = mine.id join students s on s.id = m.student_id
      where mine.owner_id = $1 and s.owner_id <> $1 group by m.small_group_id) next
    where g.id = next.small_group_id`);

/** An educator's small groups go with their children to whoever has them now. */
export async function handOnSmallGroups(tx: Tx, accountId: number): Promise<void> {
  await follow(tx, accountId);
}
