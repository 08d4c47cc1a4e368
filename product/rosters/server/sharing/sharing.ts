import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { is } from '#product/access/rules/policies.ts';
import { AGREED, holdAgreementsOf, NEAR } from '#product/schools/server/reach/shares.ts';
import * as calls from '../../contract.ts';
import { attendSeveralSchools } from '../../rules/one-school.ts';
import { aboutStudents } from '../students/audit.ts';
import { aboutOneOrMore } from '../students/student-messages.ts';
import { getStudent, getStudents, type Student } from '../students/students.ts';
import { undoable } from '../students/undo-steps.ts';
import { accountNames, getColleagues, holdAccounts } from './colleagues.ts';
import { counted, noticesOf, tellReceivers } from './tell-receivers.ts';

export function refuseSeveralSchools(students: readonly Student[]): void {
  if (attendSeveralSchools(students)) throw Refusal.field('ids', 'validation.more-than-one-school');
}

const apartRow = { name: z.string(), agreed: z.boolean() };
type Apart = Row<typeof apartRow>;

/** Who of the educators works in another district than one of the students learns in. */
const findApart = statement(
  apartRow,
  `
    select ${spokenNameSql('a')} as name, bool_and(${AGREED}) as agreed
    from students s cross join accounts a
    where s.id = any($1::bigint[]) and a.id = any($2::bigint[]) and not ${NEAR}
    group by a.id order by a.last_name, a.first_name, a.id`,
);

/**
 * Decisions (schools): beyond the district it is the school that agrees, and not the teacher. How a child signs in goes
 * to nobody there.
 */
async function refuseElsewhere(
  tx: Tx,
  students: readonly Student[],
  educatorIds: readonly number[],
  loginCards: boolean,
): Promise<void> {
  const schools = students.flatMap(({ school_id }) => (school_id === null ? [] : [school_id]));
  await holdAgreementsOf(tx, [...new Set(schools)]);
  const ids = students.map((student) => student.id);
  const apart = await findApart(tx, ids, educatorIds);
  const names = (those: readonly Apart[]) => ({ names: those.map(({ name }) => name).join(', ') });
  const unagreed = apart.filter(({ agreed }) => !agreed);
  if (unagreed.length > 0) throw Refusal.because('rosters.refused.share-elsewhere', names(unagreed));
  if (loginCards && apart.length > 0) throw Refusal.because('rosters.refused.card-elsewhere', names(apart));
}

const insertShares = statement(
  { student_id: z.number(), account_id: z.number() },
  `
    insert into student_shares (student_id, account_id, shared_by, login_cards, created_at)
    select s.id, a.id, $3, $4, $5 from students s cross join unnest($2::bigint[]) as a (id)
    where s.id = any($1::bigint[]) and s.owner_id <> a.id
    on conflict do nothing returning student_id, account_id`,
);

export async function shareStudents(
  context: Context<typeof calls.shareStudents>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  if (!is(actor, 'verified')) throw Refusal.because('rosters.refused.share-not-verified');
  // Passwords are not staff's to hand on, whomever they act as.
  if (input.login_cards && actor.actingAsBy !== null) throw Refusal.of('forbidden');
  if (input.login_cards) context.requireProof();
  // Accounts before students, as everywhere.
  await holdAccounts(tx, input.educator_ids);
  const students = await getStudents(tx, actor, input.ids, 'share', { lock: true });
  refuseSeveralSchools(students);
  const colleagues = await getColleagues(tx, actor, input.educator_ids);
  const receivers = colleagues.map((colleague) => colleague.id);
  await refuseElsewhere(tx, students, receivers, input.login_cards);
  const shared = await insertShares(
    tx,
    students.map((student) => student.id),
    receivers,
    actor.id,
    input.login_cards,
    now,
  );
  const ids = [...new Set(shared.map((row) => row.student_id))];
  if (ids.length === 0) return nothingChanged(context);
  await aboutStudents(context, calls.shareStudents.audit, ids, {
    with: receivers.join(' '),
    login_cards: input.login_cards,
  });
  await tellReceivers(context, 'share', counted(shared.map((row) => row.account_id)));
  const names = colleagues.map((colleague) => colleague.name).join(', ');
  const told = aboutOneOrMore(
    { one: 'rosters.shared-named', more: 'rosters.shared' },
    students.filter(({ id }) => ids.includes(id)),
    { names },
  );
  const pairs = shared.map((row): [number, number] => [row.student_id, row.account_id]);
  return undoable(context, told, { kind: 'share', data: { pairs, notices: noticesOf(context, 'share') } });
}

