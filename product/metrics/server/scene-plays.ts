import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { settledBefore } from '#product/play/rules/results/first-answers.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { asTold, resultEvent, resultJson } from '#product/play/server/events/told.ts';
import { versionsIn } from '#product/play/server/progress.ts';
import { scenePlays } from '../rules/scene-plays.ts';

/** An event that was being kept when it was looked for last may have come a moment later. */
const OVERLAP = "interval '10 minutes'";
const STUDENTS_AT_ONCE = 50;

const findPlayers = statement(
  { student_id: z.number() },
  `
    select distinct e.student_id from play_events e
    where e.received_at >= (select plays_received_at - ${OVERLAP} from metric_state)
      and e.type in ('scene_start', 'choice', 'hint', 'scene_complete')
    order by e.student_id`,
);

const findPlayed = statement(
  { student_id: z.number(), time_zone: z.string(), events: z.array(resultEvent) },
  `
    select s.id as student_id, ${studentZone()} as time_zone, json_agg(${resultJson('e')}) as events
    from students s left join schools sc on sc.id = s.school_id join play_events e on e.student_id = s.id
    where s.id = any($1::bigint[]) and not s.is_sandbox
      and e.type in ('scene_start', 'choice', 'hint', 'scene_complete') and not e.debug
    group by s.id, sc.time_zone`,
);

const COLUMNS = ['program', 'version', 'is_first', 'started_on', 'finished_on', 'stopped_at', 'answers'];
const of = (row: string): string => COLUMNS.map((name) => `${row}.${name}`).join(', ');
const STANDS = 'case when kept.started_on < $3::date then';
/** Of a play that stands: only that it came to its end. */
const told = (name: string): string => {
  if (name === 'finished_on') return 'coalesce(kept.finished_on, excluded.finished_on)';
  if (name === 'stopped_at') return 'case when excluded.finished_on is null then kept.stopped_at end';
  return `kept.${name}`;
};

/**
 * $1 the students, $2 all of their plays, $3 the day before which their events may have left. What was begun before it stands,
 * and is at most played to its end. Days whose sum changes are noted, where they are not counted anyway.
 */
const keepPlays = statement(`
    with told as (
      select one.student_id, one.scene, one.epoch, one.iteration, one.program, one.version, one.started_on,
        one.finished_on, one.stopped_at, one.is_first and not known.before as is_first,
        case when known.before then '[]' else one.answers end as answers
      from jsonb_to_recordset($2::jsonb) as one(student_id bigint, scene text, epoch integer, iteration smallint,
        program text, version text, is_first boolean, started_on date, finished_on date, stopped_at text, answers jsonb)
      cross join lateral (select exists (
        select from scene_plays old where old.student_id = one.student_id and old.scene = one.scene
          and old.started_on < $3::date and (old.epoch, old.iteration) < (one.epoch, one.iteration)) as before) known
    ), gone as (
      delete from scene_plays old where old.student_id = any($1::bigint[]) and old.started_on >= $3::date and not exists (
        select from told where told.student_id = old.student_id and told.scene = old.scene and told.epoch = old.epoch
          and told.iteration = old.iteration)
    ), kept as (
      insert into scene_plays as kept (student_id, scene, epoch, iteration, ${COLUMNS.join(', ')})
      select student_id, scene, epoch, iteration, ${COLUMNS.join(', ')} from told
      on conflict (student_id, scene, epoch, iteration) do update
      set ${COLUMNS.map((name) => `${name} = ${STANDS} ${told(name)} else excluded.${name} end`).join(', ')}
      where (${of('kept')}) is distinct from (${of('excluded')})
      returning student_id, scene, epoch, iteration, finished_on
    ), changed as (
      select kept.finished_on as now_on, old.finished_on as was_on
      from kept left join scene_plays old using (student_id, scene, epoch, iteration)
      where kept.finished_on is distinct from old.finished_on
    )
    insert into metric_late_days (on_day)
    select distinct day.on_day from changed cross join lateral (values (now_on), (was_on)) day(on_day)
    where day.on_day <= (select tracked_through from metric_state)`);

const keepState = statement('update metric_state set plays_received_at = $1');

/** Counts anew whoever has played since the last time, from all of their events. */
export async function countScenePlays(db: Db, catalog: SceneCatalog, now: Date): Promise<void> {
  // Without the scenes nobody can tell how far somebody came in them.
  if (catalog.entries.length === 0) return;
  const players = (await findPlayers(db)).map((row) => row.student_id);
  for (let at = 0; at < players.length; at += STUDENTS_AT_ONCE) {
    const some = players.slice(at, at + STUDENTS_AT_ONCE);
    await db.transaction().execute((tx) => countPlayers(tx, catalog, some, now));
  }
  await keepState(db, now);
}

async function countPlayers(
  tx: Tx,
  catalog: SceneCatalog,
  students: readonly number[],
  now: Date,
): Promise<void> {
  const played = (await findPlayed(tx, students)).map((row) => ({ ...row, events: row.events.map(asTold) }));
  const content = await catalog.contentFor(
    tx,
    played.flatMap(({ events }) => versionsIn(events)),
  );
  const plays = played.flatMap(({ student_id, time_zone, events }) => {
    const dayOf = (moment: string | null) => (moment === null ? null : dayIn(time_zone, new Date(moment)));
    return scenePlays(student_id, events, content).map(({ started_at, finished_at, ...play }) => ({
      ...play,
      student_id,
      started_on: dayOf(started_at),
      finished_on: dayOf(finished_at),
    }));
  });
  await keepPlays(tx, students, JSON.stringify(plays), dayIn(DEFAULT_TIME_ZONE, settledBefore(now)));
}
