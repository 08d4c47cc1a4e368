import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { tellNotified } from '#product/notifications/server/dashboard.ts';
import type * as calls from '../contract.ts';
import { passClock } from '../rules/clock.ts';
import { clockColumns, clockOf, clockRow } from './clock-row.ts';
import { readsFollowUpSql } from './reading.ts';
import { respondersOf, respondingSchools } from './schools.ts';
import { keepClock, nearAdults, writeStep } from './store.ts';
import { type FollowUpPost, stepOperation, tellAtOnce, untell } from './tell.ts';

const deedRow = {
  ...clockRow,
  student_id: z.number(),
  owner_id: z.nullable(z.number()),
  closed: z.boolean(),
};
type Locked = Row<typeof deedRow>;

/** One after the other: of two who take it the second is told that somebody has it. */
const lockOne = statement(
  deedRow,
  `
    select ${clockColumns}, f.student_id, f.owner_id, f.closed_at is not null as closed
    from follow_ups f join students s on s.id = f.student_id
    where f.id = $2 and ${readsFollowUpSql('$1')} for update of f`,
);

async function getOpen(tx: Tx, readerId: number, id: number): Promise<Locked> {
  const [found] = await lockOne(tx, readerId, id);
  if (found === undefined) throw Refusal.of('not-found');
  if (found.closed) throw Refusal.because('follow-ups.refused.closed');
  return found;
}

const about = (followUp: Locked, details: Record<string, string | number | boolean> = {}) => ({
  type: 'student',
  id: followUp.student_id,
  details: { follow_up: followUp.id, ...details },
});

async function everybody(tx: Tx, { student_id, school_id, asked_ids }: Locked, now: Date): Promise<number[]> {
  const school = (await respondingSchools(tx, [school_id], now)).get(school_id);
  const { responder, backup } = respondersOf(school);
  const ids = [...(await nearAdults(tx, student_id)), ...asked_ids, responder, backup];
  return [...new Set(ids.filter((id) => id !== null))];
}

export async function take(context: Context<typeof calls.takeFollowUp>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const found = await getOpen(tx, actor.id, input.id);
  if (found.owner_id === actor.id) return nothingChanged(context);
  if (found.owner_id !== null) throw Refusal.because('follow-ups.refused.taken');
  await keepClock(tx, found.id, clockOf(found), actor.id);
  await writeStep(tx, found.id, { kind: 'taken', at: now, by: actor.id });
  await untell(tx, found.id, await everybody(tx, found, now));
  context.about(about(found));
  return notify('follow-ups.done.taken');
}

export async function pass(
  context: Context<typeof calls.passFollowUp>,
  ports: FollowUpPost,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const found = await getOpen(tx, actor.id, input.id);
  if (found.owner_id !== null && found.owner_id !== actor.id) {
    throw Refusal.because('follow-ups.refused.taken');
  }
  const school = (await respondingSchools(tx, [found.school_id], now)).get(found.school_id);
  const responders = respondersOf(school);
  const people = [...(await nearAdults(tx, found.student_id)), responders.responder, responders.backup];
  if (input.to_id === actor.id || !people.includes(input.to_id)) {
    throw Refusal.field('to_id', 'validation.exists');
  }
  await untell(tx, found.id, await everybody(tx, found, now));
  await keepClock(tx, found.id, passClock(responders, clockOf(found), input.to_id, now));
  const step = await writeStep(tx, found.id, { kind: 'passed', at: now, by: actor.id, to: input.to_id });
  const telling = { what: 'passed' as const, accountIds: [input.to_id], operation: stepOperation(step) };
  await tellAtOnce(tx, ports, telling, now);
  context.about(about(found, { to: input.to_id }));
  return notify('follow-ups.done.passed');
}

export async function addNote(context: Context<typeof calls.noteFollowUp>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const found = await getOpen(tx, actor.id, input.id);
  await writeStep(tx, found.id, { kind: 'note', at: now, by: actor.id, note: input.text });
  context.about(about(found));
  return notify('follow-ups.done.noted');
}

const closeOne = statement(
  'update follow_ups set closed_at = $2, closed_by = $3, closed_with = $4, due_at = null where id = $1',
);

/** Only who has it: what was done is said by who did it. */
export async function close(context: Context<typeof calls.closeFollowUp>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const found = await getOpen(tx, actor.id, input.id);
  if (found.owner_id !== actor.id) throw Refusal.because('follow-ups.refused.not-yours');
  await closeOne(tx, found.id, now, actor.id, input.text);
  await writeStep(tx, found.id, { kind: 'closed', at: now, by: actor.id, note: input.text });
  await tellNotified(tx, await everybody(tx, found, now));
  context.about(about(found));
  return notify('follow-ups.done.closed');
}

const closeStreaks = statement(
  {
    id: z.number(),
    student_id: z.number(),
    owner_id: z.nullable(z.number()),
    asked_ids: z.array(z.number()),
  },
  `
    update follow_ups set closed_at = $2, closed_with = 'refused', due_at = null
    where student_id = any($1::bigint[]) and closed_at is null and reason = 'streak'
    returning id, student_id, owner_id, asked_ids`,
);

/**
 * A family or a school wants no follow-up: what was made of a child's feelings is closed, and says why. What a child has
 * asked for itself stays open until somebody has talked with it: it was told that somebody looks.
 */
export async function followUpRefused(tx: Tx, studentIds: readonly number[], now: Date): Promise<void> {
  for (const closed of await closeStreaks(tx, studentIds, now)) {
    const { id, student_id: student, owner_id: owner, asked_ids: asked } = closed;
    await writeStep(tx, id, { kind: 'refused', at: now });
    const people = [...(await nearAdults(tx, student)), ...asked, ...(owner === null ? [] : [owner])];
    await tellNotified(tx, [...new Set(people)]);
  }
}
