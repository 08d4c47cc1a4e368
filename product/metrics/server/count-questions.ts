import * as z from 'zod/mini';
import { LOCALES, type ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { countedTags } from '#product/play/rules/measurement/evidence.ts';
import type { SceneOutline } from '#product/play/rules/story/outline.ts';
import { askIn } from '#product/play/rules/story/ways.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { judgeQuestion, questionForm } from '../rules/questions.ts';
import { type GivenBy, splitQuestion } from '../rules/splits.ts';
import { type Cell, COUNT, cellsOf, keepInParts, MONTH, PLAYS, WHOLE } from './program-cells.ts';

const ANSWERS = `${PLAYS}
      cross join lateral jsonb_to_recordset(p.answers) as given(ask text, opt text, seconds double precision, fast boolean,
        spot smallint, lang text, aloud boolean, rest double precision)
    where ${COUNT}`;
const question = { scene: z.string(), version: z.string(), ask: z.string() };

const findAnswers = statement(
  { ...question, opt: z.string(), grade: z.number(), month: z.string(), kept: z.number(), fast: z.number() },
  `
    select p.scene, p.version, given.ask, given.opt, s.grade, ${MONTH} as month,
      count(*) filter (where not given.fast)::integer as kept, count(*) filter (where given.fast)::integer as fast
    from ${ANSWERS} group by 1, 2, 3, 4, 5, 6`,
);

/** Of all time, of each grade and of all. */
const findTimes = statement(
  { ...question, grade: z.nullable(z.number()), seconds: z.nullable(z.number()) },
  `
    select p.scene, p.version, given.ask, s.grade,
      round(percentile_cont(0.5) within group (order by given.seconds))::integer as seconds
    from ${ANSWERS} and not given.fast and given.seconds is not null
    group by grouping sets ((p.scene, p.version, given.ask), (p.scene, p.version, given.ask, s.grade))`,
);

/** One pass for all splits, each with its own columns. Rest scores to a tenth: thirds of them are thirds of these. */
const findSplits = statement(
  {
    ...question,
    opt: z.string(),
    split: z.number(),
    spot: z.nullable(z.number()),
    lang: z.nullable(z.enum(LOCALES)),
    aloud: z.nullable(z.boolean()),
    rest: z.nullable(z.number()),
    count: z.number(),
    sum: z.number(),
    squares: z.number(),
  },
  `
    select scene, version, ask, opt, grouping(spot, lang, aloud, rest) as split, spot, lang, aloud, rest,
      count(*)::integer as count, coalesce(sum(exact), 0) as sum, coalesce(sum(exact * exact), 0) as squares
    from (
      select p.scene, p.version, given.ask, given.opt, given.spot, given.lang, given.aloud,
        round(given.rest * 10)::integer as rest, given.rest as exact
      from ${ANSWERS} and not given.fast
    ) told
    group by grouping sets ((scene, version, ask, opt, rest), (scene, version, ask, opt, spot),
      (scene, version, ask, opt, lang, rest), (scene, version, ask, opt, aloud, rest))`,
);
/** As `grouping` names them: a bit for each column that a row is not about. */
const SPLIT = { rest: 0b1110, spot: 0b0111, language: 0b1010, aloud: 0b1100 };

const forgetQuestions = statement('delete from question_figures where program = $1');
const keepQuestions = statement(`
    insert into question_figures (program, scene, version, is_current, ask, skill, form, answers, best, partly, not_yet,
      left_out, seconds, stopped, look, stop_here, differs, splits)
    select $1, scene, version, is_current, ask, skill, form, answers, best, partly, not_yet, left_out, seconds, stopped,
      look, stop_here, differs, splits
    from jsonb_to_recordset($2::jsonb) as told(scene text, version text, is_current boolean, ask text, skill text,
      form text, answers integer, best integer, partly integer, not_yet integer, left_out integer, seconds integer,
      stopped integer, look text, stop_here boolean, differs text, splits jsonb)`);

const forgetCells = statement('delete from question_cells where program = $1');
const keepCells = statement(`
    insert into question_cells (program, period, grade, scene, version, ask, answers, best, partly, not_yet, left_out,
      seconds, stopped, look, stop_here)
    select $1, period, grade, scene, version, ask, answers, best, partly, not_yet, left_out, seconds, stopped, look,
      stop_here
    from jsonb_to_recordset($2::jsonb) as told(period text, grade text, scene text, version text, ask text,
      answers integer, best integer, partly integer, not_yet integer, left_out integer, seconds integer, stopped integer,
      look text, stop_here boolean)`);

type Question = { scene: string; version: string; ask: string };
export type Stop = Question & { grade: number; month: string; children: number };
const keyOf = ({ scene, version, ask }: Question): string => `${scene}@${version} ${ask}`;

/** First answers of children who count to the questions of a program, by period and grade, and by what else they may differ. */
export async function countQuestions(
  tx: Tx,
  { catalog, program, today }: { catalog: SceneCatalog; program: ProgramId; today: Day },
  stops: readonly Stop[],
): Promise<void> {
  const answers = await findAnswers(tx, program);
  const times = new Map(
    (await findTimes(tx, program)).map((row) => [`${keyOf(row)} ${row.grade ?? 'all'}`, row.seconds]),
  );
  const splits = Map.groupBy(await findSplits(tx, program), keyOf);
  const stopped = Map.groupBy(stops, keyOf);
  const content = await catalog.contentFor(tx, answers);
  const asks = [...Map.groupBy(answers, keyOf)].flatMap(([key, own]) => {
    const [any] = own;
    const outline = any === undefined ? null : content.outline(any.scene, any.version);
    if (any === undefined || outline === null) return [];
    const { scene, version, ask } = any;
    const stoppedAt = cellsOf(stopped.get(key) ?? [], today);
    const cells = [...cellsOf(own, today)].flatMap(([cell, given]) => {
      const figures = judgeQuestion(outline, ask, {
        options: given.map(({ opt, kept }) => ({ opt, count: kept })),
        leftOut: given.reduce((sum, { fast }) => sum + fast, 0),
        stopped: (stoppedAt.get(cell) ?? []).reduce((sum, { children }) => sum + children, 0),
      });
      const [period = '', grade = ''] = cell.split(' ');
      const seconds = period === 'all' ? (times.get(`${key} ${grade}`) ?? null) : null;
      return figures === null ? [] : [{ cell, period, grade, scene, version, ask, seconds, ...figures }];
    });
    const told = splitQuestion(scoresOf(outline, ask), givenBy(splits.get(key) ?? []));
    return [{ cells, outline, splits: told, isCurrent: isCurrent(catalog, any) }];
  });
  await forgetQuestions(tx, program);
  await forgetCells(tx, program);
  const isWhole = ({ cell }: { cell: Cell }): boolean => cell === WHOLE;
  const whole = asks.flatMap(({ cells, outline, splits: told, isCurrent: is_current }) =>
    cells.filter(isWhole).map((figures) => ({
      ...figures,
      is_current,
      form: questionForm(outline.id, outline.kind),
      differs: told.differs[0] ?? null,
      splits: told,
    })),
  );
  await keepInParts(whole, (part) => keepQuestions(tx, program, part));
  const others = asks.flatMap(({ cells }) => cells.filter((figures) => !isWhole(figures)));
  await keepInParts(others, (part) => keepCells(tx, program, part));
}

function isCurrent({ entries }: SceneCatalog, { scene, version }: Question): boolean {
  return entries.some((entry) => entry.id === scene && entry.version === version);
}

/** By what the question is mainly about. */
function scoresOf(outline: SceneOutline, ask: string): Map<string, number> {
  const scores = countedTags(outline, ask).find(({ weight }) => weight === 1)?.scores ?? [];
  return new Map(Object.keys(askIn(outline, ask) ?? {}).map((opt, place) => [opt, scores[place] ?? 0]));
}

type SplitRow = Awaited<ReturnType<typeof findSplits>>[number];

function givenBy(rows: readonly SplitRow[]): GivenBy {
  const of = (split: number): SplitRow[] => rows.filter((row) => row.split === split);
  return {
    rest: of(SPLIT.rest),
    spot: of(SPLIT.spot).flatMap((row) => (row.spot === null ? [] : [{ ...row, spot: row.spot }])),
    language: of(SPLIT.language).flatMap((row) =>
      row.lang === null ? [] : [{ ...row, language: row.lang }],
    ),
    aloud: of(SPLIT.aloud).flatMap((row) => (row.aloud === null ? [] : [{ ...row, on: row.aloud }])),
  };
}
