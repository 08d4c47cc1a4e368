import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { GRADES } from '#product/rosters/rules/grades.ts';
import { aboutStudents } from '#product/rosters/server/students/audit.ts';
import { getStudent, getStudents } from '#product/rosters/server/students/students.ts';
import {
  firstState,
  plannedState,
  restarted,
  type UnlockRefusal,
  unlocked,
  unlockRefusal,
} from '../rules/results/progress.ts';
import { educatorPlay } from '../staff-contract.ts';
import type { SceneCatalog } from './content.ts';
import { activeProgram } from './player.ts';
import { countAnew, countWaiting, PROGRESS_JSON, progressOf, progressRow } from './progress.ts';
import { summarize } from './summaries.ts';

/** The calls of educators, parents and staff are alike. */
type UnlockContext = Context<typeof educatorPlay.unlock>;
type RestartContext = Context<typeof educatorPlay.restart>;

/** Several at once are in this one. */
const UNLOCKED_TOGETHER: ProgramId = 'zoou';

const standingRow = {
  id: z.number(),
  grade: z.literal(GRADES),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
  license_ends_on: z.nullable(z.string()),
  progress: z.array(z.object(progressRow)),
};
type Standing = Row<typeof standingRow>;

const findStandings = statement(
  standingRow,
  `
    select s.id, s.grade, s.active_program, s.license_ends_on, coalesce((
      select json_agg(${PROGRESS_JSON})
      from program_progress p where p.student_id = s.id
    ), '[]') as progress
    from students s where s.id = any($1::bigint[]) order by s.id`,
);

/** All of the selected, or nobody. */
export async function unlockAssessment(
  context: UnlockContext,
  catalog: SceneCatalog,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'unlock-assessment', { lock: true });
  const ids = students.map((student) => student.id);
  await countWaiting(tx, catalog, ids, now);
  const standings = (await findStandings(tx, ids)).map((standing) => standingIn(standing, ids.length));
  refuse(
    standings.map(({ program, active, state, done, hasNone }) =>
      hasNone ? 'no-program' : unlockRefusal(catalog.entries, program, active, state, done),
    ),
  );
  for (const { id: studentId, program, state } of standings) {
    await countAnew(tx, catalog, { studentId, program, state: unlocked(state), now });
  }
  await summarize(tx, ids);
  await aboutStudents(context, educatorPlay.unlock.audit, ids);
  return notify('play-progress.done.unlocked', { count: ids.length });
}

function standingIn({ id, progress, ...student }: Standing, selected: number) {
  const active = activeProgram(student);
  const program = selected > 1 ? UNLOCKED_TOGETHER : active;
  const found = progress.find((row) => row.program === program);
  const state = found === undefined ? firstState(id, program) : plannedState(id, found);
  // Without a license and a program nobody can have begun one.
  const hasNone =
    student.active_program === null && student.license_ends_on === null && progress.length === 0;
  return { id, active, program, state, done: found?.done ?? [], hasNone };
}

type Reason = UnlockRefusal | 'no-program';

/** What is said of whom it concerns first: that they are in no program or another, have not finished, or had all of them. */
const REASONS: readonly Reason[] = ['no-program', 'not-assessed', 'not-active', 'incomplete', 'limit'];

function refuse(refusals: readonly (Reason | null)[]): void {
  const reason = REASONS.find((one) => refusals.includes(one));
  if (reason === undefined) return;
  if (refusals.length === 1) throw Refusal.because(`play-progress.refused.one-${reason}`);
  const count = refusals.filter((one) => one === reason).length;
  throw Refusal.because(`play-progress.refused.${reason}`, { count, selected: refusals.length });
}

const hasPlayed = statement('select from program_progress where student_id = $1 and program = $2');

/** Those of the first model, which nobody counts any more. */
const forgetEarlierFigures = statement('delete from skill_results where student_id = $1 and program = $2');

/** Irreversible. The events stay, and nobody reads them any more. */
export async function restartProgram(
  context: RestartContext,
  catalog: SceneCatalog,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { id: studentId } = await getStudent(tx, actor, input.id, 'restart', { lock: true });
  const { program } = input;
  if ((await hasPlayed(tx, studentId, program)).length === 0) {
    throw Refusal.because('play-progress.refused.nothing-played');
  }
  const state = restarted((await progressOf(tx, studentId, [program]))(program));
  await countAnew(tx, catalog, { studentId, program, state, now });
  await forgetEarlierFigures(tx, studentId, program);
  await summarize(tx, [studentId]);
  context.about({ type: 'student', id: studentId, details: { program, epoch: state.epoch } });
  return notify('play-progress.done.restarted');
}
