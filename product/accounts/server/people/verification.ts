import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import { trialEnd } from '../../rules/free-trial.ts';
import { lacksSchool } from '../../rules/people/status.ts';
import { writeLetter } from '../session/letters.ts';
import type { AccountPorts } from '../session/ports.ts';
import { afterEvent, type LockedAccount, todayOf } from './locked-accounts.ts';

export type Verifying = { tx: Tx; actor: Actor; now: Date; requestId: string; address: Address };

const setVerified = statement(`
    update accounts a set status = 'verified', verified_at = $3, verified_by = $4,
      free_trial_ends_on = trial.ends_on, updated_at = $3
    from unnest($1::bigint[], $2::date[]) as trial (id, ends_on) where a.id = trial.id`);

/**
 * The one way in which accounts become verified after their activation, whoever vouches for them: staff, or an admin
 * of the school. It is done to those whose status allows it, and they are told; the others are left as they were.
 * Answers to whom it was done. The audit is the caller's.
 */
export async function verifyAccounts(
  by: Verifying,
  ports: AccountPorts,
  accounts: readonly LockedAccount[],
): Promise<LockedAccount[]> {
  const { tx, now, actor, requestId } = by;
  const verified = accounts.filter((account) => afterEvent(account, 'verify') === 'verified');
  if (verified.length === 0) return [];
  const ids = verified.map(({ id }) => id);
  const trials = verified.map((account) => ({
    accountId: account.id,
    // A day begins and ends where the school is.
    endsOn: trialEnd(todayOf(account, now)),
    issuer: 'account_verification' as const,
    verified: true,
  }));
  const ends = trials.map((trial) => trial.endsOn);
  await setVerified(tx, ids, ends, now, actor.actingAsBy ?? actor.id);
  await ports.licenses.setTrials(tx, trials, { actor, now, operation: `verification:${requestId}` });
  await ports.licenses.verified(tx, ids, now);
  await tellVerified(by, ports, verified);
  await tellPendingRequests(tx);
  return verified;
}

/** Those who could be verified, were it known where they work. */
export function waitForSchool(accounts: readonly LockedAccount[]): LockedAccount[] {
  return accounts.filter(
    (account) => lacksSchool(account) && (account.status === 'not-verified' || account.status === 'on-hold'),
  );
}

/** By letter, since nobody waits in front of a page, and by a notice on it. */
async function tellVerified(
  { tx, now, requestId, address }: Verifying,
  ports: AccountPorts,
  accounts: readonly LockedAccount[],
): Promise<void> {
  for (const { id, username, first_name: name } of accounts) {
    await ports.post.queue(tx, {
      operationId: `account-verified-${requestId}-${id}`,
      kind: 'account-verified',
      recipient: username,
      letter: writeLetter('account-verified', address, { name, link: `${address.dashboardUrl}/?login=1` }),
    });
  }
  await notifyKeepers(tx, {
    accountIds: accounts.map(({ id }) => id),
    kind: 'account-verified',
    data: {},
    operation: `account-verified:${requestId}`,
    now,
  });
}
