import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type MeasuredContent, toldAnswers } from '../rules/measurement/answers.ts';
import { SCORING_MODEL } from '../rules/measurement/constants.ts';
import { reportRows, successRate } from '../rules/measurement/report-rows.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { type FirstAnswer, firstAnswers, inOrderOfPlay } from '../rules/results/first-answers.ts';
import { begunForms, endsIn, fold, type SceneEnd } from '../rules/results/fold.ts';
import {
  type Done,
  done,
  FIRST_STATE,
  firstState,
  type KeptState,
  MOST_ITERATIONS,
  type PlannedState,
  type ProgramState,
  plannedState,
} from '../rules/results/progress.ts';
import { resultRows } from '../rules/results/results.ts';
import { FORMS, type Form } from '../rules/story/programs.ts';
import { SKILLS } from '../rules/story/skills.ts';
import { keepAnswersParts, keptResults, settledOf } from './answers/kept-answers.ts';
import type { SceneCatalog, SceneVersion } from './content.ts';
import { asTold, resultEvent, resultJson } from './events/told.ts';
import { deleteOtherReports, type KeptReport, writeReports } from './measurements.ts';
import { summarize } from './summaries.ts';

export type Progress = PlannedState & { program: ProgramId; done: Done[]; keepsakes: string[] };

/** How far a student is in a program, as other slices find it beside the student: see `plannedState`. */
export const progressRow = {
  program: z.enum(PROGRAM_IDS),
  epoch: z.number(),
  iteration: z.number(),
  done: z.array(done),
  forms: z.array(z.enum(FORMS)),
  houses: z.array(z.enum(SKILLS)),
};

/** The same as JSON, of a row `p`. */
export const PROGRESS_JSON = `json_build_object('program', p.program, 'epoch', p.epoch, 'iteration', p.iteration,
      'done', p.done, 'forms', p.forms, 'houses', p.houses)`;

/**
 * SQL of the scenes that a student has played to their end, and when: as was told just now, and as results keep it when its
 * events have left. Of the current epochs, or of all that is known.
 */
export const finishedSql = (student: string, { current }: { current: boolean }): string => `
      select e.scene, e.client_at as at from play_events e
      ${current ? 'join program_progress p on p.student_id = e.student_id and p.program = e.program and p.epoch = e.epoch' : ''}
      where e.student_id = ${student} and e.type = 'scene_complete' and not e.debug
      union all
      select one.done ->> 'scene', told_moment(p.done_at[one.nth])
      from program_progress p, jsonb_array_elements(p.done) with ordinality as one(done, nth)
      where p.student_id = ${student} and p.done_at[one.nth] is not null`;

const findProgress = statement(
  { ...progressRow, keepsakes: z.array(z.string()), uncounted: z.boolean() },
  `
    select program, epoch, iteration, done, forms, houses, keepsakes, uncounted from program_progress
    where student_id = $1 and (program = any($2::text[]) or uncounted)`,
);

/** Where a student is in these programs; at their beginning where nothing was played yet. */
export async function progressOf(
  tx: Tx,
  studentId: number,
  programs: readonly ProgramId[],
): Promise<(program: ProgramId) => Progress> {
  return (await progressWithin(tx, studentId, programs)).progress;
}

/** The same, and which programs wait for their results to be counted: these or others. */
export async function progressWithin(
  tx: Tx,
  studentId: number,
  programs: readonly ProgramId[],
): Promise<{ progress: (program: ProgramId) => Progress; uncounted: ProgramId[] }> {
  const found = await findProgress(tx, studentId, programs);
  return {
    progress: (program) => {
      const row = found.find((one) => one.program === program);
      if (row === undefined) return { program, ...firstState(studentId, program), done: [], keepsakes: [] };
      const { done, keepsakes } = row;
      return { program, ...plannedState(studentId, row), done, keepsakes };
    },
    uncounted: found.filter((row) => row.uncounted).map((row) => row.program),
  };
}

const findEvents = statement(
  { event: resultEvent },
  `
    select ${resultJson('e')} as event from play_events e
    where e.student_id = $1 and e.program = $2 and e.epoch = $3
      and e.type in ('scene_start', 'choice', 'hint', 'scene_complete')
      and ($4::text is null or e.scene = $4) and not e.debug`,
);

export type OfProgram = { studentId: number; program: ProgramId; epoch: number };

/** What results are made of: the answers of a program in an epoch, or of one scene of it. */
export async function playedEvents(
  tx: Tx,
  { studentId, program, epoch }: OfProgram,
  scene: string | null = null,
): Promise<PlayEvent[]> {
  const rows = await findEvents(tx, studentId, program, epoch, scene);
  return rows.map(({ event }) => asTold(event));
}

/** Which versions of scenes events speak of. */
export function versionsIn(events: Iterable<PlayEvent>): SceneVersion[] {
  const versions: SceneVersion[] = [];
  for (const event of events) {
    if ('content_version' in event) versions.push({ scene: event.scene, version: event.content_version });
  }
  return versions;
}

export type Counting = { studentId: number; program: ProgramId; state: KeptState; now: Date };

/**
 * Counts a program anew from all of its answers: what came late, twice or out of order ends in the same rows. Whoever
 * asks for it holds the lock on the student.
 */
export async function countAnew(tx: Tx, catalog: SceneCatalog, at: Counting): Promise<void> {
  const { studentId, program, state } = at;
  await countEvents(tx, catalog, at, await playedEvents(tx, { studentId, program, epoch: state.epoch }));
}

