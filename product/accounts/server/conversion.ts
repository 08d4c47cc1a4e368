import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Context } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import type * as calls from '../staff-contract.ts';
import { lockOf } from './edit-account.ts';
import { type LockedAccount, nameOf } from './locked-accounts.ts';
import { endSessions } from './sessions.ts';
import { studentsToTransfer } from './students-to-transfer.ts';

const findTies = statement<{ students: number; groups: number }>(`
    select (select count(*) ${studentsToTransfer('$1')}) as students,
      (select count(*) from group_members where account_id = $1 and role in ('owner', 'admin')) as groups`);
const leaveGroups = statement('delete from group_members where account_id = $1');
const leaveShares = statement('delete from student_shares where account_id = $1');
/** In both directions: nobody of a school draws on a family's licenses, nor a family on a school's. */
const leaveSiteLicenses = statement('delete from site_access where educator_id = $1 or account_id = $1');
const makeFamily = statement<{ id: number }>(
  'insert into families (name, created_at) values ($1, $2) returning id',
);
const makeParent = statement(`
    update accounts set scope = 'parent', role = null, school_id = null, family_id = $2, class_code_sealed = null,
      updated_at = $3
    where id = $1`);
const makeEducator = statement(`
    update accounts set scope = 'educator', role = 'home', updated_at = $2 where id = $1`);

/**
 * A parent has children, no class: students of a school, archived ones too, are transferred first, and groups get
 * another admin. Children of the own family stay; memberships, shared students and access to site licenses end.
 */
export async function convertEducator(
  context: Context<typeof calls.convertEducator>,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'educator');
  refuseDeactivated(account);
  const name = nameOf(account);
  const [ties] = await findTies(tx, account.id);
  if (ties !== undefined && ties.students > 0) {
    throw Refusal.because('people.refused.convert-students', { name, count: ties.students });
  }
  if (ties !== undefined && ties.groups > 0) throw Refusal.because('people.refused.convert-admin', { name });
  await leaveGroups(tx, account.id);
  await leaveShares(tx, account.id);
  await leaveSiteLicenses(tx, account.id);
  const familyId = account.family_id ?? (await newFamily(tx, account, now));
  await makeParent(tx, account.id, familyId, now);
  await endSessions(tx, account.id);
  context.about({ type: 'account', id: account.id, details: { to: 'parent', family_id: familyId } });
  return notify('people.done.convert-to-parent', { name });
}

async function newFamily(tx: Tx, account: LockedAccount, now: Date): Promise<number> {
  const [family] = await makeFamily(tx, account.last_name, now);
  if (family === undefined) throw new Error('a family was not made');
  return family.id;
}

/** Teaches at home from now on: children and family stay as they are. */
export async function convertParent(
  context: Context<typeof calls.convertParent>,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'parent');
  refuseDeactivated(account);
  await makeEducator(tx, account.id, now);
  await endSessions(tx, account.id);
  context.about({ type: 'account', id: account.id, details: { to: 'educator', role: 'home' } });
  return notify('people.done.convert-to-educator', { name: nameOf(account) });
}

function refuseDeactivated(account: LockedAccount): void {
  if (account.status !== 'deactivated') return;
  throw Refusal.because('people.refused.convert-deactivated', { name: nameOf(account) });
}
