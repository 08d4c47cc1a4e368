import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { type AppKey, randomToken, seal } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { type Job, type Jobs, job } from '#platform/server/jobs.ts';
import { NOBODYS_ADDRESS } from '#platform/server/mail/mail.ts';
import { tellTask } from '#product/notifications/server/tasks.ts';
import { getStudent } from '#product/rosters/server/students/students.ts';
import type { cloneIntoSandbox } from '../staff-contract.ts';
import { copyAnswers } from './answers/kept-answers.ts';
import { TOLD_COLUMNS, toldColumnsOf } from './events/told.ts';
import { copyReports } from './measurements.ts';
import { summarize } from './summaries.ts';

type Cloning = { student_id: number; staff_id: number; uuid: string };
type CloneJob = Job<Cloning>;

const cloneGivenUp: CloneJob = job('sandbox.given-up', { retryLimit: 20 });
const cloneStudent: CloneJob = job('sandbox.clone', { retryLimit: 3, givenUp: cloneGivenUp });
export const SANDBOX_JOBS = [cloneGivenUp, cloneStudent] as const;

/** Where the copies are listed. */
const PATH = '/uber/schools?tab=uber-students-active';

export async function startClone(
  { tx, actor, input, about }: Context<typeof cloneIntoSandbox>,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<NotificationReply> {
  const { id: student_id } = await getStudent(tx, actor, input.id, 'clone');
  about({ type: 'student', id: student_id });
  const cloning = { student_id, staff_id: actor.id, uuid: randomUUID() };
  await tell(tx, cloning, { done: 0, failed: false });
  await jobs.enqueue(tx, cloneStudent, cloning);
  return notify('play-progress.done.cloning', undefined, 'info');
}

function tell(tx: Tx, { staff_id, uuid }: Cloning, now: { done: number; failed: boolean }): Promise<void> {
  return tellTask(tx, staff_id, { type: 'clone-into-sandbox', uuid, total: 1, path: PATH, ...now });
}

export async function workOnSandbox(jobs: Pick<Jobs, 'work'>, db: Db, appKey: AppKey): Promise<void> {
  await jobs.work(cloneStudent, (cloning) => clone(db, appKey, cloning));
  await jobs.work(cloneGivenUp, (cloning) => tell(db, cloning, { done: 0, failed: true }));
}

const isDone = statement('select from sidebar_tasks where uuid = $1 and done >= total');

/** May be begun again at any moment: the copy and that it is made are one transaction. */
export async function clone(db: Db, appKey: AppKey, cloning: Cloning): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSandbox(tx);
    if ((await isDone(tx, cloning.uuid)).length > 0) return;
    const made = await copyStudent(tx, appKey, cloning.student_id);
    await tell(tx, cloning, { done: made ? 1 : 0, failed: !made });
  });
}

const lockSandbox = statement('select pg_advisory_xact_lock(7301851)');

/** Nobody can sign in with it: there is no password, and no letter goes there that could bring one. */
const SANDBOX_USERNAME = `sandbox@sandbox${NOBODYS_ADDRESS}`;

const findKeeper = statement(
  { id: z.number(), school_id: z.number() },
  'select id, school_id from accounts where username = $1',
);
const makeKeeper = statement(
  { id: z.number(), school_id: z.number() },
  `
    with school as (
      insert into schools (name, state) values ('Sandbox', 'NY') returning id
    )
    insert into accounts (scope, role, username, first_name, last_name, status, source, school_id)
    select 'educator', 'educator', $1, 'Sandbox', 'Sandbox', 'verified', 'uber', id from school
    returning id, school_id`,
);

/** A copy belongs to no customer: the first one brings a school and an educator of its own. */
async function keeper(tx: Tx): Promise<{ id: number; school_id: number } | undefined> {
  return (await findKeeper(tx, SANDBOX_USERNAME))[0] ?? (await makeKeeper(tx, SANDBOX_USERNAME))[0];
}

/** What says who the child is, and how it felt, stays behind. */
const copyPerson = statement(
  { id: z.number() },
  `
    insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed,
      active_program, is_sandbox, cloned_from)
    select made.id, $3, $2, 'Sandbox', made.id::text, grade, 'sandbox.' || made.id, $4, active_program, true, $1
    from students, (select nextval('person_ids') as id) made
    where students.id = $1
    returning id`,
);

/** Of another child, a session is another one, written as such ids are. */
const copiedSession = (told: string): string =>
  `overlay(overlay(md5(($2::bigint)::text || (${told})::text) placing '4' from 13) placing '8' from 17)::uuid`;

const copyPlay = statement(`
    with progress as (
      insert into program_progress (student_id, program, epoch, iteration, done, keepsakes, checks_done, others_done,
        completed, success_rate, first_played_at, last_played_at, uncounted, model, forms, houses, updated_at, done_at)
      select $2, program, epoch, iteration, done, keepsakes, checks_done, others_done, completed, success_rate,
        first_played_at, last_played_at, uncounted, model, forms, houses, updated_at, done_at
      from program_progress where student_id = $1
    ), reports as (
    ${copyReports('$1', '$2')}
    ), answers as (
    ${copyAnswers('$1', '$2', copiedSession)}
    ), skills as (
      insert into skill_results (student_id, program, iteration, skill, observations, points, best, performance)
      select $2, program, iteration, skill, observations, points, best, performance
      from skill_results where student_id = $1
    ), slots as (
      insert into play_slots (student_id, slot, area, seconds)
      select $2, slot, area, seconds from play_slots where student_id = $1
    ), days as (
      insert into play_days (student_id, on_day, area, seconds)
      select $2, on_day, area, seconds from play_days where student_id = $1
    )
    insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
    select $2, received_at, ${toldColumnsOf('told', { id: 'gen_random_uuid()', session: copiedSession('told.session') })}
    from play_events told where told.student_id = $1 and told.type not in ('checkin', 'talk')`);

async function copyStudent(tx: Tx, appKey: AppKey, studentId: number): Promise<boolean> {
  const owner = await keeper(tx);
  const password = seal(appKey, randomToken());
  const [copy] = await copyPerson(tx, studentId, owner?.id, owner?.school_id, password);
  if (copy === undefined) return false;
  await copyPlay(tx, studentId, copy.id);
  await summarize(tx, [copy.id]);
  return true;
}
