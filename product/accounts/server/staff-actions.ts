import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AuditSubject, writeAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Context } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import { tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import { trialEnd } from '../rules/free-trial.ts';
import type * as calls from '../staff-contract.ts';
import { afterEvent, type LockedAccount, lockAccounts, todayOf } from './locked-accounts.ts';
import type { AccountPorts } from './ports.ts';
import { sendActivation } from './request-account.ts';

type Selection = {
  input: { ids: number[] };
  actor: Actor;
  tx: Tx;
  now: Date;
  requestId: string;
  about(subject: AuditSubject): void;
};

type MassAction = {
  audit: string;
  done: string;
  /** Why nothing could be done, said when it holds for all of them. */
  refused: string;
  details?: AuditSubject['details'];
  /** Whether accounts may wait for staff now that did not before, or the other way round. */
  changesStatus?: true;
  /** Answers whether the account was one that it could be done to. */
  change: (account: LockedAccount) => Promise<boolean>;
};

/** Does what can be done, says how many were left as they were, and leaves an audit row for every account changed. */
async function changeEach(context: Selection, action: MassAction): Promise<NotificationReply> {
  const { tx, actor, now, requestId } = context;
  const ids = [...new Set(context.input.ids)];
  const accounts = await lockAccounts(tx, ids);
  if (accounts.length === 0) throw Refusal.of('not-found');
  const changed: AuditSubject[] = [];
  for (const account of accounts) {
    if (!(await action.change(account))) continue;
    changed.push({ type: 'account', id: account.id, ...(action.details ? { details: action.details } : {}) });
  }
  const [first, ...others] = changed;
  if (first === undefined) throw Refusal.because(action.refused);
  context.about(first);
  if (action.changesStatus) await tellPendingRequests(tx);
  for (const subject of others) {
    await writeAudit(tx, { action: action.audit, actor, subject, requestId, now });
  }
  const skipped = ids.length - changed.length;
  if (skipped === 0) return notify(action.done, { count: changed.length });
  return notify('people.done.partly', { done: changed.length, skipped }, 'warning');
}

const setStatus = statement('update accounts set status = $2, updated_at = $3 where id = $1');
const setVerified = statement(`
    update accounts set status = 'verified', verified_at = $2, free_trial_ends_on = $3, updated_at = $2
    where id = $1`);

export function verify(context: Context<typeof calls.verifyAccounts>): Promise<NotificationReply> {
  const { tx, now } = context;
  return changeEach(context, {
    audit: 'account.verify',
    done: 'people.done.verify',
    refused: 'people.refused.verify',
    details: { issuer: 'account_verification' },
    changesStatus: true,
    change: async (account) => {
      if (afterEvent(account, 'verify') !== 'verified') return false;
      await setVerified(tx, account.id, now, trialEnd(todayOf(account, now)));
      return true;
    },
  });
}

export function hold(context: Context<typeof calls.holdAccounts>): Promise<NotificationReply> {
  return move(context, 'hold', {
    audit: 'account.hold',
    done: 'people.done.hold',
    refused: 'people.refused.hold',
  });
}

export function release(context: Context<typeof calls.releaseAccounts>): Promise<NotificationReply> {
  return move(context, 'release', {
    audit: 'account.release',
    done: 'people.done.release',
    refused: 'people.refused.release',
  });
}

function move(
  context: Selection,
  event: 'hold' | 'release',
  words: Omit<MassAction, 'change'>,
): Promise<NotificationReply> {
  const { tx, now } = context;
  const change = async (account: LockedAccount): Promise<boolean> => {
    const status = afterEvent(account, event);
    if (status === null) return false;
    await setStatus(tx, account.id, status, now);
    return true;
  };
  return changeEach(context, { ...words, changesStatus: true, change });
}

export function resend(
  context: Context<typeof calls.resendActivation>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  return changeEach(context, {
    audit: 'account.resend-activation',
    done: 'people.done.resend',
    refused: 'people.refused.resend',
    change: async (account) => {
      if (account.status !== 'not-activated') return false;
      const { id, username, first_name: firstName } = account;
      await sendActivation(context, ports, { id, username, firstName });
      return true;
    },
  });
}

/** Nothing may hang on it: neither students nor a group without its owner. */
const deleteUnused = statement<{ id: number }>(`
    delete from accounts a where a.id = $1
      and not exists (select 1 from students where owner_id = a.id)
      and not exists (select 1 from group_members m where m.account_id = a.id and m.role = 'owner')
    returning a.id`);

export function remove(context: Context<typeof calls.deleteAccounts>): Promise<NotificationReply> {
  const { tx } = context;
  return changeEach(context, {
    audit: 'account.delete',
    done: 'people.done.delete',
    refused: 'people.refused.delete',
    change: async (account) => {
      if (afterEvent(account, 'delete') !== 'deleted') return false;
      return (await deleteUnused(tx, account.id)).length > 0;
    },
  });
}

const setReachedOut = statement('update accounts set reached_out_at = $2, updated_at = $2 where id = $1');
const setPriority = statement<{ id: number }>(`
    update accounts set high_priority = $2, updated_at = $3 where id = $1 and high_priority <> $2 returning id`);

export function reachOut(context: Context<typeof calls.markReachedOut>): Promise<NotificationReply> {
  const { tx, now } = context;
  return changeEach(context, {
    audit: 'account.reached-out',
    done: 'people.done.reached-out',
    refused: 'people.refused.reached-out',
    change: async ({ id }) => {
      await setReachedOut(tx, id, now);
      return true;
    },
  });
}

export function prioritize(context: Context<typeof calls.setHighPriority>): Promise<NotificationReply> {
  const { tx, now, input } = context;
  return changeEach(context, {
    audit: 'account.high-priority',
    done: input.on ? 'people.done.priority-on' : 'people.done.priority-off',
    refused: input.on ? 'people.refused.priority-on' : 'people.refused.priority-off',
    details: { on: input.on },
    change: async ({ id }) => (await setPriority(tx, id, input.on, now)).length > 0,
  });
}
