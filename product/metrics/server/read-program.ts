import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { schoolYearOf } from '#product/licensing/rules/school-years.ts';
import { FEWEST_NORMS } from '#product/play/rules/results/scoring.ts';
import { inOrder, type SceneEntry } from '#product/play/rules/story/programs.ts';
import type { getProgramFigures, ProgramFigures } from '../contract.ts';
import { figuresIn } from './read-metrics.ts';

const findScenes = statement(
  {
    scene: z.string(),
    started: z.number(),
    finished: z.number(),
    stopped_most_at: z.nullable(z.string()),
    stopped_most: z.number(),
  },
  'select scene, started, finished, stopped_most_at, stopped_most from scene_figures where program = $1',
);

/** Of each form the edition that is played now: that of its newest check. */
const findCells = statement(
  { form: z.string(), grade: z.number(), language: z.string(), children: z.number() },
  `
    select cell.form, cell.grade, cell.language, cell.children from norm_cells cell join (
      select distinct on (form) form, edition from norm_cells where program = $1 order by form, last_on desc, edition
    ) newest using (form, edition)
    where cell.program = $1 order by cell.form, cell.language, cell.grade`,
);

const findState = statement(
  { counted_at: z.nullable(z.date()) },
  'select programs_counted_at as counted_at from metric_state',
);

/** Scenes of this build, in the order of play; one that is no longer in it is not shown. */
export async function readProgram(
  { tx, now, input: { program } }: Context<typeof getProgramFigures>,
  entries: readonly SceneEntry[],
): Promise<{ data: ProgramFigures }> {
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const since = `${schoolYearOf(today)}-07-01`;
  const [all] = await figuresIn(tx, program, [{ from: since, to: today }]);
  const found = new Map((await findScenes(tx, program)).map((row) => [row.scene, row]));
  const scenes = inOrder(entries.filter((entry) => entry.program === program)).map(({ id, title }) => ({
    ...(found.get(id) ?? { scene: id, started: 0, finished: 0, stopped_most_at: null, stopped_most: 0 }),
    title,
  }));
  const [state] = await findState(tx);
  return {
    data: {
      program,
      counted_at: state?.counted_at?.toISOString() ?? null,
      since,
      children: all?.active_children ?? 0,
      scenes,
      norms: { required: FEWEST_NORMS, cells: await findCells(tx, program) },
    },
  };
}
