import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { MISSIONS, type Mission, missionAfter } from '#product/play/rules/missions/missions.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import { momentSql } from '#product/play/server/events/told.ts';
import { finishedSql } from '#product/play/server/progress.ts';
import type { GivenMission, listMissions } from '../contract.ts';
import { askedAboutBy } from './near-sql.ts';

/** Two weeks: what was given before that nobody remembers. */
const GIVEN_DAYS = 14;
/** As many as somebody reads between two lessons; the page of each child has its own. */
const MOST = 3;
const MOST_CHILDREN = 200;
/** Comics give nothing to try: the scene before them did. */
const SCENES_BACK = 5;

const row = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  finished: z.array(z.object({ scene: z.string(), at: z.string() })),
  seen: z.array(z.enum(MISSIONS)),
};

/** What children whom the reader looks after were given to try lately, and nobody has seen yet: the newest first. */
export async function readMissions(
  { tx, actor, now, input, about }: Context<typeof listMissions>,
  entries: readonly SceneEntry[],
): Promise<{ data: GivenMission[]; more: number }> {
  const { values, bind } = bindings();
  const since = new Date(now.getTime() - GIVEN_DAYS * 86_400_000);
  const text = `
    select s.id, s.first_name, s.last_name,
      to_json(array(select json_build_object('scene', f.scene, 'at', f.at) from (
        select e.scene, ${momentSql('min(e.at)')} as at from (${finishedSql('s.id', { current: true })}) e
        group by e.scene order by at desc limit ${SCENES_BACK}
      ) f)) as finished,
      to_json(array(select m.mission from mission_sightings m where m.student_id = s.id)) as seen
    from students s
    where ${askedAboutBy(actor, bind)} and s.archived_at is null and exists (
      select from play_days d where d.student_id = s.id and d.on_day >= ${bind(since)}::timestamptz::date)
    order by s.last_name, s.first_name, s.id limit ${MOST_CHILDREN}`;
  const children = await ask(tx, row, { text, values });
  const { _lang: language = 'en' } = input;
  const given = children.flatMap(({ finished, seen, ...child }) => {
    const scene = sceneOf(entries, finished);
    if (scene === null || new Date(scene.at) < since) return [];
    const mission: Mission = missionAfter(scene.entry);
    if (seen.includes(mission)) return [];
    return [{ ...child, mission, title: titleIn(entries, scene.entry.id, language), at: scene.at }];
  });
  const newest = given.sort((one, other) => other.at.localeCompare(one.at));
  about({ type: 'table', id: 0, details: { children: children.length } });
  return {
    data: newest.slice(0, MOST).map(({ at: _at, ...one }) => one),
    more: Math.max(0, newest.length - MOST),
  };
}

/** The newest that gave something: the one that the page of the child tells of, too. */
function sceneOf(entries: readonly SceneEntry[], finished: readonly { scene: string; at: string }[]) {
  for (const { scene, at } of finished) {
    const entry = entries.find(({ id }) => id === scene);
    if (entry !== undefined && entry.kind !== 'comic') return { entry, at };
  }
  return null;
}