/** The same where all answers of the epoch are at hand. */
export async function countEvents(
  tx: Tx,
  catalog: SceneCatalog,
  at: Counting,
  events: readonly PlayEvent[],
): Promise<void> {
  const { studentId, program, state, now } = at;
  const settled = await settledOf(tx, { studentId, program, epoch: state.epoch }, now);
  const all = [...events, ...(await playedBefore(tx, at))];
  const content = await catalog.contentFor(tx, [
    ...versionsIn(all),
    ...settled.answers.map(({ scene, content_version: version }) => ({ scene, version })),
  ]);
  const record = fold(all);
  const ends = endsIn(record, program, state, content, settled.ends);
  const forms = begunForms(record, program, state, settled.forms);
  const answersIn = (one: ProgramState): FirstAnswer[] =>
    firstAnswers(record, program, one, content, settled.answers);
  // Of epochs before this one, all that was ever unlocked.
  const before = Array.from({ length: state.epoch - FIRST_STATE.epoch }, (_, index) =>
    answersIn({ epoch: FIRST_STATE.epoch + index, iteration: MOST_ITERATIONS }),
  ).flat();
  await keepResults(tx, catalog, at, { ends, forms, answers: answersIn(state), before }, content);
}

/**
 * Scores again what was kept of a program, by today's rules: that takes no events, which may have left. For what was
 * counted by a model that kept first answers, and waits for nothing.
 */
export async function scoreAgain(tx: Tx, catalog: SceneCatalog, at: Counting): Promise<void> {
  const { studentId, program, state } = at;
  const { answers, ends, forms } = await keptResults(tx, { studentId, program, epoch: state.epoch });
  const [own = [], before = []] = [true, false].map((isCurrent) =>
    inOrderOfPlay(answers.filter(({ epoch }) => (epoch === state.epoch) === isCurrent)),
  );
  const content = await catalog.contentFor(
    tx,
    own.map(({ scene, content_version: version }) => ({ scene, version })),
  );
  await keepResults(tx, catalog, at, { ends, forms, answers: own, before }, content);
}

const findBefore = statement(
  { event: resultEvent },
  `
    select ${resultJson('e')} as event from play_events e
    where e.student_id = $1 and e.program = $2 and e.epoch < $3 and e.type in ('scene_start', 'choice', 'hint')
      and not e.debug`,
);

/** The answers of before a restart: who knows a scene need not read all of it again. */
async function playedBefore(tx: Tx, { studentId, program, state }: Counting): Promise<PlayEvent[]> {
  if (state.epoch === FIRST_STATE.epoch) return [];
  return (await findBefore(tx, studentId, program, state.epoch)).map(({ event }) => asTold(event));
}

const findUncounted = statement(
  {
    epoch: z.number(),
    iteration: z.number(),
    houses: z.array(z.enum(SKILLS)),
    student_id: z.number(),
    program: z.enum(PROGRAM_IDS),
  },
  `
    select student_id, program, epoch, iteration, houses from program_progress
    where student_id = any($1::bigint[]) and uncounted`,
);

/** Counts what a backlog that broke off left uncounted; whoever needs the results now need not wait for the rest of it. */
export async function countWaiting(
  tx: Tx,
  catalog: SceneCatalog,
  studentIds: readonly number[],
  now: Date,
): Promise<void> {
  const found = await findUncounted(tx, studentIds);
  for (const { student_id: studentId, program, ...state } of found) {
    await countAnew(tx, catalog, { studentId, program, state, now });
  }
  await summarize(
    tx,
    found.map((row) => row.student_id),
  );
}

const writeResults = statement(`
    with counted as (
      insert into program_progress (student_id, program, epoch, iteration, done, keepsakes, checks_done,
        others_done, completed, success_rate, updated_at, forms, houses, model, done_at)
      values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $13::text[], $14::text[], ${SCORING_MODEL},
        $15::text[])
      on conflict (student_id, program) do update set
        epoch = excluded.epoch, iteration = excluded.iteration, done = excluded.done, keepsakes = excluded.keepsakes,
        checks_done = excluded.checks_done, others_done = excluded.others_done, completed = excluded.completed,
        success_rate = excluded.success_rate, updated_at = excluded.updated_at, forms = excluded.forms, houses = excluded.houses, model = excluded.model,
        done_at = excluded.done_at, uncounted = false
    ), ${keepAnswersParts('$1', '$2', '$16')}, gone as (
    ${deleteOtherReports('$1', '$2', '$12')}
    )
    ${writeReports('$12', '$11')}`);

type Results = {
  ends: readonly SceneEnd[];
  forms: readonly Form[];
  answers: readonly FirstAnswer[];
  /** Of earlier epochs. */
  before: readonly FirstAnswer[];
};

async function keepResults(
  tx: Tx,
  { entries }: Pick<SceneCatalog, 'entries'>,
  { studentId, program, state, now }: Counting,
  { ends, forms, answers, before }: Results,
  content: MeasuredContent,
): Promise<void> {
  const done = ends.map(({ scene, iteration }): Done => ({ scene, iteration }));
  const told = toldAnswers(answers, content);
  const reports = reportRows(entries, program, state, { answers: told, done });
  const planned = plannedState(studentId, { program, ...state, done, forms });
  const rows = resultRows(entries, program, planned, done);
  const kept = reports.map((report): KeptReport => ({ student_id: studentId, program, ...report }));
  await writeResults(
    tx,
    studentId,
    program,
    state.epoch,
    state.iteration,
    JSON.stringify(rows.done),
    JSON.stringify(rows.keepsakes),
    rows.checksDone,
    rows.othersDone,
    rows.completed,
    successRate(reports, state),
    now,
    JSON.stringify(kept),
    forms,
    state.houses,
    ends.map(({ at }) => at),
    JSON.stringify([...before, ...answers]),
  );
}
