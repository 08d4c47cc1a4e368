import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import type * as calls from '../../staff-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { deactivate } from './deactivation.ts';
import { type LockedAccount, lockAccount, nameOf } from './locked-accounts.ts';
import { removeAccounts } from './staff-actions.ts';
import { verifyAccounts } from './verification.ts';

/** Of accounts `a`: invited colleagues whom nobody of the school, and no staff, has vouched for yet. */
const AWAITS_APPROVAL = `a.scope = 'educator' and a.source = 'invite' and a.verified_by is null
    and a.status in ('not-activated', 'not-verified', 'on-hold')`;

/** And those of them who are an admin's to approve: at a school the admin runs. A team runs no school. */
export const approvedBy = (admin: string): string =>
  `${AWAITS_APPROVAL} and a.school_id = any(array(${administeredSchools(admin)}))`;

const findAwaiting = statement(
  { id: z.number() },
  `select a.id from accounts a where a.id = $2::bigint and a.id <> $1::bigint and ${approvedBy('$1::bigint')}`,
);

async function getAwaiting(tx: Tx, actor: Actor, id: number): Promise<LockedAccount> {
  const account = await lockAccount(tx, id);
  if ((await findAwaiting(tx, actor.id, id)).length === 0) throw Refusal.of('not-found');
  return account;
}

const vouch = statement('update accounts set verified_by = $2, updated_at = $3 where id = $1');

/** Who has not come yet is verified as soon as they do; everybody else now, and told by letter. */
export async function approve(
  context: Context<typeof calls.approveColleague>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const account = await getAwaiting(tx, actor, input.id);
  context.about({ type: 'account', id: account.id, details: { status: account.status } });
  const name = nameOf(account);
  if (account.status === 'not-activated') {
    await vouch(tx, account.id, actor.id, now);
    return notify('accounts-people.done.approve-early', { name });
  }
  await verifyAccounts(context, ports, [account]);
  return notify('accounts-people.done.approve', { name });
}

/** An invitation nobody has followed is gone; who came by it is deactivated, and hands over the student first. */
export async function decline(
  context: Context<typeof calls.declineColleague>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const account = await getAwaiting(tx, actor, input.id);
  context.about({ type: 'account', id: account.id, details: { status: account.status } });
  if (account.status !== 'not-activated') return deactivate(context, ports, account);
  if ((await removeAccounts(tx, [account.id])).length === 0)
    throw Refusal.because('accounts-people.refused.delete');
  return notify('accounts-people.done.decline', { name: nameOf(account) });
}

const findAdmins = statement(
  { id: z.number() },
  `
    select admin.id from accounts admin
    where admin.scope = 'educator' and admin.status = 'verified' and admin.id <> $1
      and exists (
        select from group_members runs join groups g on g.id = runs.group_id
        where runs.account_id = admin.id and runs.role in ('owner', 'admin') and (
          g.kind = 'school' and g.school_id = $2
          or g.kind = 'district' and g.district_id = (select s.district_id from schools s where s.id = $2)))`,
);
const findSchool = statement(
  { school_id: z.nullable(z.number()) },
  'select school_id from accounts where id = $1',
);

/** Whoever can approve them hears that a colleague has come and waits. */
export async function tellAdmins(tx: Tx, accountId: number, now: Date): Promise<void> {
  const [place] = await findSchool(tx, accountId);
  if (!place?.school_id) return;
  const admins = await findAdmins(tx, accountId, place.school_id);
  await notifyKeepers(tx, {
    accountIds: admins.map(({ id }) => id),
    kind: 'colleague-to-approve',
    data: { by_id: accountId },
    operation: `colleague-to-approve:${accountId}`,
    now,
  });
}
