import { setTimeout as rest } from 'node:timers/promises';
import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job, SHORT_JOB_MS } from '#platform/server/jobs.ts';
import { SCORING_MODEL } from '../../rules/measurement/constants.ts';
import { SKILLS } from '../../rules/story/skills.ts';
import { FIRST_MODEL_KEEPING } from '../answers/kept-answers.ts';
import type { SceneCatalog } from '../content.ts';
import { lockStudent } from '../player.ts';
import { countAnew, scoreAgain } from '../progress.ts';
import { summarize } from '../summaries.ts';

/** Those behind this student are still to be looked at; so many were counted before. */
export type CountingAgain = { after: number; counted: number };

export const countAgain = job<CountingAgain>('play.count-again', { retryLimit: 20 });

/** A job is short, so that a worker that stops leaves little undone. */
const STUDENTS_A_JOB = 500;

const findOlder = statement(
  { student_id: z.number() },
  `
    select distinct student_id from program_progress where model < $1 and student_id > $2
    order by student_id limit $3`,
);

/** For a worker that starts: the rules may be newer than the figures that were counted last. */
export async function startCountingAgain(jobs: Pick<Jobs, 'begin'>, db: Db): Promise<void> {
  const older = await findOlder(db, SCORING_MODEL, 0, 1);
  if (older.length > 0) await jobs.begin(db, countAgain, { after: 0, counted: 0 });
}

export async function workOnCountingAgain(
  jobs: Pick<Jobs, 'work' | 'enqueue'>,
  db: Db,
  catalog: SceneCatalog,
  tell: (students: number) => void,
): Promise<void> {
  await jobs.work(countAgain, async (at) => {
    const next = await countOlderPlay(db, catalog, at);
    if (next === null) return;
    tell(next.counted);
    await jobs.enqueue(db, countAgain, next);
  });
}

/**
 * Counts the next of those whose figures are of an earlier model; answers where to go on, or null where nobody is left. A
 * student at a time, as a batch of events is counted: it may break off anywhere and run twice at once, and passes over
 * who is done.
 */
export async function countOlderPlay(
  db: Db,
  catalog: SceneCatalog,
  { after, counted }: CountingAgain,
  { most = STUDENTS_A_JOB, forMs = SHORT_JOB_MS, model = SCORING_MODEL } = {},
): Promise<CountingAgain | null> {
  // Without the scenes nobody can tell how far somebody is in them.
  if (catalog.entries.length === 0) return null;
  const end = performance.now() + forMs;
  const students = await findOlder(db, model, after, most);
  const next = { after, counted };
  for (const { student_id: studentId } of students) {
    const begun = performance.now();
    if (await countStudent(db, catalog, studentId, model)) next.counted += 1;
    next.after = studentId;
    // Half of the time is left to those who play.
    await rest(performance.now() - begun);
    if (performance.now() >= end) break;
  }
  return students.length === 0 ? null : next;
}

const findOlderPrograms = statement(
  {
    program: z.enum(PROGRAM_IDS),
    epoch: z.number(),
    iteration: z.number(),
    houses: z.array(z.enum(SKILLS)),
    updated_at: z.date(),
    model: z.number(),
    uncounted: z.boolean(),
  },
  `
    select program, epoch, iteration, houses, updated_at, model, uncounted from program_progress
    where student_id = $1 and model < $2`,
);

function countStudent(db: Db, catalog: SceneCatalog, studentId: number, newest: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockStudent(tx, studentId))) return false;
    const programs = await findOlderPrograms(tx, studentId, newest);
    for (const { program, updated_at, model, uncounted, ...state } of programs) {
      // Nobody has played: what has changed since a moment, an upload that is undone say, is as it was.
      const at = { studentId, program, state, now: updated_at };
      const needsEvents = uncounted || model < FIRST_MODEL_KEEPING;
      await (needsEvents ? countAnew(tx, catalog, at) : scoreAgain(tx, catalog, at));
    }
    if (programs.length > 0) await summarize(tx, [studentId]);
    return programs.length > 0;
  });
}
