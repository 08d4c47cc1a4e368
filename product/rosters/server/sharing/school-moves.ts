import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { alsoAbout } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { maySignIn } from '#product/accounts/rules/people/status.ts';
import { endFamilyOfOne } from '#product/accounts/server/people/family-members.ts';
import type { RosterOffice } from '#product/accounts/server/session/ports.ts';
import { endStudentSessions } from '#product/accounts/server/session/sessions.ts';
import * as calls from '../../contract.ts';
import { spokenName } from '../../rules/names.ts';
import { takenNumbers } from '../credentials/credentials.ts';
import { aboutStudents } from '../students/audit.ts';
import { familyOf, getKeeper, type Keeper, refuseAboveLimit } from '../students/keepers.ts';
import { aboutOneOrMore } from '../students/student-messages.ts';
import { getStudents, lockStudents } from '../students/students.ts';
import { TEACHER_AFTER } from '../students/teacher.ts';
import { endSharesOf, endSharesOfSchool } from './ended-shares.ts';

/**
 * A child of a family becomes a student of a school, and back. Licenses, history and play hang on the child and stay
 * as they are; who looks after the child changes.
 */
const movedRow = {
  id: z.number(),
  student_id: z.nullable(z.string()),
};
type Moved = Row<typeof movedRow>;

const findAwaiting = statement(
  movedRow,
  `
    select id, student_id from students where owner_id = $1 and awaits_school order by id`,
);
const countAwaiting = statement(
  { count: z.number() },
  'select count(*) as count from students where owner_id = $1 and awaits_school',
);
const intoSchool = statement(`
    update students s set school_id = $2, family_id = null, owner_id = $3, awaits_school = false,
      teacher = ${TEACHER_AFTER}, updated_at = $4
    from accounts o where s.id = any($1::bigint[]) and o.id = s.owner_id`);

/** Whoever looks after somebody else's student has a code of their own. */
const findOwn = statement(
  { id: z.number() },
  'select id from students where owner_id = $1 and archived_at is null order by id',
);

/** What accounts ask of the rosters, above all when staff say at which school somebody works. */
export const rosterOffice: RosterOffice = {
  async awaitingSchool(tx, educatorId) {
    return (await countAwaiting(tx, educatorId))[0]?.count ?? 0;
  },
  async joinSchool(context, { educatorId, schoolId }) {
    const { tx, now } = context;
    await lockStudents(
      tx,
      (await findAwaiting(tx, educatorId)).map(({ id }) => id),
    );
    const students = await findAwaiting(tx, educatorId);
    if (students.length === 0) return 0;
    await refuseTakenNumbers(tx, schoolId, students);
    const ids = students.map(({ id }) => id);
    await intoSchool(tx, ids, schoolId, educatorId, now);
    await leaveEmptyFamily(tx, educatorId);
    const details = { school_id: schoolId, educator_id: educatorId };
    // The request's own row is about the educator.
    await alsoAbout(context, { action: 'student.move-to-school', type: 'student', ids, details });
    return ids.length;
  },
  async classCodeTouched(context, action) {
    const opened = await findOwn(context.tx, context.actor.id);
    const ids = opened.map(({ id }) => id);
    await alsoAbout(context, { action, type: 'student', ids });
  },
  async stayWithFamily(tx, educatorId) {
    await stay(tx, educatorId);
  },
  endSharesOf,
  endSharesOfSchool,
};

const stay = statement('update students set awaits_school = false where owner_id = $1 and awaits_school');

const findChildless = statement(
  { id: z.number() },
  `
    select a.id from accounts a where a.id = $1 and not exists (select from students s where s.family_id = a.family_id)`,
);

/** A family that was only founded to keep students until their educator had a school. */
async function leaveEmptyFamily(tx: Tx, accountId: number): Promise<void> {
  for (const { id } of await findChildless(tx, accountId)) await endFamilyOfOne(tx, id);
}

