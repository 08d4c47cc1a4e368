import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { countNorms } from '#product/play/server/norms/norms.ts';
import { judgeQuestion } from '../rules/questions.ts';

const findScenes = statement(
  { scene: z.string(), started: z.number(), finished: z.number() },
  `
    select scene, count(*)::integer as started, count(finished_on)::integer as finished
    from scene_plays where program = $1 and is_first group by scene`,
);

const findStops = statement(
  { scene: z.string(), version: z.string(), ask: z.string(), children: z.number() },
  `
    select scene, version, stopped_at as ask, count(*)::integer as children
    from scene_plays where program = $1 and is_first and stopped_at is not null group by scene, version, stopped_at`,
);

const ANSWERS = `scene_plays p cross join lateral jsonb_to_recordset(p.answers)
      as given(ask text, opt text, seconds double precision, fast boolean)
    where p.program = $1 and p.is_first`;

const findAnswers = statement(
  {
    scene: z.string(),
    version: z.string(),
    ask: z.string(),
    opt: z.string(),
    kept: z.number(),
    fast: z.number(),
  },
  `
    select p.scene, p.version, given.ask, given.opt, count(*) filter (where not given.fast)::integer as kept,
      count(*) filter (where given.fast)::integer as fast
    from ${ANSWERS} group by 1, 2, 3, 4`,
);

const findTimes = statement(
  { scene: z.string(), version: z.string(), ask: z.string(), seconds: z.nullable(z.number()) },
  `
    select p.scene, p.version, given.ask,
      round(percentile_cont(0.5) within group (order by given.seconds))::integer as seconds
    from ${ANSWERS} and not given.fast and given.seconds is not null group by 1, 2, 3`,
);

const forgetScenes = statement('delete from scene_figures where program = $1');
const keepScenes = statement(`
    insert into scene_figures (program, scene, started, finished, stopped_most_at, stopped_most)
    select $1, scene, started, finished, stopped_most_at, stopped_most
    from jsonb_to_recordset($2::jsonb) as told(scene text, started integer, finished integer, stopped_most_at text,
      stopped_most integer)`);

const forgetQuestions = statement('delete from question_figures where program = $1');
const keepQuestions = statement(`
    insert into question_figures (program, scene, version, is_current, ask, skill, answers, best, partly, not_yet, left_out,
      seconds, stopped, look, stop_here)
    select $1, scene, version, is_current, ask, skill, answers, best, partly, not_yet, left_out, seconds, stopped, look,
      stop_here
    from jsonb_to_recordset($2::jsonb) as told(scene text, version text, is_current boolean, ask text, skill text,
      answers integer, best integer, partly integer, not_yet integer, left_out integer, seconds integer, stopped integer,
      look text, stop_here boolean)`);

const forgetVersions = statement('delete from version_figures');
const keepVersions = statement(`
    insert into version_figures (scene, version, children, last_on)
    select p.scene, p.version, count(distinct p.student_id)::integer, max(coalesce(p.finished_on, p.started_on))
    from scene_plays p join students s on s.id = p.student_id and not s.is_sandbox
    group by p.scene, p.version`);

const lock = statement('select pg_advisory_xact_lock(7301865)');
const keepState = statement('update metric_state set programs_counted_at = $1');

/** What staff read of each program, from all plays there are. */
export async function countPrograms(db: Db, catalog: SceneCatalog, now: Date): Promise<void> {
  if (catalog.entries.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await lock(tx);
    for (const program of PROGRAM_IDS) await countProgram(tx, catalog, program);
    await countNorms(tx, now);
    await forgetVersions(tx);
    await keepVersions(tx);
    await keepState(tx, now);
  });
}

async function countProgram(tx: Tx, catalog: SceneCatalog, program: ProgramId): Promise<void> {
  const [scenes, stops] = [await findScenes(tx, program), await findStops(tx, program)];
  const rows = scenes.map(({ scene, started, finished }) => {
    const most = stops
      .filter((stop) => stop.scene === scene)
      .reduce<{ ask: string | null; children: number }>(
        (known, stop) => (stop.children > known.children ? stop : known),
        { ask: null, children: 0 },
      );
    return { scene, started, finished, stopped_most_at: most.ask, stopped_most: most.children };
  });
  await forgetScenes(tx, program);
  await keepScenes(tx, program, JSON.stringify(rows));
  const questions = await questionsOf(tx, catalog, program, stops);
  await forgetQuestions(tx, program);
  await keepQuestions(tx, program, JSON.stringify(questions));
}

type Stop = { scene: string; version: string; ask: string; children: number };
const keyOf = ({ scene, version, ask }: Omit<Stop, 'children'>): string => `${scene}@${version} ${ask}`;

async function questionsOf(tx: Tx, catalog: SceneCatalog, program: ProgramId, stops: readonly Stop[]) {
  const answers = await findAnswers(tx, program);
  const times = new Map((await findTimes(tx, program)).map((row) => [keyOf(row), row.seconds]));
  const stopped = new Map(stops.map((row) => [keyOf(row), row.children]));
  const content = await catalog.contentFor(tx, answers);
  const asks = Map.groupBy(answers, keyOf);
  return [...asks].flatMap(([key, own]) => {
    const [any] = own;
    const outline = any === undefined ? null : content.outline(any.scene, any.version);
    if (any === undefined || outline === null) return [];
    const { scene, version, ask } = any;
    const figures = judgeQuestion(outline, ask, {
      options: own.map(({ opt, kept }) => ({ opt, count: kept })),
      leftOut: own.reduce((sum, { fast }) => sum + fast, 0),
      stopped: stopped.get(key) ?? 0,
    });
    if (figures === null) return [];
    const isCurrent = catalog.entries.some((entry) => entry.id === scene && entry.version === version);
    return [{ scene, version, is_current: isCurrent, ask, seconds: times.get(key) ?? null, ...figures }];
  });
}
