import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { givenAnswers } from '../rules/measurement/answers.ts';
import { SCORING_MODEL } from '../rules/measurement/constants.ts';
import { type ReportRow, reportRows, successRate } from '../rules/measurement/report-rows.ts';
import { keptEvent } from '../rules/results/device-clock.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { begunForms, doneIn, fold } from '../rules/results/fold.ts';
import {
  type Done,
  done,
  FIRST_STATE,
  firstState,
  type KeptState,
  type PlannedState,
  plannedState,
} from '../rules/results/progress.ts';
import { type ResultRows, resultRows } from '../rules/results/results.ts';
import { FORMS } from '../rules/story/programs.ts';
import { SKILLS } from '../rules/story/skills.ts';
import type { SceneCatalog, SceneVersion } from './content.ts';
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
  { event: keptEvent },
  `
    select event from play_events
    where student_id = $1 and program = $2 and epoch = $3
      and type in ('scene_start', 'choice', 'hint', 'scene_complete')
      and ($4::text is null or scene = $4) and not (event ->> 'debug')::boolean`,
);

export type OfProgram = { studentId: number; program: ProgramId; epoch: number };

/** What results are made of: the answers of a program in an epoch, or of one scene of it. */
export async function playedEvents(
  tx: Tx,
  { studentId, program, epoch }: OfProgram,
  scene: string | null = null,
): Promise<PlayEvent[]> {
  const rows = await findEvents(tx, studentId, program, epoch, scene);
  return rows.map(({ event }) => event);
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

/** The same where all answers are at hand. */
export async function countEvents(
  tx: Tx,
  catalog: SceneCatalog,
  at: Counting,
  events: readonly PlayEvent[],
): Promise<void> {
  const { studentId, program, state } = at;
  const content = await catalog.contentFor(tx, versionsIn(events));
  const record = fold([...events, ...(await playedBefore(tx, at))]);
  const done = doneIn(record, program, state, content);
  const answers = givenAnswers(record, program, state, content);
  const reports = reportRows(catalog.entries, program, state, { answers, done });
  const forms = begunForms(record, program, state);
  const planned = plannedState(studentId, { program, ...state, done, forms });
  await keepResults(tx, { ...at, forms }, resultRows(catalog.entries, program, planned, done), reports);
}

const findBefore = statement(
  { event: keptEvent },
  `
    select distinct on (scene) event from play_events
    where student_id = $1 and program = $2 and epoch < $3 and type = 'choice' and not (event ->> 'debug')::boolean
    order by scene, id`,
);

/** One answer of every scene that was played before a restart: who knows a scene need not read all of it again. */
async function playedBefore(tx: Tx, { studentId, program, state }: Counting): Promise<PlayEvent[]> {
  if (state.epoch === FIRST_STATE.epoch) return [];
  return (await findBefore(tx, studentId, program, state.epoch)).map(({ event }) => event);
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
        others_done, completed, success_rate, updated_at, forms, houses, model)
      values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $13::text[], $14::text[], ${SCORING_MODEL})
      on conflict (student_id, program) do update set
        epoch = excluded.epoch, iteration = excluded.iteration, done = excluded.done, keepsakes = excluded.keepsakes,
        checks_done = excluded.checks_done, others_done = excluded.others_done, completed = excluded.completed,
        success_rate = excluded.success_rate, updated_at = excluded.updated_at, forms = excluded.forms, houses = excluded.houses, model = excluded.model,
        uncounted = false
    ), gone as (
    ${deleteOtherReports('$1', '$2', '$12')}
    )
    ${writeReports('$12', '$11')}`);

async function keepResults(
  tx: Tx,
  { studentId, program, state, forms, now }: Counting & Pick<PlannedState, 'forms'>,
  rows: ResultRows,
  reports: readonly ReportRow[],
): Promise<void> {
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
  );
}
