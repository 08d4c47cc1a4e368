import { keepPreference, keptPreference } from '#platform/web/page.ts';

/**
 * The token of a class device is the server's alone. That there is one a page may know, or every visitor would ask for
 * tiles: a cookie without a secret, which stays when a child signs out.
 */
const HINT = 'tiles';

export function isClassDevice(): boolean {
  return typeof document !== 'undefined' && keptPreference(HINT) === 'open';
}

export function noteClassDevice(isOpen: boolean): void {
  keepPreference(HINT, isOpen ? 'open' : 'none');
}
