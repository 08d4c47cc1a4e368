import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { MISSIONS, missionAfter } from '#product/play/rules/missions/missions.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { finishedSql } from '#product/play/server/progress.ts';
import type { sawMission as sawCall } from '../contract.ts';
import { getNearStudent } from './keep.ts';

/** The first who saw it stays who saw it. */
const insertSighting = statement(
  { mission: z.string() },
  `
    insert into mission_sightings (student_id, mission, seen_by, on_day, at) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning mission`,
);
const removeSighting = statement(
  { mission: z.string() },
  'delete from mission_sightings where student_id = $1 and mission = $2 and seen_by = $3 returning mission',
);

const findFinished = statement(
  { scene: z.string() },
  `
    select distinct scene from (${finishedSql('$1', { current: false })}) finished`,
);

/** Taken back by who said it: what a colleague saw is the colleague's. Nobody saw done what was never given. */
export async function sawMission(
  context: Context<typeof sawCall>,
  entries: readonly SceneEntry[],
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { id, mission, seen } = input;
  const { time_zone: zone } = await getNearStudent(tx, actor, id);
  if (seen) {
    const finished = new Set((await findFinished(tx, id)).map(({ scene }) => scene));
    const given = entries.some((entry) => finished.has(entry.id) && missionAfter(entry) === mission);
    if (!given) throw Refusal.of('not-found');
  }
  const [changed] = seen
    ? await insertSighting(tx, id, mission, actor.id, dayIn(zone, now), now)
    : await removeSighting(tx, id, mission, actor.id);
  if (changed === undefined && !seen) throw Refusal.of('not-found');
  if (changed === undefined) context.nothingChanged();
  context.about({ type: 'student', id, details: { mission, seen } });
  return notify(seen ? 'observations.mission.seen' : 'observations.mission.taken-back');
}

export const sighting = z.object({
  mission: z.enum(MISSIONS),
  seen_by: z.nullable(z.string()),
  own: z.boolean(),
  on_day: z.string(),
});

/** SQL: what adults saw student `s` do, as JSON. Whoever asks has made sure that the reader, `me`, looks after it. */
export const sightingsSql = (me: string): string => `
    select json_build_object('mission', m.mission, 'seen_by', ${spokenNameSql('a')},
      'own', coalesce(m.seen_by = ${me}, false), 'on_day', m.on_day)
    from mission_sightings m left join accounts a on a.id = m.seen_by where m.student_id = s.id order by m.at desc`;
