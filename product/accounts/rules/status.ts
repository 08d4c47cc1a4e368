/** The account status machine: what may happen to an account, and what it becomes. One table, one place. */
export type AccountStatus = 'not-activated' | 'not-verified' | 'on-hold' | 'verified' | 'deactivated';
export type AccountSource = 'form' | 'admin' | 'invite' | 'uber' | 'purchase';

/** Somebody of the school or of staff already vouches for an invited or added account. */
export function statusAfterActivation(source: AccountSource): AccountStatus {
  return source === 'form' ? 'not-verified' : 'verified';
}

/** Whether the account may hold a session at all. */
export function maySignIn(status: AccountStatus): boolean {
  return status === 'not-verified' || status === 'on-hold' || status === 'verified';
}
