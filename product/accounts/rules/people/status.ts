/** The account status machine: what may happen to an account, and what it becomes. One table, one place. */
export const ACCOUNT_STATUSES = [
  'not-activated',
  'not-verified',
  'on-hold',
  'verified',
  'deactivated',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ACCOUNT_SOURCES = ['form', 'admin', 'invite', 'uber', 'purchase', 'family-code'] as const;
export type AccountSource = (typeof ACCOUNT_SOURCES)[number];

export type AccountEvent = 'activate' | 'verify' | 'hold' | 'release' | 'deactivate' | 'rollback' | 'delete';

/** What some steps depend on. */
export type AccountPast = {
  /** How the account came. */
  source: AccountSource;
  /** What it was before it was deactivated. */
  before: AccountStatus | null;
  /** Somebody who works at a school and belongs to none yet: see `lacksSchool`. */
  lacksSchool?: boolean;
  /** Of an invited colleague: an admin of the school, or staff, has approved the invitation. */
  vouched?: boolean;
};
export type NextStatus = AccountStatus | 'deleted' | null;

type Transition = {
  from: readonly AccountStatus[];
  to: AccountStatus | 'deleted' | ((past: AccountPast) => AccountStatus | null);
};

const ACTIVE: readonly AccountStatus[] = ['not-verified', 'on-hold', 'verified'];

const TRANSITIONS: Record<AccountEvent, Transition> = {
  // An admin or staff vouch for whom they add, a school for whom it gave a code; for an invited colleague somebody has
  // to, then or later.
  activate: {
    from: ['not-activated'],
    to: ({ source, vouched }) =>
      source === 'form' || (source === 'invite' && !vouched) ? 'not-verified' : 'verified',
  },
  // Whoever vouches for a teacher says at which school.
  verify: {
    from: ['not-verified', 'on-hold'],
    to: ({ lacksSchool }) => (lacksSchool ? null : 'verified'),
  },
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

export function statusAfterActivation(source: AccountSource, vouched = false): AccountStatus {
  const next = nextStatus('not-activated', 'activate', { source, before: null, vouched });
  if (next === null || next === 'deleted') throw new Error('an account that is not activated can be');
  return next;
}

/** Whether the account may hold a session at all. */
export function maySignIn(status: AccountStatus): boolean {
  return status === 'not-verified' || status === 'on-hold' || status === 'verified';
}

/** Who works at a school is verified as somebody of that school. Parents, and who teaches at home, need none. */
export function lacksSchool(account: {
  scope: string | null;
  role: string | null;
  school_id: number | null;
}): boolean {
  return account.scope === 'educator' && account.role !== 'home' && account.school_id === null;
}
