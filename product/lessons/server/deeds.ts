import { addDays, earliestDay, latestDay, mondayOf } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { featureLesson, planLesson, reviewLesson, saveLesson, teachLesson } from '../contract.ts';
import { PLANNED_AHEAD_DAYS } from '../rules/planned-ahead.ts';
import { keepForGroup } from './groups.ts';
import { getLesson } from './read.ts';

/** Each says how things are to be, so that the same one again changes nothing. */

const NOTHING_CHANGED = 'notification.nothing-changed';

const save = statement(
  `insert into saved_lessons (account_id, lesson_id, at) values ($1, $2, $3) on conflict do nothing`,
);
const unsave = statement(`delete from saved_lessons where account_id = $1 and lesson_id = $2`);

export async function setSaved(context: Context<typeof saveLesson>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id } = await getLesson(tx, actor, input.id);
  context.about({ type: 'lesson', id, details: { on: input.on } });
  if (input.on) await save(tx, actor.id, id, now);
  else await unsave(tx, actor.id, id);
  return notify(input.on ? 'lessons.said.saved' : 'lessons.said.no-longer-saved');
}

const plan = statement(
  `insert into lesson_plans (account_id, lesson_id, week, at) values ($1, $2, $3, $4) on conflict do nothing`,
);
const unplan = statement(`delete from lesson_plans where account_id = $1 and lesson_id = $2 and week = $3`);

export async function setPlanned(context: Context<typeof planLesson>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id } = await getLesson(tx, actor, input.id);
  // What was planned long ago can still be taken out.
  if (input.on && input.day < mondayOf(earliestDay(now))) throw Refusal.field('day', 'lessons.plan.over');
  if (input.on && input.day > addDays(latestDay(now), PLANNED_AHEAD_DAYS)) {
    throw Refusal.field('day', 'lessons.plan.too-far');
  }
  context.about({ type: 'lesson', id, details: { week: input.day, on: input.on } });
  if (input.on) await plan(tx, actor.id, id, input.day, now);
  else await unplan(tx, actor.id, id, input.day);
  return notify(input.on ? 'lessons.said.planned' : 'lessons.said.no-longer-planned');
}

const teach = statement(`
    insert into lessons_taught (account_id, lesson_id, on_day, note, at) values ($1, $2, $3, $4, $5)
    on conflict (account_id, lesson_id, on_day) do update set note = excluded.note, at = excluded.at`);
const unteach = statement(
  `delete from lessons_taught where account_id = $1 and lesson_id = $2 and on_day = $3`,
);

export async function setTaught(context: Context<typeof teachLesson>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id } = await getLesson(tx, actor, input.id);
  if (input.on && input.day > latestDay(now)) throw Refusal.field('day', 'lessons.teach.not-yet');
  const group = input.small_group_id;
  // What was noted stays out of the audit.
  context.about({
    type: 'lesson',
    id,
    details: { day: input.day, on: input.on, ...(group === undefined ? {} : { group }) },
  });
  if (input.on) {
    await teach(tx, actor.id, id, input.day, input.note, now);
    if (group !== undefined) await keepForGroup(tx, actor, { lesson: id, day: input.day, group });
  }
  if (!input.on) await unteach(tx, actor.id, id, input.day);
  return notify(input.on ? 'lessons.said.taught' : 'lessons.said.no-longer-taught');
}

const feature = statement(`
    insert into lesson_features (lesson_id, featured_from, set_by, at) values ($1, $2, $3, $4)
    on conflict (lesson_id) do update set featured_from = excluded.featured_from, set_by = excluded.set_by,
      at = excluded.at`);
const unfeature = statement(`delete from lesson_features where lesson_id = $1`);

export async function setFeatured(context: Context<typeof featureLesson>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id, featured_from } = await getLesson(tx, actor, input.id);
  context.about({ type: 'lesson', id, details: { from: input.featured_from } });
  if (featured_from === input.featured_from) {
    context.nothingChanged();
    return notify(NOTHING_CHANGED, undefined, 'info');
  }
  if (input.featured_from === null) await unfeature(tx, id);
  else await feature(tx, id, input.featured_from, actor.id, now);
  return notify('lessons.said.featured');
}

const review = statement(`
    insert into lesson_reviews (lesson_id, reader, read_by, marked_by, at) values ($1, $2, $3, $4, $5)
    on conflict (lesson_id, reader) do update set read_by = excluded.read_by, marked_by = excluded.marked_by,
      at = excluded.at`);
const unreview = statement(`delete from lesson_reviews where lesson_id = $1 and reader = $2`);

export async function setReviewed(context: Context<typeof reviewLesson>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  if (input.on && input.read_by === '') throw Refusal.field('read_by', 'validation.required');
  const { id } = await getLesson(tx, actor, input.id);
  context.about({ type: 'lesson', id, details: { reader: input.reader, on: input.on } });
  if (input.on) await review(tx, id, input.reader, input.read_by, actor.id, now);
  else await unreview(tx, id, input.reader);
  return notify(input.on ? 'lessons.said.read' : 'lessons.said.unread');
}
