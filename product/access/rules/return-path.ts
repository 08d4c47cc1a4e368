import { homePath, mayView, type Scope } from './scopes.ts';

const RETURN_PATH_MAX = 500;

/** A loop: signing in would sign out again. */
const SIGN_OUT = '/logout';

/**
 * The `r` parameter: a path of this site beginning with exactly one slash, or nothing. Browsers read a backslash as
 * a slash, drop tabs and line breaks and resolve dot segments, so each of these could turn a path into another
 * site's address: they are refused in plain and in encoded form.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > RETURN_PATH_MAX) return null;
  let path = value;
  for (let round = 0; round < 5; round += 1) {
    if (!isPlainPath(path)) return null;
    const decoded = decode(path);
    if (decoded === null) return null;
    if (decoded === path) return leadsOut(path) ? null : value;
    path = decoded;
  }
  return null;
}

function isPlainPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return (
    /^\/(?![/\\])/.test(path) &&
    !/[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufeff\\]/.test(pathname) &&
    !/[\u0000-\u001f\u007f]/.test(path) &&
    !pathname.includes('//') &&
    !pathname.split('/').some((part) => part === '.' || part === '..')
  );
}

function decode(path: string): string | null {
  const [pathname = '', ...rest] = path.split(/(?=[?#])/);
  try {
    return decodeURIComponent(pathname) + rest.join('');
  } catch {
    return null;
  }
}

function leadsOut(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname === SIGN_OUT || pathname.startsWith(`${SIGN_OUT}/`);
}

/** Where a sign-in leads: back to where the person wanted to go if it is theirs to view, else home. */
export function pathAfterSignIn(scope: Scope, r: unknown): string {
  const path = returnPath(r);
  const isOwn = path !== null && mayView(scope, path.split(/[?#]/, 1)[0] ?? '');
  return isOwn ? path : homePath(scope);
}
