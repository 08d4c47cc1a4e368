import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import type * as calls from '../../staff-contract.ts';
import { tellOfStanding } from '../news/wishes.ts';
import { cancelLinks } from '../session/links.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions } from '../session/sessions.ts';
import { afterEvent, type LockedAccount, lockAccount, nameOf } from './locked-accounts.ts';
import { countStudentsToTransfer } from './students-to-transfer.ts';

type By = { tx: Tx; actor: Actor; now: Date };

export async function deactivateByStaff(
  context: Context<typeof calls.deactivateAccount>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx } = context;
  context.about({ type: 'account', id: input.id });
  return deactivate(context, ports, await lockAccount(tx, input.id));
}

const findReach = statement(
  { reached: z.boolean(), admin: z.boolean() },
  `
    select $2::bigint in (${administeredAccounts('$1')}) as reached,
      exists (select 1 from group_members where account_id = $2 and role in ('owner', 'admin')) as admin`,
);

/** Admins look after the educators of their groups; after each other, and after themselves, staff do. */
export async function deactivateByAdmin(
  context: Context<typeof calls.deactivateGroupEducator>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, tx } = context;
  const [reach] = await findReach(tx, actor.id, input.id);
  if (!reach?.reached) throw Refusal.of('not-found');
  if (input.id === actor.id) throw Refusal.because('accounts-people.refused.deactivate-yourself');
  if (reach.admin) throw Refusal.because('accounts-people.refused.deactivate-admin');
  context.about({ type: 'account', id: input.id });
  return deactivate(context, ports, await lockAccount(tx, input.id));
}

const setDeactivated = statement(`
    update accounts set status = 'deactivated', status_before_deactivation = status, deactivated_at = $2,
      deactivated_by = $3, updated_at = $2
    where id = $1`);

const findOwnGroup = statement(
  { name: z.string() },
  `
    select g.name from group_members m join groups g on g.id = m.group_id
    where m.account_id = $1 and m.role = 'owner' order by g.name limit 1`,
);

/**
 * Whoever adds a student for the educator, transfers one to them or makes them a group's owner locks the account's
 * row, too: between these questions and the change nothing can be given to them.
 */
export async function deactivate(
  { tx, actor, now }: By,
  ports: Pick<AccountPorts, 'news'>,
  account: LockedAccount,
): Promise<NotificationReply> {
  const name = nameOf(account);
  if (afterEvent(account, 'deactivate') === null) {
    throw Refusal.because(`accounts-people.refused.deactivate-${account.status}`, { name });
  }
  if (account.scope === 'educator') {
    const count = await countStudentsToTransfer(tx, account.id);
    if (count > 0) throw Refusal.because('accounts-people.refused.deactivate-students', { name, count });
    const [own] = await findOwnGroup(tx, account.id);
    if (own !== undefined)
      throw Refusal.because('accounts-people.refused.deactivate-owner', { name, group: own.name });
  }
  await setDeactivated(tx, account.id, now, actor.actingAsBy ?? actor.id);
  await endSessions(tx, account.id);
  await cancelLinks(tx, account.id, now);
  await tellOfStanding(tx, ports.news, account.id, now);
  await tellPendingRequests(tx);
  if (account.scope === 'educator') {
    await recordActivity(tx, { type: 'deactivate-educator', actor, educatorId: account.id, now });
  }
  return notify('accounts-people.done.deactivate', { name });
}

const setRolledBack = statement(`
    update accounts set status = $2, status_before_deactivation = null, deactivated_at = null, deactivated_by = null,
      free_trial_ends_on = coalesce($3::date, free_trial_ends_on), updated_at = $4
    where id = $1`);

/** The dialog shows a checklist; what it can do itself is the date of the trial. */
export async function rollBack(
  context: Context<typeof calls.rollbackDeactivation>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, now, actor, requestId } = context;
  const account = await lockAccount(tx, input.id);
  const status = afterEvent(account, 'rollback');
  if (status === null) throw Refusal.because('accounts-people.refused.rollback', { name: nameOf(account) });
  const trial = input.free_trial_ends_on || null;
  await setRolledBack(tx, account.id, status, trial, now);
  if (trial !== null) {
    const verified = status === 'verified';
    const trials = [{ accountId: account.id, endsOn: trial, issuer: 'user', verified } as const];
    await ports.licenses.setTrials(tx, trials, { actor, now, operation: `rollback:${requestId}` });
  }
  await tellOfStanding(tx, ports.news, account.id, now);
  await tellPendingRequests(tx);
  context.about({ type: 'account', id: account.id, details: { status, free_trial_ends_on: trial } });
  return notify('accounts-people.done.rollback', { name: nameOf(account) });
}
