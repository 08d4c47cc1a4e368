import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import { mondayOf } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { needsOfGroup } from '#product/group-data/server/small-groups/needs.ts';
import { findClassToday } from '#product/insight/server/class-today.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import {
  type FittingLesson,
  findFittingLessons,
  findGroupLessons,
  findNextLessons,
  findPlannedLessons,
  type ShownReason,
} from '../fitting-contract.ts';
import { type FittableLesson, fittableOf } from '../rules/fitting/fittable.ts';
import {
  type Asked,
  type Fitting,
  fittingLessons,
  type Reader,
  type Reason,
} from '../rules/fitting/fitting.ts';
import { nextLessons, plannedLessons } from '../rules/fitting/next-lessons.ts';
import { inLanguage } from '../rules/lesson/library.ts';
import { lessonsOfGroup } from './groups.ts';
import type { LessonPorts } from './read.ts';
import { namedFor, plannedFor } from './week.ts';

/** The whole library, with what the reader taught: it is one small table. Parents have those of home. */
const findReadable = statement(
  { id: z.number(), code: z.string(), taught_on: z.nullable(z.string()) },
  `
    select l.id, l.code, (
        select max(t.on_day) from lessons_taught t where t.account_id = $1 and t.lesson_id = l.id
      ) as taught_on
    from lessons l where l.in_library and (l.at_home or not $2::boolean)`,
);

type Asking = { tx: Tx; actor: Actor; now: Date };
type Shelf = {
  lessons: readonly FittableLesson[];
  reader: Reader;
  show: (fit: Fitting<FittableLesson>) => FittingLesson[];
};

export function fittingRoutes(serve: Serve, ports: LessonPorts): void {
  const all = fittableOf(ports.library);
  /** What somebody may read, what they have taught of it, and how it is told to them. */
  const open = async ({ tx, actor, now }: Asking, language: Locale): Promise<Shelf> => {
    const readable = await findReadable(tx, actor.id, actor.scope === 'parent');
    const rows = new Map(readable.map((row) => [row.code, row]));
    const taught = new Map(readable.flatMap(({ code, taught_on: on }) => (on === null ? [] : [[code, on]])));
    return {
      lessons: all.filter(({ id }) => rows.has(id)),
      reader: { language, today: await todayFor(tx, actor.id, now), taught },
      show: ({ lesson, reason, isHeavy }) => {
        const row = rows.get(lesson.id);
        if (row === undefined) return [];
        const { id, taught_on } = row;
        const shown = { ...shownOf(ports, lesson, language), heavy: isHeavy };
        return [{ id, taught_on, ...shown, reason: shownReason(ports, reason, language) }];
      },
    };
  };
  const find = async (asking: Asking, needs: Asked, language: Locale): Promise<FittingLesson[]> => {
    const { lessons, reader, show } = await open(asking, language);
    const { tx, actor } = asking;
    const asked = actor.scope === 'parent' ? { ...needs, usage: 'family' as const } : needs;
    // What a family has planned is said once, and not below each of its children.
    const ofWeek = asked.usage === 'family' ? await plannedFor(tx, actor.id, mondayOf(reader.today)) : [];
    const unplanned = lessons.filter(({ id }) => !ofWeek.includes(id));
    return fittingLessons(unplanned, asked, reader).flatMap(show);
  };
  serve(findFittingLessons, async (context) => {
    const { _lang: language, scene, ...needs } = context.input;
    // A scene that is only planned is followed by nothing yet.
    const isThere = ports.scenes.some(({ id }) => id === scene);
    return { data: await find(context, isThere ? { ...needs, scene } : needs, language) };
  });
  serve(findPlannedLessons, async ({ tx, actor, now, input }) => {
    const { lessons, reader, show } = await open({ tx, actor, now }, input._lang);
    const planned = await plannedFor(tx, actor.id, mondayOf(reader.today));
    return { data: plannedLessons(lessons, planned).flatMap(show) };
  });
  serve(findNextLessons, async ({ tx, actor, now, input }) => {
    const { lessons, reader, show } = await open({ tx, actor, now }, input._lang);
    const monday = mondayOf(reader.today);
    const week = {
      monday,
      planned: await plannedFor(tx, actor.id, monday),
      // It may be for what a class felt, which staff who act as somebody do not hear.
      named: actor.actingAsBy === null ? await namedFor(tx, actor.id, monday) : null,
    };
    const { teach_next: needs } = await findClassToday(tx, actor, now);
    const next = nextLessons(lessons, week, needs, reader);
    return {
      data: next.flatMap((one) => show(one).map((shown) => ({ ...shown, for_whom: one.forWhom }))),
    };
  });
  serve(findGroupLessons, async (context) => {
    const { grade, ...group } = await needsOfGroup(context.tx, context.actor, context.input.id);
    const needs = { skills: [group.skill], usage: 'group', ...(grade === null ? {} : { grade }) } as const;
    const { id, _lang: language } = context.input;
    return {
      data: await find(context, needs, language),
      done: await lessonsOfGroup(context.tx, id, language),
      group,
    };
  });
}

function shownOf({ library }: LessonPorts, lesson: FittableLesson, language: Locale) {
  const { id: code, type, level, grades, minutes, prep, cover } = lesson;
  const texts = library.lessons.find(({ en }) => en?.facts.id === code) ?? {};
  const told = inLanguage(texts, language);
  return {
    code,
    title: told?.text.facts.title ?? code,
    language: told?.language ?? 'en',
    type,
    level,
    grades,
    minutes,
    prep,
    has_page: texts.en !== undefined && texts.en.facts.studentAnchor !== null,
    cover,
  };
}

function shownReason({ scenes }: LessonPorts, reason: Reason, language: Locale): ShownReason {
  return reason.kind === 'scene' ? { ...reason, title: titleIn(scenes, reason.scene, language) } : reason;
}