const LEFT = { one: 'rosters.left-named', more: 'rosters.left' };
const NOT_SHARED = { one: 'rosters.not-shared-named', more: 'rosters.not-shared' };

const deleteShares = statement(
  { student_id: z.number() },
  `
    delete from student_shares where student_id = any($1::bigint[]) and account_id = $2 returning student_id`,
);

/** The educator of a student takes a colleague out; a colleague takes only themselves. */
export async function stopSharing(context: Context<typeof calls.stopSharing>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  // Who leaves a school or a group ends shares, too, with the account locked: not the same ones at once.
  await holdAccounts(tx, [input.educator_id]);
  const deed = input.educator_id === actor.id ? 'leave-share' : 'stop-sharing';
  const students = await getStudents(tx, actor, input.ids, deed, { lock: true });
  const ended = await deleteShares(
    tx,
    students.map((student) => student.id),
    input.educator_id,
  );
  const ids = ended.map((row) => row.student_id);
  if (ids.length === 0) return nothingChanged(context);
  await aboutStudents(context, calls.stopSharing.audit, ids, { with: input.educator_id });
  const those = students.filter(({ id }) => ids.includes(id));
  if (deed === 'leave-share') return aboutOneOrMore(LEFT, those);
  return aboutOneOrMore(NOT_SHARED, those, { names: await accountNames(tx, [input.educator_id]) });
}

const CARDS_SHOWN = { one: 'rosters.login-cards-shown-named', more: 'rosters.login-cards-shown' };
const CARDS_HIDDEN = { one: 'rosters.login-cards-hidden-named', more: 'rosters.login-cards-hidden' };

const switchCards = statement(
  { student_id: z.number() },
  `
    update student_shares set login_cards = $3
    where student_id = any($1::bigint[]) and account_id = $2 and login_cards <> $3 returning student_id`,
);

/** Decisions: the login card is shown where the owner allows it. */
export async function showLoginCards(
  context: Context<typeof calls.showLoginCards>,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  if (input.on) context.requireProof();
  const students = await getStudents(tx, actor, input.ids, 'share', { lock: true });
  if (input.on) await refuseElsewhere(tx, students, [input.educator_id], true);
  const asked = students.map((student) => student.id);
  const changed = await switchCards(tx, asked, input.educator_id, input.on);
  const ids = changed.map((row) => row.student_id);
  if (ids.length === 0) return nothingChanged(context);
  await aboutStudents(context, calls.showLoginCards.audit, ids, { with: input.educator_id, on: input.on });
  const those = students.filter(({ id }) => ids.includes(id));
  const name = await accountNames(tx, [input.educator_id]);
  return aboutOneOrMore(input.on ? CARDS_SHOWN : CARDS_HIDDEN, those, { name });
}

const findShares = statement(
  {
    id: z.number(),
    name: z.string(),
    username: z.string(),
    login_cards: z.boolean(),
    elsewhere: z.boolean(),
  },
  `
    select a.id, ${spokenNameSql('a')} as name, a.username, sh.login_cards, not ${NEAR} as elsewhere
    from student_shares sh join accounts a on a.id = sh.account_id join students s on s.id = sh.student_id
    where sh.student_id = $1 order by a.last_name, a.first_name, a.id`,
);

export async function sharesOf({ tx, actor, input }: Context<typeof calls.studentShares>) {
  const { id } = await getStudent(tx, actor, input.id, 'see-shares');
  return { data: await findShares(tx, id) };
}
