import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { getGroup } from '#product/group-data/server/small-groups/groups.ts';

const keep = statement(`
    insert into lessons_taught_groups (account_id, lesson_id, on_day, small_group_id) values ($1, $2, $3, $4)
    on conflict do nothing`);

/** The lesson was for one of the own small groups; of another's nothing is known, not even that it is there. */
export async function keepForGroup(
  tx: Tx,
  actor: Actor,
  { lesson, day, group }: { lesson: number; day: Day; group: number },
): Promise<void> {
  const { id } = await getGroup(tx, actor, group);
  await keep(tx, actor.id, lesson, day, id);
}

const doneRow = {
  code: z.string(),
  title: z.string(),
  language: z.enum(['en', 'zh-TW']),
  on_day: z.string(),
};
const findDone = statement(
  doneRow,
  `
    select l.code, case when $2 = 'zh-TW' then coalesce(l.title_zh, l.title) else l.title end as title,
      case when $2 = 'zh-TW' and l.title_zh is not null then 'zh-TW' else 'en' end as language, done.on_day
    from lessons_taught_groups done join lessons l on l.id = done.lesson_id
    where done.small_group_id = $1 order by done.on_day desc, l.code`,
);

/** What was done with a small group, the newest first. Who may read the group is for the caller to know. */
export function lessonsOfGroup(tx: Tx, group: number, language: Locale) {
  return findDone(tx, group, language);
}
