import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import { returnPath } from '#product/site/rules/return-path.ts';

/** The pause between closing one account dialog and opening the next. */
export const MODAL_SWITCH_MILLISECONDS = 100;

/** Section 4: a sign-in goes to the return path, else home. */
export function pathAfterSignIn(r: unknown, scope: Scope): string {
  const path = returnPath(r);
  return path === null || path === '/' ? homePath(scope) : path;
}

/** A path with its return path, if there is one worth keeping. */
export function withReturnPath(path: string, r: unknown): string {
  const kept = returnPath(r);
  return kept === null || kept === '/' ? path : `${path}?r=${encodeURIComponent(kept)}`;
}

/** Section 2, login footer: the account request lives on the dashboard only. */
export function accountRequestAddress(site: 'dashboard' | 'student', dashboardUrl: string): string {
  return site === 'dashboard'
    ? '/account/request?key=login-modal'
    : `${dashboardUrl}/account/request?key=student-login-modal`;
}

/** Section 5: an address typed as a student's username is an adult at the wrong door. */
export function looksLikeAddress(username: string): boolean {
  return username.includes('@');
}
