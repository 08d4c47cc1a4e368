import { returnPath } from '#product/access/rules/return-path.ts';
import { mailedLinkGiven } from '#product/accounts/rules/sign-in/mailed-links.ts';

/**
 * The front page greets a visitor with the login only when they came for it: sent here from a page that needs an
 * account (`r`), or through a link that says so (`login`). Everybody else came to read.
 */
export function opensLogin(search: Readonly<Record<string, unknown>>): boolean {
  return 'login' in search || returnPath(search['r']) !== null;
}

/** `set-password={id}/{code}`: somebody came to choose a new password, and is asked for it right here. */
export function opensSetPassword(search: Readonly<Record<string, unknown>>): string | null {
  const link = search['set-password'];
  return mailedLinkGiven(link) === null ? null : String(link);
}
