import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { leaveGroups } from '#product/schools/server/group-membership.ts';
import type * as calls from '../../staff-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions } from '../session/sessions.ts';
import { getSchool, lockOf } from './edit-account.ts';
import { type LockedAccount, nameOf } from './locked-accounts.ts';
import { studentsToTransfer } from './students-to-transfer.ts';

const findTies = statement(
  { students: z.number(), groups: z.number() },
  `
    select (select count(*) ${studentsToTransfer('$1')}) as students,
      (select count(*) from group_members where account_id = $1 and role in ('owner', 'admin')) as groups`,
);
const makeFamily = statement(
  { id: z.number() },
  'insert into families (name, created_at) values ($1, $2) returning id',
);
const makeParent = statement(`
    update accounts set scope = 'parent', role = null, school_id = null, family_id = $2, class_code_sealed = null,
      role_before_conversion = role, school_before_conversion = school_id, updated_at = $3
    where id = $1`);
/** Without a school there is nothing to come back to: then it is teaching at home. */
const makeEducator = statement(
  { school_id: z.nullable(z.number()), role: z.string() },
  `
    update accounts set scope = 'educator', school_id = school_before_conversion,
      role = case when school_before_conversion is null then 'home' else coalesce(role_before_conversion, 'educator') end,
      role_before_conversion = null, school_before_conversion = null, updated_at = $2
    where id = $1 returning school_id, role`,
);

/**
 * A parent has children, no class: students of a school, archived ones too, are transferred first, and groups get
 * another admin. Children of the own family stay; memberships, shared students and access to site licenses end.
 */
export async function convertEducator(
  context: Context<typeof calls.convertEducator>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'educator');
  refuseDeactivated(account);
  const name = nameOf(account);
  const [ties] = await findTies(tx, account.id);
  if (ties !== undefined && ties.students > 0) {
    throw Refusal.because('accounts-people.refused.convert-students', { name, count: ties.students });
  }
  if (ties !== undefined && ties.groups > 0)
    throw Refusal.because('accounts-people.refused.convert-admin', { name });
  await leaveGroups(tx, account.id);
  await ports.rosters.endSharesOf(tx, account.id);
  await ports.licenses.endSiteAccess(tx, account.id);
  await ports.rosters.stayWithFamily(tx, account.id);
  const familyId = account.family_id ?? (await newFamily(tx, account, now));
  await makeParent(tx, account.id, familyId, now);
  await endSessions(tx, account.id);
  context.about({ type: 'account', id: account.id, details: { to: 'parent', family_id: familyId } });
  return notify('accounts-people.done.convert-to-parent', { name });
}

async function newFamily(tx: Tx, account: LockedAccount, now: Date): Promise<number> {
  const [family] = await makeFamily(tx, account.last_name, now);
  if (family === undefined) throw new Error('a family was not made');
  return family.id;
}

/**
 * Who was an educator of a school before is one there again, in the same role; anybody else teaches at home from now
 * on. Children and family stay as they are.
 */
export async function convertParent(
  context: Context<typeof calls.convertParent>,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'parent');
  refuseDeactivated(account);
  const [educator] = await makeEducator(tx, account.id, now);
  await endSessions(tx, account.id);
  const schoolId = educator?.school_id ?? null;
  const details = { to: 'educator', role: educator?.role ?? 'home', school_id: schoolId };
  context.about({ type: 'account', id: account.id, details });
  const name = nameOf(account);
  if (schoolId === null) return notify('accounts-people.done.convert-to-educator', { name });
  return notify('accounts-people.done.convert-back', { name, school: (await getSchool(tx, schoolId)).name });
}

function refuseDeactivated(account: LockedAccount): void {
  if (account.status !== 'deactivated') return;
  throw Refusal.because('accounts-people.refused.convert-deactivated', { name: nameOf(account) });
}
