import { setTimeout as rest } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job, SHORT_JOB_MS } from '#platform/server/jobs.ts';
import { counter } from '#platform/server/telemetry/metrics.ts';
import { TOLD_COLUMNS, toldColumnsOf } from './told.ts';

/** Events of those behind this student are still to be moved; so many were moved before. */
type Moving = { after: number; moved: number };

export const moveEvents = job<Moving>('play.move-events', { retryLimit: 20 });

const notMoved = counter({
  name: 'play_children_not_moved_total',
  help: 'Children of whom events do not fit into columns and stay as they were, each time somebody tried.',
});

/** A job is short, so that a worker that stops leaves little undone. */
const STUDENTS_A_JOB = 500;
/** A playing child waits for one piece, a fifth of a second or so. */
const EVENTS_A_PIECE = 1000;

const findNext = statement(
  { student_id: z.nullable(z.number()) },
  'select min(student_id) as student_id from play_events_before where student_id > $1',
);

async function nextAfter(db: Db, student: number): Promise<number | null> {
  return (await findNext(db, student))[0]?.student_id ?? null;
}

/** For a worker that starts: a release before this one may have kept events as whole objects. */
export async function startMoving(jobs: Pick<Jobs, 'begin'>, db: Db): Promise<void> {
  if ((await nextAfter(db, 0)) !== null) await jobs.begin(db, moveEvents, { after: 0, moved: 0 });
}

export async function workOnMoving(
  jobs: Pick<Jobs, 'work' | 'enqueue'>,
  db: Db,
  tell: (events: number) => void,
  passedOver: (fault: unknown) => void,
): Promise<void> {
  await jobs.work(moveEvents, async (at) => {
    const next = await moveSome(db, at, { passedOver });
    if (next === null) return;
    tell(next.moved);
    await jobs.enqueue(db, moveEvents, next);
  });
}

/**
 * Moves the events of the next students to columns of their own; answers where to go on, or null where nobody is left. It may
 * break off anywhere and run twice at once: a piece is moved whole or not at all, under its student's lock. A student whose
 * events the columns do not take keeps them as they are, and keeps nobody else waiting.
 */
export async function moveSome(
  db: Db,
  { after, moved }: Moving,
  {
    most = STUDENTS_A_JOB,
    atOnce = EVENTS_A_PIECE,
    forMs = SHORT_JOB_MS,
    passedOver,
  }: { most?: number; atOnce?: number; forMs?: number; passedOver?: (fault: unknown) => void } = {},
): Promise<Moving | null> {
  const end = performance.now() + forMs;
  const next = { after, moved };
  for (let students = 0; students < most; students += 1) {
    const student = await nextAfter(db, next.after);
    if (student === null) return students === 0 ? null : next;
    for (let gone = atOnce; gone === atOnce; ) {
      const begun = performance.now();
      gone = await movePiece(db, student, atOnce).catch((fault: unknown) => {
        if (!isOfValues(fault)) throw fault;
        notMoved.inc();
        passedOver?.(fault);
        return 0;
      });
      next.moved += gone;
      // Half of the time is left to those who play.
      await rest(performance.now() - begun);
      if (gone === atOnce && performance.now() >= end) return next;
    }
    next.after = student;
    if (performance.now() >= end) return next;
  }
  return next;
}

/** What the database has against the values themselves: another try would end alike. */
function isOfValues(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && /^2[23]...$/.test(String(fault.code));
}

const MOMENTS = {
  client_at: "told_moment(gone.event ->> 'client_at')",
  device_at: "told_moment(gone.event ->> 'device_at')",
};
const lockStudent = statement('select from students where id = $1 for no key update');
const movePieceOf = statement(
  { moved: z.number() },
  `
    with gone as (
      delete from play_events_before where student_id = $1
        and id = any(array(select id from play_events_before where student_id = $1 limit $2))
      returning student_id, id, type, program, received_at, event
    ), told as (
      update check_ins c set program = gone.program from gone
      where gone.type = 'checkin' and c.student_id = gone.student_id and c.id = gone.id and c.program is null
    ), kept as (
      insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
      select gone.student_id, gone.received_at, ${toldColumnsOf('told', MOMENTS)}
      from gone, jsonb_populate_record(null::told_events, gone.event - '{client_at,device_at}'::text[]) told
      on conflict do nothing
    )
    select count(*)::integer as moved from gone`,
);

function movePiece(db: Db, studentId: number, atOnce: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId);
    return (await movePieceOf(tx, studentId, atOnce))[0]?.moved ?? 0;
  });
}
