import { type AccountEvent, type AccountStatus, maySignIn, nextStatus } from './status.ts';

/** What a row of a table tells about an account. */
export type AccountFacts = {
  scope: string | null;
  status: AccountStatus | null;
  status_before_deactivation: string | null;
};

const EVENTS = ['verify', 'hold', 'release', 'deactivate', 'rollback', 'delete'] as const;
export type OfferedAction = (typeof EVENTS)[number] | 'resend' | 'edit' | 'reach-out' | 'convert' | 'act-as';

/** What staff may do with an account, by the one table of the status machine. The server judges again. */
export function offeredActions(account: AccountFacts): OfferedAction[] {
  const { status } = account;
  if (status === null) return [];
  const past = { source: 'form', before: statusBefore(account) } as const;
  const happens = (event: AccountEvent): boolean => nextStatus(status, event, past) !== null;
  const offered: OfferedAction[] = ['edit', 'reach-out', ...EVENTS.filter(happens)];
  if (status === 'not-activated') offered.push('resend');
  if (status !== 'deactivated') offered.push('convert');
  if (maySignIn(status)) offered.push('act-as');
  return offered;
}

function statusBefore({ status_before_deactivation: before }: AccountFacts): AccountStatus | null {
  return before === 'not-verified' || before === 'on-hold' || before === 'verified' ? before : null;
}
