import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import { type Day, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { zoneOf } from '#product/accounts/server/time-zones/zones.ts';
import { ecommerceOf } from '#product/licensing/server/ledger/ecommerce.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import type { readLesson } from '../contract.ts';
import { featuredFrom, isFeatured } from '../rules/featured.ts';
import { type Lesson, madeFor, NOT_FOR_HOME, toldAtHome } from '../rules/lesson/lesson.ts';
import { type Filling, fill, filled, inLanguage, type LessonLibrary } from '../rules/lesson/library.ts';
import { mayPrint } from '../rules/printing.ts';
import { reader, unreadBy } from '../rules/unread.ts';
import { isOpenPlan } from './plans.ts';

const lessonRow = {
  id: z.number(),
  code: z.string(),
  featured_month: z.number(),
  featured_from: z.nullable(z.string()),
  safety: z.boolean(),
  at_home: z.boolean(),
  skill: z.string(),
  usage: z.array(z.string()),
};
type LessonRow = Row<typeof lessonRow>;

/** By its number or its code. Parents have those that make sense at home. */
const findLesson = statement(
  lessonRow,
  `
    select l.id, l.code, l.featured_month, f.featured_from, l.safety, l.at_home, l.skills[1] as skill, l.usage
    from lessons l left join lesson_features f on f.lesson_id = l.id
    where (l.code = $1 or l.id::text = $1) and l.in_library`,
);

export async function getLesson(tx: Tx, actor: Actor, idOrCode: string): Promise<LessonRow> {
  const [row] = await findLesson(tx, idOrCode);
  if (row === undefined) throw Refusal.of('not-found');
  // Which lessons there are is no secret: who has a teacher's link is told what it leads to.
  if (actor.scope === 'parent' && !row.at_home)
    throw Refusal.of('not-found', NOT_FOR_HOME[madeFor(row.usage)], { skill: row.skill });
  return row;
}

const findOwn = statement(
  {
    saved: z.boolean(),
    planned_for: z.array(z.string()),
    taught: z.array(z.object({ on_day: z.string(), note: z.string(), groups: z.array(z.string()) })),
    read_by: z.array(
      z.object({ reader, at: z.string(), name: z.string(), noted_by: z.nullable(z.string()) }),
    ),
  },
  `
    select exists (select from saved_lessons where account_id = $1 and lesson_id = $2) as saved,
      (select coalesce(json_agg(p.week order by p.week), '[]') from lesson_plans p
        where p.account_id = $1 and p.lesson_id = $2 and p.week > $3::date - 7 and ${isOpenPlan('p')}) as planned_for,
      (select coalesce(json_agg(json_build_object('on_day', t.on_day, 'note', t.note, 'groups', array(
            select g.name from lessons_taught_groups done join small_groups g on g.id = done.small_group_id
            where done.account_id = t.account_id and done.lesson_id = t.lesson_id and done.on_day = t.on_day
              and g.owner_id = t.account_id order by g.name)) order by t.on_day desc), '[]')
        from lessons_taught t where t.account_id = $1 and t.lesson_id = $2) as taught,
      (select coalesce(json_agg(json_build_object('reader', r.reader, 'at', r.at, 'name', r.read_by,
          'noted_by', ${spokenNameSql('a')}) order by r.reader desc), '[]')
        from lesson_reviews r left join accounts a on a.id = r.marked_by where r.lesson_id = $2) as read_by`,
);

/** The words of a brand for what lessons leave open. */
export function fillingOf(brandId: string, language: Locale): Filling {
  const { name, programs, help } = brandById(brandId);
  return {
    brand: name,
    ...programs[language],
    hotlines: help.hotlines[language],
    emergency: help.emergency[language],
  };
}

export type LessonPorts = {
  library: LessonLibrary;
  scenes: readonly SceneEntry[];
  /** The cover of a lesson as an SVG, by its code; null where none was drawn. */
  coverOf: (code: string) => Promise<string | null>;
};

/** The lesson of a row in a language, and whether its reader may print it: what screen and paper begin with. */
async function openLesson(
  { tx, actor, now, address }: Pick<Context<typeof readLesson>, 'tx' | 'actor' | 'now' | 'address'>,
  { library }: LessonPorts,
  asked: { id: string; language: Locale; today: Day },
): Promise<{
  row: LessonRow;
  lesson: Lesson;
  language: Locale;
  featured: { from: string; isNow: boolean };
  printable: boolean;
}> {
  const row = await getLesson(tx, actor, asked.id);
  const texts = library.lessons.find(({ en }) => en?.facts.id === row.code);
  const told = texts === undefined ? null : inLanguage(texts, asked.language);
  if (told === null) throw Refusal.of('not-found');
  const from = row.featured_from ?? featuredFrom(row.featured_month, asked.today);
  const isNow = isFeatured(from, asked.today);
  const text = actor.scope === 'parent' ? toldAtHome(told.text) : told.text;
  const ecommerce = actor.scope === 'uber' ? null : await ecommerceOf(tx, actor, now);
  return {
    row,
    lesson: filled(text, fillingOf(address.brand, told.language)),
    language: told.language,
    featured: { from, isNow },
    printable: mayPrint({ isFeatured: isNow, safety: row.safety, ecommerce }),
  };
}

export async function readWholeLesson(
  context: Pick<Context<typeof readLesson>, 'tx' | 'actor' | 'now' | 'address' | 'input'>,
  ports: LessonPorts,
): Promise<OutputOf<typeof readLesson>> {
  const { tx, actor, now, address, input } = context;
  const zone = await zoneOf(tx, actor.id);
  const asked = { id: input.id, language: input._lang, today: dayIn(zone, now) };
  const { row, lesson, language, featured, printable } = await openLesson(context, ports, asked);
  const [own] = await findOwn(tx, actor.id, row.id, asked.today);
  const readBy = own?.read_by ?? [];
  const isStaff = actor.scope === 'uber';
  const { library, scenes } = ports;
  const followed = library.scenes[row.code] ?? [];
  const note = library.evidence.find(({ practice }) => practice === lesson.facts.practice);
  const watched = inLanguage(library.clips[row.code] ?? {}, asked.language);
  const shared = actor.scope === 'parent' ? library.worryingAtHome : library.worrying;
  const worrying = lesson.facts.safety ? inLanguage(shared, language) : null;
  return {
    data: {
      id: row.id,
      ...lesson,
      language,
      scenes: followed
        .filter((scene) => scenes.some(({ id }) => id === scene))
        .map((scene) => ({ id: scene, title: titleIn(scenes, scene, language) })),
      evidence:
        note?.looked_up === 'yes'
          ? { strength: note.strength, note: note.note, sources: note.sources }
          : null,
      worrying:
        worrying === null
          ? null
          : {
              ...worrying.text,
              paragraphs: worrying.text.paragraphs.map((text) =>
                fill(text, fillingOf(address.brand, worrying.language)),
              ),
            },
      watched: watched === null ? null : { language: watched.language, lines: watched.text },
      unread_by: unreadBy(
        lesson,
        readBy.map((read) => read.reader),
      ),
      read_by: readBy.map((read) => ({
        reader: read.reader,
        on: dayIn(zone, new Date(read.at)),
        name: isStaff ? read.name : null,
        noted_by: isStaff ? read.noted_by : null,
      })),
      featured_from: featured.from,
      featured: featured.isNow,
      printable,
      saved: own?.saved ?? false,
      planned_for: own?.planned_for ?? [],
      taught: (own?.taught ?? []).map((one) => (actor.actingAsBy === null ? one : { ...one, note: '' })),
    },
  };
}
