import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { needsOfGroup } from '#product/group-data/server/small-groups/needs.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import {
  type FittingLesson,
  findFittingLessons,
  findGroupLessons,
  type ShownReason,
} from '../fitting-contract.ts';
import { type FittableLesson, fittableOf } from '../rules/fitting/fittable.ts';
import { type Asked, fittingLessons, type Reason } from '../rules/fitting/fitting.ts';
import { inLanguage } from '../rules/lesson/library.ts';
import type { LessonPorts } from './read.ts';

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

export function fittingRoutes(serve: Serve, ports: LessonPorts): void {
  const lessons = fittableOf(ports.library);
  const find = async ({ tx, actor, now }: Asking, needs: Asked, language: Locale) => {
    const isParent = actor.scope === 'parent';
    const rows = new Map((await findReadable(tx, actor.id, isParent)).map((row) => [row.code, row]));
    const taught = new Map(
      [...rows].flatMap(([code, { taught_on: on }]) => (on === null ? [] : [[code, on]])),
    );
    const reader = { language, today: dayIn(DEFAULT_TIME_ZONE, now), taught };
    const readable = lessons.filter(({ id }) => rows.has(id));
    const asked = isParent ? { ...needs, usage: 'family' as const } : needs;
    return fittingLessons(readable, asked, reader).flatMap(({ lesson, reason, isHeavy }): FittingLesson[] => {
      const row = rows.get(lesson.id);
      if (row === undefined) return [];
      return [
        {
          id: row.id,
          taught_on: row.taught_on,
          ...shownOf(ports, lesson, language),
          heavy: isHeavy,
          reason: shownReason(ports, reason, language),
        },
      ];
    });
  };
  serve(findFittingLessons, async (context) => {
    const { _lang: language, scene, ...needs } = context.input;
    // A scene that is only planned is followed by nothing yet.
    const isThere = ports.scenes.some(({ id }) => id === scene);
    return { data: await find(context, isThere ? { ...needs, scene } : needs, language) };
  });
  serve(findGroupLessons, async (context) => {
    const { grade, ...group } = await needsOfGroup(context.tx, context.actor, context.input.id);
    const needs = { skills: [group.skill], usage: 'group', ...(grade === null ? {} : { grade }) } as const;
    return { data: await find(context, needs, context.input._lang), group };
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
    cover,
  };
}

function shownReason({ scenes }: LessonPorts, reason: Reason, language: Locale): ShownReason {
  return reason.kind === 'scene' ? { ...reason, title: titleIn(scenes, reason.scene, language) } : reason;
}
