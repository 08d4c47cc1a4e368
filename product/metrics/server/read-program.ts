import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { FEWEST_NORMS } from '#product/play/rules/results/scoring.ts';
import { inOrder, type SceneEntry } from '#product/play/rules/story/programs.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { QuestionTeller } from '#product/play/server/story-words.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import type { getProgramFigures, getQuestionSplits, ProgramFigures, QuestionSplits } from '../contract.ts';
import { ALL, periodKeys } from '../rules/program-periods.ts';
import { QUESTION_FORMS, questionForm } from '../rules/questions.ts';
import { splits } from '../rules/splits.ts';
import { figuresIn } from './read-metrics.ts';

const sceneRow = {
  scene: z.string(),
  started: z.number(),
  finished: z.number(),
  stopped_most_at: z.nullable(z.string()),
  stopped_most: z.number(),
};
const COUNTS = 'scene, started, finished, stopped_most_at, stopped_most';
const findScenes = statement(sceneRow, `select ${COUNTS} from scene_figures where program = $1`);
const findCellScenes = statement(
  sceneRow,
  `select ${COUNTS} from scene_cells where program = $1 and period = $2 and grade = $3`,
);

const findSplits = statement(
  { version: z.string(), skill: z.enum(SKILLS), splits },
  `
    select version, skill, splits from question_figures
    where program = $1 and scene = $2 and ask = $3 and ($4::text is null and is_current or version = $4)`,
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

const NOBODY = { started: 0, finished: 0, stopped_most_at: null, stopped_most: 0 };

/** Scenes of this build, in the order of play; one that is no longer in it is not shown. */
export async function readProgram(
  { tx, now, input }: Context<typeof getProgramFigures>,
  entries: readonly SceneEntry[],
  tell: QuestionTeller,
): Promise<{ data: ProgramFigures }> {
  const { program, _period: period, _grade: grade, _form: form } = input;
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const since = `${schoolYearOf(today)}-07-01`;
  const [all] = await figuresIn(tx, program, [{ from: since, to: today }]);
  const rows =
    period === ALL && grade === ALL
      ? await findScenes(tx, program)
      : await findCellScenes(tx, program, period, grade);
  const found = new Map(rows.map((row) => [row.scene, row]));
  const own = entries.filter((entry) => entry.program === program);
  const isAsked = ({ id, kind }: SceneEntry): boolean =>
    form === undefined || questionForm(id, kind) === form;
  const scenes = inOrder(own.filter(isAsked)).map(({ id, title }) => {
    const figures = found.get(id) ?? { ...NOBODY, scene: id };
    const { stopped_most_at: ask } = figures;
    return { ...figures, title, stopped_most_at: ask === null ? null : (tell(id, ask)?.words ?? ask) };
  });
  const [state] = await findState(tx);
  return {
    data: {
      program,
      counted_at: state?.counted_at?.toISOString() ?? null,
      periods: periodKeys(today),
      forms: QUESTION_FORMS.filter((one) => own.some((entry) => questionForm(entry.id, entry.kind) === one)),
      since,
      children: all?.active_children ?? 0,
      scenes,
      norms: { required: FEWEST_NORMS, cells: await findCells(tx, program) },
    },
  };
}

export async function readQuestion(
  { tx, input }: Context<typeof getQuestionSplits>,
  entries: readonly SceneEntry[],
  tell: QuestionTeller,
): Promise<{ data: QuestionSplits }> {
  const { program, scene, ask, _version: version } = input;
  const [found] = await findSplits(tx, program, scene, ask, version ?? null);
  if (found === undefined) throw Refusal.of('not-found');
  const told = tell(scene, ask);
  const { splits: counted, ...question } = found;
  const options = counted.options.map((option) => ({
    ...option,
    words: told?.options[option.opt] ?? option.opt,
  }));
  const title = entries.find(({ id }) => id === scene)?.title ?? scene;
  const asked = { program, scene, title, ask, question: told?.words ?? ask };
  return { data: { ...asked, ...question, splits: { ...counted, options } } };
}
