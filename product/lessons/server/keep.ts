import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Cover, type Figure, isForHome } from '../rules/lesson/lesson.ts';
import type { LessonLibrary } from '../rules/lesson/library.ts';

const findHash = statement(
  { hash: z.string() },
  `select library_hash as hash from lessons where in_library limit 1`,
);

const keepAll = statement(`
    insert into lessons as kept (code, in_library, library_hash, type, usage, skills, level, grades, prep, challenges,
      minutes, title, overview, title_zh, overview_zh, materials, student_anchor, featured_month, scene, practice, family,
      safety, cover, home_overview, home_overview_zh, at_home)
    select r.code, true, $2, r.type, r.usage, r.skills, r.level, r.grades, r.prep, r.challenges, r.minutes, r.title,
      r.overview, r.title_zh, r.overview_zh, r.materials, r.student_anchor, r.featured_month, r.scene, r.practice, r.family,
      r.safety, r.cover, r.home_overview, r.home_overview_zh, r.at_home
    from jsonb_to_recordset($1::jsonb) as r (code text, type text, usage text[], skills text[], level text, grades text,
      prep text, challenges text[], minutes integer, title text, overview text, title_zh text, overview_zh text,
      materials text, student_anchor text, featured_month integer, scene text, practice text, family boolean,
      safety boolean, cover text, home_overview text, home_overview_zh text, at_home boolean)
    on conflict (code) do update set in_library = true, library_hash = excluded.library_hash, type = excluded.type,
      usage = excluded.usage, skills = excluded.skills, level = excluded.level, grades = excluded.grades,
      prep = excluded.prep, challenges = excluded.challenges, minutes = excluded.minutes, title = excluded.title,
      overview = excluded.overview, title_zh = excluded.title_zh, overview_zh = excluded.overview_zh,
      materials = excluded.materials, student_anchor = excluded.student_anchor,
      featured_month = excluded.featured_month, scene = excluded.scene, practice = excluded.practice,
      family = excluded.family, safety = excluded.safety, cover = excluded.cover,
      home_overview = excluded.home_overview, home_overview_zh = excluded.home_overview_zh,
      at_home = excluded.at_home`);

const retireOthers = statement(
  `update lessons set in_library = false where library_hash <> $1 and in_library`,
);

/** Writes the library that this build has, where another one is kept. Answers whether there was anything to do. */
export async function keepLessons(db: Db, library: LessonLibrary): Promise<boolean> {
  if (library.lessons.length === 0) return false;
  const [kept] = await findHash(db);
  if (kept?.hash === library.hash) return false;
  await db.transaction().execute((tx) => writeLessons(tx, library));
  return true;
}

export async function writeLessons(tx: Tx, { hash, lessons }: LessonLibrary): Promise<void> {
  await keepAll(tx, JSON.stringify(lessons.flatMap(rowOf)), hash);
  await retireOthers(tx, hash);
}

function rowOf({ en: english, 'zh-TW': chinese }: LessonLibrary['lessons'][number]): object[] {
  if (english === undefined) return [];
  const { id, studentAnchor, featured, homeOverview, schoolOnly, ...facts } = english.facts;
  const row = {
    ...facts,
    code: id,
    student_anchor: studentAnchor,
    featured_month: Number(featured),
    title_zh: chinese?.facts.title ?? null,
    overview_zh: chinese?.facts.overview ?? null,
    cover: coverText(english.cover),
    home_overview: homeOverview,
    home_overview_zh: chinese?.facts.homeOverview ?? null,
    at_home: isForHome({ family: facts.family, schoolOnly }),
  };
  return [row];
}

/** As the file has it: lists draw it without reading the lesson. */
function coverText({ place, left, right }: Cover): string {
  const figure = ({ who, face, pose }: Figure): string => `${who}/${face}/${pose}`;
  return `place=${place}; left=${figure(left)}; right=${figure(right)}`;
}
