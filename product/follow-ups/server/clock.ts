import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import { type ClockMove, movesBy, recount, startClock } from '../rules/clock.ts';
import { clockColumns, clockOf, clockRow } from './clock-row.ts';
import { followUpRefused } from './deeds.ts';
import { watching } from './letters.ts';
import { respondersOf, respondingSchools, worksAtSql } from './schools.ts';
import { keepClock, writeStep } from './store.ts';
import { type FollowUpPost, stepOperation, tellAtOnce, tellWatching } from './tell.ts';

export const moveFollowUps = job<Record<string, never>>('follow-ups.clock', { retryLimit: 2 });
/** Nobody waits for a step longer than this. */
export const MOVE_FOLLOW_UPS_AT = '* * * * *';

const BUNCH = 200;

/** What is due, and what waits for somebody who is away today while another could be asked. */
const takeDue = statement(
  clockRow,
  `
    select ${clockColumns} from follow_ups f
    where f.closed_at is null and f.owner_id is null and f.step < 2 and f.id > $2
      and (f.due_at is null or f.due_at <= $1 or exists (
        select from responder_absences away join schools sc on sc.id = away.school_id
        where away.school_id = f.school_id and away.account_id = any(f.asked_ids)
          and ($1::timestamptz at time zone sc.time_zone)::date between away.first_day and away.last_day))
    order by f.id limit ${BUNCH} for update of f skip locked`,
);

/** Moves every clock on to now. Two workers share the work; what one has, the other passes over. */
export async function moveClocks(db: Db, ports: FollowUpPost, now: Date): Promise<number> {
  await db.transaction().execute((tx) => followChildren(tx, now));
  await db.transaction().execute((tx) => closeRefused(tx, now));
  await db.transaction().execute((tx) => releaseDeserted(tx, now));
  let [after, moved]: [number | null, number] = [0, 0];
  while (after !== null) {
    const from: number = after;
    const done = await db.transaction().execute((tx) => moveBunch(tx, ports, from, now));
    [after, moved] = [done.last, moved + done.moved];
  }
  return moved;
}

async function moveBunch(
  tx: Tx,
  ports: FollowUpPost,
  after: number,
  now: Date,
): Promise<{ last: number | null; moved: number }> {
  const due = await takeDue(tx, now, after);
  const ids = due.map(({ school_id: id }) => id);
  const schools = await respondingSchools(tx, ids, now);
  let moved = 0;
  for (const waiting of due) {
    const moves = movesBy(respondersOf(schools.get(waiting.school_id)), clockOf(waiting), now);
    for (const move of moves) await makeMove(tx, ports, waiting.id, move, now);
    moved += moves.length;
  }
  return { last: due.at(-1)?.id ?? null, moved };
}

async function makeMove(tx: Tx, ports: FollowUpPost, id: number, move: ClockMove, now: Date): Promise<void> {
  await keepClock(tx, id, move.after);
  if (move.kind === 'late') await writeStep(tx, id, { kind: 'late', at: move.at });
  const kind = move.kind === 'late' ? 'asked' : move.kind;
  let first: number | null = null;
  for (const to of move.ask) {
    const step = await writeStep(tx, id, { kind, at: move.at, to });
    const what = move.kind === 'late' ? ('late' as const) : ('asked' as const);
    await tellAtOnce(tx, ports, { what, accountIds: [to], operation: stepOperation(step) }, now);
    first ??= step;
  }
  if (first === null || move.kind === 'passed-over') return;
  const what = move.kind === 'late' ? ('others-late' as const) : ('others-asked' as const);
  const accountIds = await watching(tx, id, move.ask);
  await tellWatching(tx, ports, { what, accountIds, operation: stepOperation(first) });
}

/** Of follow-ups `f` of students `s`: the owner is still somebody who may know of the child. */
const isStillThere = `exists (select from accounts a where a.id = f.owner_id and a.status <> 'deactivated'
    and (a.id = s.owner_id
      or exists (select from student_shares sh where sh.student_id = s.id and sh.account_id = a.id)
      or exists (select from follow_up_settings fs where fs.school_id = f.school_id and a.id in (fs.responder_id, fs.backup_id)
        and ${worksAtSql('a', 'f.school_id')})))`;
const findDeserted = statement(
  clockRow,
  `
    select ${clockColumns} from follow_ups f join students s on s.id = f.student_id
    where f.closed_at is null and f.owner_id is not null and not ${isStillThere}
    order by f.id limit ${BUNCH} for update of f skip locked`,
);

/** Whose owner has left, or has the child no longer, has nobody: the clock begins anew. */
async function releaseDeserted(tx: Tx, now: Date): Promise<void> {
  const deserted = await findDeserted(tx);
  const schools = await respondingSchools(
    tx,
    deserted.map(({ school_id: id }) => id),
    now,
  );
  for (const { id, school_id: school, late } of deserted) {
    const clock = startClock(respondersOf(schools.get(school)), now);
    await keepClock(tx, id, { ...clock, late });
    await writeStep(tx, id, { kind: 'released', at: now });
  }
}

const takeMoved = statement(
  { id: z.number(), school_id: z.number(), late: z.boolean() },
  `
    update follow_ups f set school_id = s.school_id from students s
    where s.id = f.student_id and f.closed_at is null and s.school_id is not null and s.school_id <> f.school_id
    returning f.id, f.school_id, f.late`,
);
const closeLeft = statement(
  { id: z.number() },
  `
    update follow_ups f set closed_at = $1, closed_with = 'left', due_at = null from students s
    where s.id = f.student_id and f.closed_at is null and s.school_id is null returning f.id`,
);

/** A child that changes schools takes it along; with one that has left all of them it ends. */
async function followChildren(tx: Tx, now: Date): Promise<void> {
  for (const { id } of await closeLeft(tx, now)) await writeStep(tx, id, { kind: 'closed', at: now });
  const moved = await takeMoved(tx);
  const schools = await respondingSchools(
    tx,
    moved.map(({ school_id: id }) => id),
    now,
  );
  for (const { id, school_id: school, late } of moved) {
    const clock = startClock(respondersOf(schools.get(school)), now);
    await keepClock(tx, id, { ...clock, late });
    await writeStep(tx, id, { kind: 'released', at: now });
  }
}

const findRefused = statement(
  { student_id: z.number() },
  `
    select f.student_id from follow_ups f join students s on s.id = f.student_id
    where f.closed_at is null and f.reason = 'streak' and not ${consentsSql('follow-up', 's')}
    order by f.student_id limit ${BUNCH}`,
);

/** A child that has come to a school that wants none, or one for whom it was refused while it was being opened. */
async function closeRefused(tx: Tx, now: Date): Promise<void> {
  const refused = (await findRefused(tx)).map(({ student_id: id }) => id);
  if (refused.length > 0) await followUpRefused(tx, refused, now);
}

const lockWaiting = statement(
  clockRow,
  `
    select ${clockColumns} from follow_ups f
    where f.school_id = $1 and f.closed_at is null and f.owner_id is null order by f.id for update`,
);

/** Hours, holidays or who answers have changed: what is due is due by the new ones. */
export async function recountSchool(tx: Tx, schoolId: number, now: Date): Promise<void> {
  const responders = respondersOf((await respondingSchools(tx, [schoolId], now)).get(schoolId));
  for (const waiting of await lockWaiting(tx, schoolId)) {
    await keepClock(tx, waiting.id, recount(responders, clockOf(waiting)));
  }
}
