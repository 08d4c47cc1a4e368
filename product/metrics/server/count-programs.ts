import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { countNorms } from '#product/play/server/norms/norms.ts';
import { countQuestions, type Stop } from './count-questions.ts';
import { COUNT, cellsOf, keepInParts, MONTH, PLAYS, WHOLE } from './program-cells.ts';

const findScenes = statement(
  { scene: z.string(), grade: z.number(), month: z.string(), started: z.number(), finished: z.number() },
  `
    select p.scene, s.grade, ${MONTH} as month, count(*)::integer as started, count(p.finished_on)::integer as finished
    from ${PLAYS} where ${COUNT} group by 1, 2, 3`,
);

const findStops = statement(
  {
    scene: z.string(),
    version: z.string(),
    ask: z.string(),
    grade: z.number(),
    month: z.string(),
    children: z.number(),
  },
  `
    select p.scene, p.version, p.stopped_at as ask, s.grade, ${MONTH} as month, count(*)::integer as children
    from ${PLAYS} where ${COUNT} and p.stopped_at is not null group by 1, 2, 3, 4, 5`,
);

const forgetScenes = statement('delete from scene_figures where program = $1');
const keepScenes = statement(`
    insert into scene_figures (program, scene, started, finished, stopped_most_at, stopped_most)
    select $1, scene, started, finished, stopped_most_at, stopped_most
    from jsonb_to_recordset($2::jsonb) as told(scene text, started integer, finished integer, stopped_most_at text,
      stopped_most integer)`);

const forgetCells = statement('delete from scene_cells where program = $1');
const keepCells = statement(`
    insert into scene_cells (program, period, grade, scene, started, finished, stopped_most_at, stopped_most)
    select $1, period, grade, scene, started, finished, stopped_most_at, stopped_most
    from jsonb_to_recordset($2::jsonb) as told(period text, grade text, scene text, started integer, finished integer,
      stopped_most_at text, stopped_most integer)`);

const forgetVersions = statement('delete from version_figures');
const keepVersions = statement(`
    insert into version_figures (scene, version, children, last_on)
    select p.scene, p.version, count(distinct p.student_id)::integer, max(coalesce(p.finished_on, p.started_on))
    from scene_plays p join students s on s.id = p.student_id and not s.is_sandbox
    group by p.scene, p.version`);

const lock = statement('select pg_advisory_xact_lock(7301865)');
const keepState = statement('update metric_state set programs_counted_at = $1');

/** What staff read of each program, from all plays of children who count. */
export async function countPrograms(db: Db, catalog: SceneCatalog, now: Date): Promise<void> {
  if (catalog.entries.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await lock(tx);
    const today = dayIn(DEFAULT_TIME_ZONE, now);
    for (const program of PROGRAM_IDS) {
      const stops = await findStops(tx, program);
      await countScenes(tx, program, today, stops);
      await countQuestions(tx, { catalog, program, today }, stops);
    }
    await countNorms(tx, now);
    await forgetVersions(tx);
    await keepVersions(tx);
    await keepState(tx, now);
  });
}

async function countScenes(tx: Tx, program: ProgramId, today: Day, stops: readonly Stop[]): Promise<void> {
  const stopped = Map.groupBy(stops, ({ scene }) => scene);
  const rows = [...Map.groupBy(await findScenes(tx, program), ({ scene }) => scene)].flatMap(
    ([scene, own]) => {
      const stoppedAt = cellsOf(stopped.get(scene) ?? [], today);
      return [...cellsOf(own, today)].map(([cell, plays]) => {
        const [period, grade] = cell.split(' ');
        const total = (name: 'started' | 'finished'): number =>
          plays.reduce((sum, row) => sum + row[name], 0);
        const most = mostOf(stoppedAt.get(cell) ?? []);
        return {
          cell,
          period,
          grade,
          scene,
          started: total('started'),
          finished: total('finished'),
          stopped_most_at: most.ask,
          stopped_most: most.children,
        };
      });
    },
  );
  await forgetScenes(tx, program);
  await keepInParts(
    rows.filter(({ cell }) => cell === WHOLE),
    (part) => keepScenes(tx, program, part),
  );
  await forgetCells(tx, program);
  await keepInParts(
    rows.filter(({ cell }) => cell !== WHOLE),
    (part) => keepCells(tx, program, part),
  );
}

/** A question of two versions is told of each: its words may have changed. */
function mostOf(stops: readonly Stop[]): { ask: string | null; children: number } {
  const asks = Map.groupBy(stops, ({ version, ask }) => `${version} ${ask}`);
  return [...asks.values()].reduce<{ ask: string | null; children: number }>(
    (known, own) => {
      const children = own.reduce((sum, stop) => sum + stop.children, 0);
      return children > known.children ? { ask: own[0]?.ask ?? null, children } : known;
    },
    { ask: null, children: 0 },
  );
}
