import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AuditSubject, aboutEach } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { pendingRequests, tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import type * as calls from '../../staff-contract.ts';
import { sendActivation } from '../requests/request-account.ts';
import type { AccountPorts } from '../session/ports.ts';
import { afterEvent, type LockedAccount, lockAccounts, nameOf } from './locked-accounts.ts';
import { verifyAccounts, waitForSchool } from './verification.ts';

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
  /** Said instead when nobody is left who waits for verification. */
  last?: string;
  /** Whether the account is one that it can be done to. */
  allows?: (account: LockedAccount) => boolean;
  /** Does it to all of them, and answers to whom it was done. */
  change: (accounts: readonly LockedAccount[]) => Promise<readonly { id: number }[]>;
};

/** Does what can be done, says how many were left as they were, and leaves an audit row for every account changed. */
async function changeAll(context: Selection, action: MassAction): Promise<NotificationReply> {
  const { audit, done, refused, details, allows = () => true, change } = action;
  const ids = [...new Set(context.input.ids)];
  const accounts = await lockAccounts(context.tx, ids);
  if (accounts.length === 0) throw Refusal.of('not-found');
  const allowed = accounts.filter(allows);
  const changed = allowed.length === 0 ? [] : await change(allowed);
  if (changed.length === 0) throw Refusal.because(refused);
  await aboutEach(context, { action: audit, type: 'account', ids: idsOf(changed), details });
  if (action.changesStatus) await tellPendingRequests(context.tx);
  const skipped = ids.length - changed.length;
  if (skipped === 0) {
    const { last } = action;
    return notify(last !== undefined && (await isNobodyPending(context.tx)) ? last : done, {
      count: changed.length,
    });
  }
  return notify('accounts-people.done.partly', { done: changed.length, skipped }, 'warning');
}

function idsOf(accounts: readonly { id: number }[]): number[] {
  return accounts.map(({ id }) => id);
}

const changedRow = { id: z.number() };
type Changed = Row<typeof changedRow>;

/** How many names a message can hold before it is a list. */
const NAMED = 8;

function namesOf(accounts: readonly LockedAccount[]): string {
  const names = accounts.slice(0, NAMED).map(nameOf).join(', ');
  return accounts.length > NAMED ? `${names}, +${accounts.length - NAMED}` : names;
}

/** Who belongs to no school yet is named and left: that is asked about one by one. */
export async function verify(
  context: Context<typeof calls.verifyAccounts>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const ids = [...new Set(context.input.ids)];
  const accounts = await lockAccounts(context.tx, ids);
  if (accounts.length === 0) throw Refusal.of('not-found');
  const verified = await verifyAccounts(context, ports, accounts);
  const waiting = waitForSchool(accounts.filter((account) => !verified.includes(account)));
  const names = namesOf(waiting);
  if (verified.length === 0) {
    throw waiting.length === 0
      ? Refusal.because('accounts-people.refused.verify')
      : Refusal.because('accounts-people.refused.verify-school', { count: waiting.length, names });
  }
  const details = { issuer: 'account_verification' };
  await aboutEach(context, { action: 'account.verify', type: 'account', ids: idsOf(verified), details });
  if (waiting.length > 0) {
    return notify('accounts-people.done.verify-without-school', { done: verified.length, names }, 'warning');
  }
  const skipped = ids.length - verified.length;
  if (skipped > 0)
    return notify('accounts-people.done.partly', { done: verified.length, skipped }, 'warning');
  const isLast = await isNobodyPending(context.tx);
  return notify(isLast ? 'accounts-people.done.verify-last' : 'accounts-people.done.verify', {
    count: verified.length,
  });
}

export async function isNobodyPending(tx: Tx): Promise<boolean> {
  return (await pendingRequests(tx)) === 0;
}

const setStatus = statement(
  changedRow,
  'update accounts set status = $2, updated_at = $3 where id = any($1::bigint[]) returning id',
);

