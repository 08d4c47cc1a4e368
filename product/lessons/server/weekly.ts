import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import type { WeeklyLessons } from '#product/digests/server/weekly-lessons.ts';
import { lessonFinder } from '../rules/fitting/one-lesson.ts';
import type { LessonLibrary } from '../rules/lesson/library.ts';
import { findPlanned } from './week.ts';

/** From educators to their students to what each finished: a look into an index each. */
const findFinished = statement(
  { account_id: z.number(), scene: z.string() },
  `
    select distinct on (account_id) account_id, scene from (
      select st.owner_id as account_id, p.scene, count(distinct p.student_id) as children
      from students st join scene_plays p on p.student_id = st.id and p.finished_on between $2::date and $3::date
      where st.owner_id = any($1::bigint[]) and st.archived_at is null and not st.is_sandbox and not st.game_debug
      group by st.owner_id, p.scene
    ) played
    order by account_id, children desc, scene`,
);

/** One lesson a class: what is planned for the week, else for what it felt or played. In English with its Chinese title. */
export function weeklyLessons(library: LessonLibrary): WeeklyLessons {
  const find = lessonFinder(library);
  const named = (code: string) => {
    const texts = library.lessons.find(({ en }) => en?.facts.id === code);
    const english = texts?.en?.facts.title;
    if (english === undefined) return null;
    return { code, en: english, zh: texts?.['zh-TW']?.facts.title ?? null };
  };
  return {
    planned: async (tx, accountIds, monday) => {
      const first = new Map<number, string>();
      for (const { account_id: id, code } of await findPlanned(tx, accountIds, monday)) {
        if (!first.has(id)) first.set(id, code);
      }
      return new Map(
        [...first].flatMap(([id, code]) => {
          const lesson = named(code);
          return lesson === null ? [] : [[id, lesson] as const];
        }),
      );
    },
    finishedMost: async (tx, accountIds, from, until) =>
      new Map(
        (await findFinished(tx, accountIds, from, until)).map((row) => [row.account_id, row.scene] as const),
      ),
    lessonFor: (needs) => {
      const lesson = find(needs, 'en');
      return lesson === null ? null : named(lesson.code);
    },
  };
}
