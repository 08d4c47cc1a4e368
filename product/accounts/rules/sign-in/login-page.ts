import type { FieldErrors } from '#platform/contract/message.ts';
import { returnPath } from '#product/access/rules/return-path.ts';

/** The pause between closing one account dialog and opening the next. */
export const MODAL_SWITCH_MILLISECONDS = 100;

/** A path with its return path, if there is one worth keeping. */
export function withReturnPath(path: string, r: unknown): string {
  const kept = returnPath(r);
  return kept === null || kept === '/' ? path : `${path}?r=${encodeURIComponent(kept)}`;
}

type AccountRequestLink = { to: string; search: Record<string, string> } | { href: string };

/** The account request lives on the dashboard only. */
export function accountRequestLink(site: 'dashboard' | 'student', dashboardUrl: string): AccountRequestLink {
  return site === 'dashboard'
    ? { to: '/account/request', search: { key: 'login-modal' } }
    : { href: `${dashboardUrl}/account/request?key=student-login-modal` };
}

/** The username that a printed card's code brings along: only what can be a student's is filled in. */
export function givenUsername(text: string | null): string {
  return text !== null && /^[a-z0-9.-]{3,45}$/i.test(text) ? text.toLowerCase() : '';
}

/** An address typed as a student's username is an adult at the wrong door. */
export function looksLikeAddress(username: string): boolean {
  return username.includes('@');
}

export type LoginFailure = { status: number; errors: FieldErrors | undefined };

/** A refused login that names no field is told at the password. */
export function loginFallback({ status, errors }: LoginFailure): FieldErrors | undefined {
  const isRefused = status >= 400 && status < 500 && status !== 429;
  const namesField = errors !== undefined && Object.keys(errors).length > 0;
  return isRefused && !namesField ? { password: { i18n: 'validation.password-incorrect' } } : undefined;
}

/** A usual username fills the field's width. */
const FILLS_FIELD = 26;

/** How far along the field the caret has come, from 0 to 1: where the login's character looks. */
export function typedPosition(username: string): number {
  return Math.min(username.length / FILLS_FIELD, 1);
}