/** Which of two children a number is for is nothing to guess: it is changed first. */
async function refuseTakenNumbers(tx: Tx, schoolId: number, students: readonly Moved[]): Promise<void> {
  const numbers = students.flatMap(({ student_id: number }) => (number === null ? [] : [number]));
  const taken = await takenNumbers(tx, schoolId, numbers);
  if (taken.size === 0 && new Set(numbers).size === numbers.length) return;
  const twice = numbers.filter((number, index) => taken.has(number) || numbers.indexOf(number) !== index);
  throw Refusal.because('rosters.refused.numbers-taken', { count: twice.length, numbers: twice.join(', ') });
}

type Educator = Keeper & { scope: string };
const findScope = statement({ scope: z.string() }, 'select scope from accounts where id = $1');

/** The account is locked before the students, as everywhere. */
async function getReceiver(tx: Tx, id: number, field: string): Promise<Educator> {
  const [found] = await findScope(tx, id);
  if (found === undefined || found.scope === 'uber') throw Refusal.field(field, 'validation.exists');
  return { ...(await getKeeper(tx, id)), scope: found.scope };
}

const TO_SCHOOL = { one: 'rosters.moved.to-school-named', more: 'rosters.moved.to-school' };
const TO_FAMILY = { one: 'rosters.moved.to-family-named', more: 'rosters.moved.to-family' };

/** Staff put right what began as a family's: the child joins the school of the educator, who looks after it now. */
export async function moveToSchool(context: Context<typeof calls.moveToSchool>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const receiver = await getReceiver(tx, input.educator_id, 'educator_id');
  const students = await getStudents(tx, actor, input.ids, 'transfer', { lock: true });
  const { school_id: schoolId } = receiver;
  if (receiver.scope !== 'educator' || schoolId === null || receiver.status !== 'verified') {
    throw Refusal.field('educator_id', 'validation.educator-at-school');
  }
  const attending = students.find((student) => student.school_id !== null);
  if (attending !== undefined) {
    throw Refusal.because('rosters.refused.at-school-already', { name: spokenName(attending) });
  }
  await refuseTakenNumbers(tx, schoolId, students);
  const ids = students.map(({ id }) => id);
  await intoSchool(tx, ids, schoolId, receiver.id, now);
  await aboutStudents(context, calls.moveToSchool.audit, ids, {
    school_id: schoolId,
    educator_id: receiver.id,
  });
  return aboutOneOrMore(TO_SCHOOL, students, { name: spokenName(receiver) });
}

const intoFamily = statement(`
    update students set family_id = $2, school_id = null, owner_id = $3, awaits_school = false, teacher = '',
      clever_user_id = null, classlink_tenant_id = null, classlink_login_id = null, updated_at = $4
    where id = any($1::bigint[])`);
const endShares = statement('delete from student_shares where student_id = any($1::bigint[])');

/** And back: no colleague sees the child any more, and a school's provider no longer vouches for it. */
export async function moveToFamily(context: Context<typeof calls.moveToFamily>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const receiver = await getReceiver(tx, input.account_id, 'account_id');
  const students = await getStudents(tx, actor, input.ids, 'transfer', { lock: true });
  if (!maySignIn(receiver.status)) throw Refusal.field('account_id', 'validation.in');
  if (receiver.school_id !== null && receiver.family_id === null) {
    throw Refusal.field('account_id', 'validation.family-account');
  }
  const athome = students.find((student) => student.school_id === null);
  if (athome !== undefined) {
    throw Refusal.because('rosters.refused.in-family-already', { name: spokenName(athome) });
  }
  refuseAboveLimit(receiver, students.filter((student) => !student.archived).length, actor);
  const ids = students.map(({ id }) => id);
  const familyId = await familyOf(tx, receiver);
  await intoFamily(tx, ids, familyId, receiver.id, now);
  await endShares(tx, ids);
  await endStudentSessions(
    tx,
    students
      .filter((one) => one.clever_user_id !== null || one.classlink_login_id !== null)
      .map(({ id }) => id),
  );
  await aboutStudents(context, calls.moveToFamily.audit, ids, {
    family_id: familyId,
    account_id: receiver.id,
  });
  return aboutOneOrMore(TO_FAMILY, students, { name: spokenName(receiver) });
}
