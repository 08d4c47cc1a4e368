import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { is } from '#product/access/rules/policies.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import * as calls from '../../contract.ts';
import { givenAway, transferFault } from '../../rules/transfers.ts';
import { aboutStudents } from '../students/audit.ts';
import { seesAll } from '../students/reach.ts';
import { aboutOneOrMore } from '../students/student-messages.ts';
import { getStudents, type Student } from '../students/students.ts';
import { TEACHER_AFTER } from '../students/teacher.ts';
import { undoable } from '../students/undo-steps.ts';
import { holdAccounts } from './colleagues.ts';
import { noticesOf, tellReceivers } from './tell-receivers.ts';

/** The calls of educators and staff are alike. */
type TransferContext = Context<typeof calls.transferStudents>;
type TransferAllContext = Context<typeof calls.transferAllStudents>;
const namedReceiverRow = {
  id: z.number(),
  school_id: z.nullable(z.number()),
  verified: z.boolean(),
  name: z.string(),
};
type NamedReceiver = Row<typeof namedReceiverRow>;

/** Chosen students: by their educator, by an admin of the educators on both sides, or by staff. */
export async function transferStudents(context: TransferContext): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  refuseUnverified(actor);
  await holdAccounts(tx, [input.educator_id]);
  const students = await getStudents(tx, actor, input.ids, 'transfer', { lock: true });
  return transfer(context, students, await getReceiver(tx, actor, input.educator_id));
}

/** Who is not verified yet may not even work at the school. */
function refuseUnverified(actor: Actor): void {
  if (actor.scope === 'uber' || is(actor, 'verified')) return;
  throw Refusal.because('rosters.refused.transfer-not-verified');
}

/** Everybody an educator has at school, the archived too: without that the account cannot be deactivated. */
export async function transferAllStudents(context: TransferAllContext): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  refuseUnverified(actor);
  await holdAccounts(tx, [input.educator_id]);
  const ids = await lockStudentsOf(tx, actor, input.id);
  const receiver = await getReceiver(tx, actor, input.educator_id);
  if (receiver.id === input.id) throw Refusal.field('educator_id', 'validation.different');
  if (ids.length === 0) return nothingChanged(context);
  return transfer(context, await getStudents(tx, actor, ids, 'transfer', { lock: true }), receiver);
}

async function transfer(
  context: Pick<TransferContext, 'tx' | 'actor' | 'now' | 'requestId' | 'about' | 'nothingChanged'>,
  students: readonly Student[],
  receiver: NamedReceiver,
): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  const fault = transferFault(students, receiver);
  if (fault !== null) {
    throw fault.field === null
      ? Refusal.because(fault.message.i18n)
      : Refusal.field(fault.field, fault.message.i18n);
  }
  const moved = students.filter((student) => student.owner_id !== receiver.id);
  if (moved.length === 0) return nothingChanged(context);
  const ids = moved.map((student) => student.id);
  await giveTo(tx, ids, receiver.id, now);
  // Nobody shares with oneself.
  const ended = await tx
    .deleteFrom('student_shares')
    .where('student_id', 'in', ids)
    .where('account_id', '=', receiver.id)
    .returning(['student_id', 'shared_by', 'login_cards', 'created_at'])
    .execute();
  for (const { from, count } of givenAway(moved, receiver.id)) {
    await recordActivity(tx, {
      type: 'student-mass-transfer-to-another-educator',
      actor,
      educatorId: from,
      otherEducatorId: receiver.id,
      schoolId: receiver.school_id,
      studentsCount: count,
      now,
    });
  }
  await aboutStudents(context, calls.transferStudents.audit, ids, { to: receiver.id });
  await tellReceivers(context, 'transfer', new Map([[receiver.id, ids.length]]));
  return undoable(context, aboutOneOrMore(TRANSFERRED, moved, { name: receiver.name }), {
    kind: 'transfer',
    data: {
      to: receiver.id,
      owners: moved.map((student) => [student.id, student.owner_id]),
      since: moved.map((student) => student.owned_since?.toISOString() ?? null),
      shares: ended.map((share) => ({ ...share, created_at: share.created_at.toISOString() })),
      notices: noticesOf(context, 'transfer'),
    },
  });
}

const giveTo = statement(`
    update students s set owner_id = $2::bigint, owned_since = $3, teacher = ${TEACHER_AFTER}, updated_at = $3
    from accounts o where s.id = any($1::bigint[]) and o.id = s.owner_id`);

const TRANSFERRED = { one: 'rosters.transferred-named', more: 'rosters.transferred' };

const RECEIVER = `
    select a.id, a.school_id, a.status = 'verified' as verified, ${spokenNameSql('a')} as name
    from accounts a where a.id = $1::bigint and a.scope = 'educator'`;
const OF_OWN_SCHOOL = 'a.school_id = (select own.school_id from accounts own where own.id = $2::bigint)';
const findAnyReceiver = statement(namedReceiverRow, `${RECEIVER}`);
const findReceiverAtSchool = statement(namedReceiverRow, `${RECEIVER} and ${OF_OWN_SCHOOL}`);
const findReceiverOfAdmin = statement(
  namedReceiverRow,
  `${RECEIVER} and (${OF_OWN_SCHOOL} or a.id in (${administeredAccounts('$2::bigint')}))`,
);

/**
 * Who is held already, before the students: until they have arrived, nobody deactivates the receiver or moves them to
 * another school.
 */
async function getReceiver(tx: Tx, actor: Actor, id: number): Promise<NamedReceiver> {
  const [receiver] =
    actor.scope === 'uber'
      ? await findAnyReceiver(tx, id)
      : await (seesAll(actor) ? findReceiverOfAdmin : findReceiverAtSchool)(tx, id, actor.id);
  if (receiver === undefined) throw Refusal.field('educator_id', 'validation.exists');
  return receiver;
}

const findEducator = statement(
  { id: z.number() },
  "select a.id from accounts a where a.id = $1::bigint and a.scope = 'educator'",
);
const findEducatorOfAdmin = statement(
  { id: z.number() },
  `
    select a.id from accounts a
    where a.id = $1::bigint and a.id in (${administeredAccounts('$2::bigint')})`,
);
/** Who goes to somebody else while this waits is not among them any more. */
const lockOwned = statement(
  { id: z.number() },
  `
    select id from students where owner_id = $1 and school_id is not null order by id for update`,
);

async function lockStudentsOf(tx: Tx, actor: Actor, educatorId: number): Promise<number[]> {
  const found =
    actor.scope === 'uber'
      ? await findEducator(tx, educatorId)
      : await findEducatorOfAdmin(tx, educatorId, actor.id);
  if (found.length === 0) throw Refusal.of('not-found');
  return (await lockOwned(tx, educatorId)).map((student) => student.id);
}
