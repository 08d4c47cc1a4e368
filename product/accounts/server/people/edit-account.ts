import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { PROVIDER_IDS, providerIdsAfter } from '#product/schools/rules/provider-ids.ts';
import type * as calls from '../../staff-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { educatorIds, saveEducatorIds } from './educator-ids.ts';
import { type LockedAccount, lockAccount, nameOf } from './locked-accounts.ts';
import { studentsToTransfer } from './students-to-transfer.ts';

const educatorValuesRow = {
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  school_id: z.nullable(z.number()),
};
type EducatorValues = Row<typeof educatorValuesRow>;
const parentValuesRow = { first_name: z.string(), last_name: z.string() };
type ParentValues = Row<typeof parentValuesRow>;

const educatorValues = statement(
  educatorValuesRow,
  "select first_name, last_name, role, school_id from accounts where id = $1 and scope = 'educator'",
);
const parentValues = statement(
  parentValuesRow,
  "select first_name, last_name from accounts where id = $1 and scope = 'parent'",
);

export async function getEducatorValues(tx: Tx, id: number): Promise<EducatorValues> {
  const [found] = await educatorValues(tx, id);
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

export async function getParentValues(tx: Tx, id: number): Promise<ParentValues> {
  const [found] = await parentValues(tx, id);
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

/** Somebody of one scope: the forms of educators and parents do not reach each other's accounts. */
export async function lockOf(tx: Tx, id: number, scope: LockedAccount['scope']): Promise<LockedAccount> {
  const account = await lockAccount(tx, id);
  if (account.scope !== scope) throw Refusal.of('not-found');
  return account;
}

const saveEducator = statement(`
    update accounts set first_name = $2, last_name = $3, role = $4, school_id = $5, updated_at = $6 where id = $1`);
const saveParent = statement(
  'update accounts set first_name = $2, last_name = $3, updated_at = $4 where id = $1',
);
const studentsElsewhere = statement(
  { count: z.number() },
  `
    select count(*) as count ${studentsToTransfer('$1')} and st.school_id is distinct from $2`,
);

export async function editEducator(
  context: Context<typeof calls.editEducator>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'educator');
  const schoolId = input.school_id ?? null;
  const isSame =
    account.first_name === input.first_name &&
    account.last_name === input.last_name &&
    account.role === input.role &&
    account.school_id === schoolId;
  const before = await educatorIds(tx, account.id);
  const ids = providerIdsAfter(before, input);
  const newIds = PROVIDER_IDS.filter((name) => ids[name] !== before[name]);
  if (isSame && newIds.length === 0) return nothingChanged(context);
  if (newIds.length > 0 || account.role !== input.role) context.requireProof();
  const moves = schoolId !== account.school_id;
  if (moves) await checkMove(tx, account, schoolId);
  await saveEducator(tx, account.id, input.first_name, input.last_name, input.role, schoolId, now);
  const ended = moves ? await ports.rosters.endSharesOfSchool(tx, account.id, account.school_id) : 0;
  // Who teaches at home keeps children, and not students who wait for a school.
  const isLinked = schoolId !== null && account.school_id === null;
  const joined = isLinked ? await ports.rosters.joinSchool(context, { educatorId: account.id, schoolId }) : 0;
  if (newIds.length > 0) await saveEducatorIds(tx, { id: account.id, schoolId }, ids);
  const details = {
    role: input.role,
    school_id: schoolId,
    shares_ended: ended,
    students_joined: joined,
    ids: newIds.join(' '),
  };
  context.about({ type: 'account', id: account.id, details });
  return notify('accounts-people.done.edit', { name: nameOf(input) });
}

/** Students stay at their school: who teaches them there hands them over first. */
async function checkMove(tx: Tx, account: LockedAccount, schoolId: number | null): Promise<void> {
  if (schoolId !== null) await getSchool(tx, schoolId);
  const count = (await studentsElsewhere(tx, account.id, schoolId))[0]?.count ?? 0;
  if (count > 0)
    throw Refusal.because('accounts-people.refused.school-students', { name: nameOf(account), count });
}

const schoolById = statement(
  { id: z.number(), name: z.string(), district: z.nullable(z.string()) },
  `
    select s.id, s.name, d.name as district from schools s left join districts d on d.id = s.district_id
    where s.id = $1 for key share of s`,
);

export async function getSchool(tx: Tx, id: number): Promise<{ name: string; district: string | null }> {
  const [school] = await schoolById(tx, id);
  if (school === undefined) throw Refusal.field('school_id', 'validation.exists');
  return school;
}

export async function editParent(context: Context<typeof calls.editParent>): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const account = await lockOf(tx, input.id, 'parent');
  if (account.first_name === input.first_name && account.last_name === input.last_name) {
    return nothingChanged(context);
  }
  await saveParent(tx, account.id, input.first_name, input.last_name, now);
  context.about({ type: 'account', id: account.id });
  return notify('accounts-people.done.edit', { name: nameOf(input) });
}