export function hold(context: Context<typeof calls.holdAccounts>): Promise<NotificationReply> {
  const { tx, now } = context;
  return changeAll(context, {
    audit: 'account.hold',
    done: 'accounts-people.done.hold',
    refused: 'accounts-people.refused.hold',
    changesStatus: true,
    last: 'accounts-people.done.hold-last',
    allows: (account) => afterEvent(account, 'hold') === 'on-hold',
    change: (accounts) => setStatus(tx, idsOf(accounts), 'on-hold', now),
  });
}

export function release(context: Context<typeof calls.releaseAccounts>): Promise<NotificationReply> {
  const { tx, now } = context;
  return changeAll(context, {
    audit: 'account.release',
    done: 'accounts-people.done.release',
    refused: 'accounts-people.refused.release',
    changesStatus: true,
    allows: (account) => afterEvent(account, 'release') === 'not-verified',
    change: (accounts) => setStatus(tx, idsOf(accounts), 'not-verified', now),
  });
}

export function resend(
  context: Context<typeof calls.resendActivation>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  return changeAll(context, {
    audit: 'account.resend-activation',
    done: 'accounts-people.done.resend',
    refused: 'accounts-people.refused.resend',
    allows: ({ status }) => status === 'not-activated',
    change: async (accounts) => {
      // Everybody gets a letter with a link of their own.
      for (const { id, username, first_name: firstName } of accounts) {
        await sendActivation(context, ports, { id, username, firstName });
      }
      return accounts;
    },
  });
}

/** Nothing may hang on it: neither students nor licenses nor a group without its owner, nor whom it has invited. */
const deleteUnused = statement(
  changedRow,
  `
    delete from accounts a where a.id = any($1::bigint[])
      and not exists (select 1 from students where owner_id = a.id)
      and not exists (select 1 from license_lots where account_id = a.id)
      and not exists (select 1 from group_members m where m.account_id = a.id and m.role = 'owner')
      and not exists (select 1 from accounts invited where invited.invited_by = a.id)
    returning a.id`,
);

/** Answers which of them are gone: who has licenses or students stays. */
export function removeAccounts(tx: Tx, ids: readonly number[]): Promise<Changed[]> {
  return deleteUnused(tx, ids);
}

export async function remove(
  context: Context<typeof calls.deleteAccounts>,
  ports: Pick<AccountPorts, 'heldByPapers'>,
): Promise<NotificationReply> {
  const { tx, input } = context;
  const held = await ports.heldByPapers(tx, input.ids);
  return changeAll(context, {
    audit: 'account.delete',
    done: 'accounts-people.done.delete',
    refused: 'accounts-people.refused.delete',
    allows: (account) => afterEvent(account, 'delete') === 'deleted' && !held.includes(account.id),
    change: (accounts) => deleteUnused(tx, idsOf(accounts)),
  });
}

const setReachedOut = statement(
  changedRow,
  'update accounts set reached_out_at = $2, updated_at = $2 where id = any($1::bigint[]) returning id',
);
const setPriority = statement(
  changedRow,
  `
    update accounts set high_priority = $2, updated_at = $3
    where id = any($1::bigint[]) and high_priority <> $2 returning id`,
);

export function reachOut(context: Context<typeof calls.markReachedOut>): Promise<NotificationReply> {
  const { tx, now } = context;
  return changeAll(context, {
    audit: 'account.reached-out',
    done: 'accounts-people.done.reached-out',
    refused: 'accounts-people.refused.reached-out',
    change: (accounts) => setReachedOut(tx, idsOf(accounts), now),
  });
}

export function prioritize(context: Context<typeof calls.setHighPriority>): Promise<NotificationReply> {
  const { tx, now, input } = context;
  return changeAll(context, {
    audit: 'account.high-priority',
    done: input.on ? 'accounts-people.done.priority-on' : 'accounts-people.done.priority-off',
    refused: input.on ? 'accounts-people.refused.priority-on' : 'accounts-people.refused.priority-off',
    details: { on: input.on },
    change: (accounts) => setPriority(tx, idsOf(accounts), input.on, now),
  });
}
