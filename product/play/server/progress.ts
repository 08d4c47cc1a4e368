import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { keptEvent } from '../rules/results/device-clock.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { type Content, fold, resultsOf } from '../rules/results/fold.ts';
import { type Done, done, FIRST_STATE, type ProgramState } from '../rules/results/progress.ts';
import { type ResultRows, resultRows } from '../rules/results/results.ts';
import type { SceneCatalog, SceneVersion } from './content.ts';
import { summarize } from './summaries.ts';

export type Progress = ProgramState & { program: ProgramId; done: Done[]; badges: string[] };

const findProgress = statement(
  {
    epoch: z.number(),
    iteration: z.number(),
    program: z.enum(PROGRAM_IDS),
    done: z.array(done),
    badges: z.array(z.string()),
    uncounted: z.boolean(),
  },
  `
    select program, epoch, iteration, done, badges, uncounted from program_progress
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
    progress: (program) =>
      found.find((row) => row.program === program) ?? { program, ...FIRST_STATE, done: [], badges: [] },
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

export type Counting = { studentId: number; program: ProgramId; state: ProgramState; now: Date };

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
  const content: Content = await catalog.contentFor(tx, versionsIn(events));
  const results = resultsOf(fold(events), at.program, at.state, content);
  await keepResults(tx, at, resultRows(catalog.entries, at.program, at.state, results));
}

const findUncounted = statement(
  {
    epoch: z.number(),
    iteration: z.number(),
    student_id: z.number(),
    program: z.enum(PROGRAM_IDS),
  },
  `
    select student_id, program, epoch, iteration from program_progress
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
      insert into program_progress (student_id, program, epoch, iteration, done, badges, checks_done,
        others_done, completed, success_rate, updated_at)
      values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11)
      on conflict (student_id, program) do update set
        epoch = excluded.epoch, iteration = excluded.iteration, done = excluded.done, badges = excluded.badges,
        checks_done = excluded.checks_done, others_done = excluded.others_done, completed = excluded.completed,
        success_rate = excluded.success_rate, updated_at = excluded.updated_at, uncounted = false
    ), skills as (
      select * from jsonb_to_recordset($12::jsonb) as skill(
        iteration smallint, skill text, observations integer, points integer, best integer, performance real)
    ), gone as (
      delete from skill_results kept where kept.student_id = $1 and kept.program = $2 and not exists (
        select from skills where skills.iteration = kept.iteration and skills.skill = kept.skill)
    )
    insert into skill_results as kept (student_id, program, iteration, skill, observations, points, best, performance)
    select $1, $2, iteration, skill, observations, points, best, performance from skills
    on conflict (student_id, program, iteration, skill) do update set
      observations = excluded.observations, points = excluded.points, best = excluded.best,
      performance = excluded.performance
    where (kept.observations, kept.points, kept.best) <> (excluded.observations, excluded.points, excluded.best)`);

async function keepResults(
  tx: Tx,
  { studentId, program, state, now }: Counting,
  rows: ResultRows,
): Promise<void> {
  await writeResults(
    tx,
    studentId,
    program,
    state.epoch,
    state.iteration,
    JSON.stringify(rows.done),
    JSON.stringify(rows.badges),
    rows.checksDone,
    rows.othersDone,
    rows.completed,
    rows.successRate,
    now,
    JSON.stringify(rows.skills),
  );
}
