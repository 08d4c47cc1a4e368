import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { statement } from '#platform/server/database/statement.ts';
import { addToNotices } from '#product/notifications/server/dashboard.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { weeklyNeeds } from '../rules/weekly-lesson.ts';
import { BUNCH, type Bunch, inBunches } from './bunches.ts';
import { ACTIVE_EDUCATOR } from './daily-notices.ts';

/** A lesson to be named; its title in Chinese is null where it is not translated. */
type NamedLesson = { code: string; en: string; zh: string | null };

/** What the weekly notices are handed of lessons, which come later. */
export type WeeklyLessons = {
  /** By account: what is planned for the week of this Monday, and not taught yet. */
  planned(tx: Tx, accountIds: readonly number[], monday: Day): Promise<Map<number, NamedLesson>>;
  /** By account: the scene that most of its own students played to its end in these days. */
  finishedMost(tx: Tx, accountIds: readonly number[], from: Day, until: Day): Promise<Map<number, string>>;
  lessonFor(needs: Needs): NamedLesson | null;
};

const noticeOf = (kind: string, as: string): string =>
  `left join dashboard_notifications ${as} on ${as}.operation_id = '${kind}:' || $1::date || ':' || a.id`;

/** The next educators with their notices of a week, each found by its name; the grade is that in the middle of the class. */
const findNoticed = statement(
  {
    account_id: z.number(),
    check_in_id: z.nullable(z.number()),
    played_id: z.nullable(z.number()),
    felt: z.record(z.string(), z.unknown()),
    grade: z.nullable(z.number()),
    is_named: z.boolean(),
  },
  `${PLAN_ANEW}
    with educators as materialized (
      select a.id from accounts a where a.id > $2 and ${ACTIVE_EDUCATOR} order by a.id limit ${BUNCH}
    )
    select a.id as account_id, felt.id as check_in_id, played.id as played_id, coalesce(felt.data, '{}') as felt,
      coalesce(felt.data ? 'lesson', false) or coalesce(played.data ? 'lesson', false) as is_named,
      case when felt.id is not null or played.id is not null then (
        select percentile_disc(0.5) within group (order by st.grade) from students st
        where st.owner_id = a.id and st.archived_at is null and not st.is_sandbox
      ) end as grade
    from educators a ${noticeOf('weekly-emotion-check-in', 'felt')} ${noticeOf('weekly-top-students', 'played')}
    order by a.id`,
);

/** One lesson a week, on the notice that it is for: no child is named, and no feeling. */
export function nameWeeklyLessons(
  db: Db,
  { from, until }: { from: Day; until: Day },
  lessons: WeeklyLessons,
): Promise<void> {
  return inBunches(db, async (tx, after): Promise<Bunch[]> => {
    const noticed = await findNoticed(tx, from, after);
    const open = noticed.filter(
      ({ is_named: isNamed, check_in_id, played_id }) =>
        !isNamed && (check_in_id !== null || played_id !== null),
    );
    const ids = open.map(({ account_id: id }) => id);
    const played = await lessons.finishedMost(tx, ids, from, until);
    const planned = await lessons.planned(tx, ids, addDays(until, 1));
    const named = open.flatMap(({ account_id: id, check_in_id, played_id, felt, grade }) => {
      // What somebody means to teach anyway comes before what they could.
      const own = planned.get(id);
      const found = [
        ...(own === undefined ? [] : [{ lesson: own, of: 'planned', notice: played_id ?? check_in_id }]),
        ...weeklyNeeds(felt, played.get(id), grade).map((needs) => ({
          lesson: lessons.lessonFor(needs),
          of: needs.feeling === undefined ? 'played' : 'felt',
          notice: needs.feeling === undefined ? (played_id ?? check_in_id) : check_in_id,
        })),
      ];
      for (const { lesson, of, notice } of found) {
        if (lesson === null || notice === null) continue;
        const { code, en, zh } = lesson;
        return [{ id: notice, data: { lesson: code, lesson_of: of, lesson_en: en, lesson_zh: zh ?? en } }];
      }
      return [];
    });
    if (named.length > 0) await addToNotices(tx, named);
    return [{ last: noticed.at(-1)?.account_id ?? null, made: [] }];
  });
}
