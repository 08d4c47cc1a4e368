/** The account status machine: what may happen to an account, and what it becomes. One table, one place. */
export const ACCOUNT_STATUSES = [
  'not-activated',
  'not-verified',
  'on-hold',
  'verified',
  'deactivated',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ACCOUNT_SOURCES = ['form', 'admin', 'invite', 'uber', 'purchase'] as const;
export type AccountSource = (typeof ACCOUNT_SOURCES)[number];

export type AccountEvent = 'activate' | 'verify' | 'hold' | 'release' | 'deactivate' | 'rollback' | 'delete';

/** What some steps depend on: how the account came, and what it was before it was deactivated. */
export type AccountPast = { source: AccountSource; before: AccountStatus | null };
export type NextStatus = AccountStatus | 'deleted' | null;

type Transition = {
  from: readonly AccountStatus[];
  to: AccountStatus | 'deleted' | ((past: AccountPast) => AccountStatus | null);
};

const ACTIVE: readonly AccountStatus[] = ['not-verified', 'on-hold', 'verified'];

const TRANSITIONS: Record<AccountEvent, Transition> = {
  // Somebody of the school or of staff already vouches for an invited or added account.
  activate: {
    from: ['not-activated'],
    to: ({ source }) => (source === 'form' ? 'not-verified' : 'verified'),
  },
  verify: { from: ['not-verified', 'on-hold'], to: 'verified' },
  hold: { from: ['not-verified'], to: 'on-hold' },
  release: { from: ['on-hold'], to: 'not-verified' },
  deactivate: { from: ACTIVE, to: 'deactivated' },
  rollback: {
    from: ['deactivated'],
    to: ({ before }) => (before !== null && ACTIVE.includes(before) ? before : null),
  },
  delete: { from: ['not-activated'], to: 'deleted' },
};

/** What an account becomes; null where the event is not allowed. */
export function nextStatus(status: AccountStatus, event: AccountEvent, past: AccountPast): NextStatus {
  const { from, to } = TRANSITIONS[event];
  if (!from.includes(status)) return null;
  return typeof to === 'function' ? to(past) : to;
}

export function statusAfterActivation(source: AccountSource): AccountStatus {
  const next = nextStatus('not-activated', 'activate', { source, before: null });
  if (next === null || next === 'deleted') throw new Error('an account that is not activated can be');
  return next;
}

/** Whether the account may hold a session at all. */
export function maySignIn(status: AccountStatus): boolean {
  return status === 'not-verified' || status === 'on-hold' || status === 'verified';
}
